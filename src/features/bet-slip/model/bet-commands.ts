import { getFailure } from '#shared/api/failure.ts';
import type { CommandConfig } from '#shared/commands/command-config.ts';
import { LAST_CHECK_MS } from '#shared/commands/reconciliation.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { BetAssignments } from './placement/bet-assignments.ts';
import type { BetIntent } from './placement/bet-intent.ts';

/** Ports that every command that places bets needs: bet lists, exposure and time. */
export interface BetListPorts {
  /** Reads the active bets of a match. Rejects when the list cannot be read. */
  listBets(matchId: string): Promise<readonly Bet[]>;
  /** Reads the settled, void and deleted bets of a match: a bet may end before a check finds it. */
  listEnded(matchId: string): Promise<readonly Bet[]>;
  /**
   * Reads the active bets after a response, and shares the request of the page that shows them. Rejects when they
   * cannot be read.
   */
  refreshBets(matchId: string): Promise<readonly Bet[]>;
  /** The exposure as last read; null before the first reading. */
  getExposure(): Money | null;
  /** Reads the exposure and calls `onRead` with every reading. Returns a function that stops it. */
  watchExposure(onRead: (exposure: Money) => void): () => void;
  /** Shared by all commands that place bets. */
  readonly assignments: BetAssignments;
  now(): number;
  schedule(ms: number, callback: () => void): () => void;
  newReference(): string;
}

/** The latest arrival of a delayed request, in milliseconds after the bet delay has ended. */
const AFTER_DELAY_MS = 3_000;

interface BetCommand {
  readonly matchId: string;
  readonly delaySeconds: number;
}

/** Ended bets when their list cannot be read. Throws when the server may have it, and only did not respond. */
function readNoEndedBets(error: unknown): readonly Bet[] {
  const failure = getFailure(error);
  if (failure?.kind === 'unreachable' && failure.code !== 'PARSING_ERROR') throw error;
  return [];
}

/** Creates the part of the command configuration that single bets and multi-bets share. */
export function createBetCommandConfig<Payload>(ports: BetListPorts, describe: (payload: Payload) => BetCommand) {
  return {
    async listReceipts(payload, isConclusive) {
      const { matchId } = describe(payload);
      const ended = isConclusive ? ports.listEnded(matchId).catch(readNoEndedBets) : [];
      const lists = await Promise.all([ports.listBets(matchId), ended]);
      return lists.flat();
    },
    refreshReceipts: (payload) => ports.refreshBets(describe(payload).matchId),
    getConclusiveAfterMs: (payload) => Math.max(LAST_CHECK_MS, describe(payload).delaySeconds * 1000 + AFTER_DELAY_MS),
    resumedFrom: 'sending',
    assignments: ports.assignments,
    exposure: { current: ports.getExposure, watch: ports.watchExposure },
    clock: { now: ports.now, schedule: ports.schedule },
    newReference: ports.newReference,
  } satisfies Partial<CommandConfig<Payload, Bet, BetIntent>>;
}
