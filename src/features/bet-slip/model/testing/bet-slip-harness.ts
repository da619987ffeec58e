import type { CommandResponse } from '#shared/commands/command.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { Selection } from '#shared/domain/bet/selection.ts';
import { type Money, ZERO } from '#shared/domain/money/money.ts';
import { type BetSlipController, createBetSlipController } from '../bet-slip-controller.ts';
import { createBetAssignments } from '../placement/bet-assignments.ts';
import type { BetIntent } from '../placement/bet-intent.ts';
import { typeStake } from '../ticket/ticket.ts';
import { createFakeClock, createPendingStore, type FakeClock, flushMicrotasks } from './fake-clock.ts';
import { createOddsSelectionSample, START } from './samples.ts';

/** A bet slip controller with fake ports: the test moves the clock and gives the responses. */
export interface BetSlipHarness {
  readonly controller: BetSlipController;
  readonly sentIntents: BetIntent[];
  /** Times at which the controller requested the bet list, in seconds from the start. */
  readonly listRequestTimes: number[];
  readonly pendingIntents: Map<string, BetIntent>;
  refreshCount: number;
  /** Times at which the controller compared a response with the bet list, in seconds from the start. */
  readonly comparisonTimes: number[];
  /** The exposure as last read; null before the first reading. Tests set it. */
  exposure: Money | null;
  readExposure(exposure: Money): Promise<void>;
  /** Responses of the active bet list and of the list of ended bets. */
  list: () => Promise<readonly Bet[]>;
  listEnded: () => readonly Promise<readonly Bet[]>[];
  /** Whether the list of active bets could be read in full. */
  isWhole: boolean;
  respond(response: CommandResponse<Bet>): Promise<void>;
  readonly passSeconds: FakeClock['passSeconds'];
}

export function createBetSlipHarness(
  pendingIntents: Map<string, BetIntent> = new Map(),
  startAt = START,
  userId: string | null = 'u-1',
): BetSlipHarness {
  const clock = createFakeClock(startAt);
  let references = 0;
  const exposureReaders = new Set<(exposure: Money) => void>();
  const pendingResponses: ((response: CommandResponse<Bet>) => void)[] = [];

  const harness: BetSlipHarness = {
    sentIntents: [],
    listRequestTimes: [],
    comparisonTimes: [],
    exposure: ZERO,
    async readExposure(exposure) {
      harness.exposure = exposure;
      for (const onRead of exposureReaders) onRead(exposure);
      await flushMicrotasks();
    },
    pendingIntents,
    refreshCount: 0,
    list: () => Promise.resolve([]),
    listEnded: () => [],
    isWhole: true,
    async respond(response) {
      pendingResponses.shift()?.(response);
      await flushMicrotasks();
    },
    passSeconds: clock.passSeconds,
    controller: createBetSlipController({
      placeBet: (intent) => {
        harness.sentIntents.push(intent);
        return new Promise((resolve) => pendingResponses.push(resolve));
      },
      listBets: () => {
        harness.listRequestTimes.push((clock.now() - startAt) / 1000);
        return harness.list().then((receipts) => ({ receipts, isWhole: harness.isWhole }));
      },
      listEnded: () => harness.listEnded().map((list) => list.then((receipts) => ({ receipts, isWhole: true }))),
      refreshBets: () => {
        harness.comparisonTimes.push((clock.now() - startAt) / 1000);
        return harness.list();
      },
      getExposure: () => harness.exposure,
      watchExposure(onRead) {
        exposureReaders.add(onRead);
        return () => void exposureReaders.delete(onRead);
      },
      assignments: createBetAssignments(),
      refresh: () => void (harness.refreshCount += 1),
      pendingBets: createPendingStore(pendingIntents),
      now: clock.now,
      schedule: clock.schedule,
      newReference: () => `ref-${startAt}-${(references += 1)}`,
    }),
  };
  if (userId !== null) harness.controller.setUser(userId);
  return harness;
}

export const getCurrentSlip = (harness: BetSlipHarness) => harness.controller.store.getState().current;
export const listTrackedSlips = (harness: BetSlipHarness) => harness.controller.store.getState().tracked;
export const submitOptions = { delaySeconds: 5, knownBetIds: [] };

export function enterBet(harness: BetSlipHarness, selection: Selection = createOddsSelectionSample()) {
  harness.controller.select(selection);
  harness.controller.edit((ticket) => typeStake(ticket, '500'));
}

export async function loseResponse(harness: BetSlipHarness) {
  enterBet(harness);
  harness.controller.submit(submitOptions);
  await harness.respond({ type: 'lost' });
}
