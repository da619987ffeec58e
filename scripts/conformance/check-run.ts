import type { input as Input, output as Output } from 'zod/mini';
import { contract, type EndpointName } from '#shared/api/contract/index.ts';
import { callTexts } from '../contract/fields/call-texts.ts';
import type { Attempt, Caller } from './caller.ts';
import { type CheckResult, createResult, createUntried, type Finding } from './finding.ts';
import { judgeCall, toPathName } from './judge-call.ts';

export type CallData<Name extends EndpointName> = Output<(typeof contract)[Name]['response']>;

export interface TryOptions<Data> {
  /** Shown behind the name of a call that is tried twice. */
  readonly label?: string;
  /** Rules between fields and rows, which no schema states. Applied to data without a deviation. */
  readonly findRuleBreaks?: (data: Data) => readonly Finding[];
  /** Whether a refusal is one of the documented responses. */
  readonly acceptsRefusal?: boolean;
  /** Time in milliseconds for which the server may hold the call. */
  readonly holdMs?: number;
  /** Whether an empty response is judged too. Otherwise the call then counts as not tried. */
  readonly judgesEmpty?: boolean;
}

/** One run of the check: makes calls and keeps their results in order. */
export class CheckRun {
  readonly caller: Caller;
  /** A slower response is a finding. Milliseconds. */
  readonly slowMs: number;
  readonly results: CheckResult[] = [];
  readonly #names = new Set<EndpointName>();

  constructor(caller: Caller, slowMs: number) {
    this.caller = caller;
    this.slowMs = slowMs;
  }

  add(result: CheckResult): void {
    this.results.push(result);
  }

  /** Makes and judges a call. Resolves to its data, or to null when the app could not read them. */
  async tryCall<Name extends EndpointName>(
    name: Name,
    input: Input<(typeof contract)[Name]['request']>,
    options: TryOptions<CallData<Name>> = {},
  ): Promise<CallData<Name> | null> {
    const attempt = await this.caller.send(name, input);
    this.judge(name, attempt, options);
    return attempt.data;
  }

  /** Judges a call that was made. */
  judge<Name extends EndpointName>(
    name: Name,
    attempt: Attempt<CallData<Name>>,
    { label, findRuleBreaks, acceptsRefusal = false, judgesEmpty = false, holdMs = 0 }: TryOptions<CallData<Name>> = {},
  ): void {
    const { data, failure, drift } = attempt;
    const breaks = failure === null && drift.length === 0 ? (findRuleBreaks?.(data as CallData<Name>) ?? []) : [];
    const isRefusal = acceptsRefusal && failure?.kind === 'refused';
    this.#addResult(
      name,
      isRefusal
        ? createResult(toPathName(name), [], { status: attempt.response?.status ?? null, ms: attempt.ms })
        : (this.#createMissingFeature(name, attempt) ??
            judgeCall(name, attempt, { slowMs: this.slowMs + holdMs, more: breaks, judgesEmpty })),
      label,
    );
  }

  #addResult(name: EndpointName, result: CheckResult, label?: string): void {
    this.#names.add(name);
    this.add(label === undefined ? result : { ...result, name: `${result.name} (${label})` });
  }

  /** A server needs a call of the project's own only for the switch that uses it. */
  #createMissingFeature(name: EndpointName, { response, ms }: Attempt): CheckResult | null {
    const { feature } = callTexts[name];
    if (feature === undefined || response?.status !== 404) return null;
    const reason = `the server does not have this call: leave features.${feature} out of config.json`;
    return createUntried(toPathName(name), reason, { status: response.status, ms });
  }

  /** Adds a finished result. */
  addCall(name: EndpointName, result: CheckResult, label?: string): void {
    this.#addResult(name, result, label);
  }

  skip(name: EndpointName, reason: string): void {
    this.#addResult(name, createUntried(toPathName(name), reason));
  }

  /** Calls of the contract without a result. */
  listUntried(): readonly EndpointName[] {
    return (Object.keys(contract) as EndpointName[]).filter((name) => !this.#names.has(name));
  }
}
