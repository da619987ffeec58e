import { describe, expect, test } from 'vitest';
import type { CommandResponse } from '#shared/commands/command.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { type Money, units, ZERO } from '#shared/domain/money/money.ts';
import { createBetAssignments } from '../../model/placement/bet-assignments.ts';
import { createFakeClock, createPendingStore, flushMicrotasks } from '../../model/testing/fake-clock.ts';
import { createBet, START } from '../../model/testing/samples.ts';
import { createMultiBetController } from './multi-bet-controller.ts';
import { typeTotal } from './multi-bet-draft.ts';
import { toMultiBetStatusView } from './multi-bet-view.ts';
import { createRaceSelectionSample } from './testing/samples.ts';

const createBetOn = (runnerId: number, betId = `b-${runnerId}`): Bet =>
  createBet({
    betId,
    matchId: '71',
    marketId: '1.71',
    selectionName: `${runnerId}. Runner`,
    price: createRaceSelectionSample(runnerId, 400).price,
    stake: units(250),
  });
const both = [createBetOn(1), createBetOn(2)];

/** Sends two bets as one and responds. `listedBets`: the bet list from then on. */
async function submitAndRespond(response: CommandResponse<Bet>, listedBets: readonly Bet[]) {
  const { now, schedule } = createFakeClock(START);
  let onRead: (exposure: Money) => void = () => undefined;
  let refreshCount = 0;
  const controller = createMultiBetController({
    placeBets: () => Promise.resolve(response),
    listBets: () => Promise.resolve({ receipts: listedBets, isWhole: true }),
    listEnded: () => [],
    refreshBets: () => Promise.resolve(listedBets),
    getExposure: () => ZERO,
    watchExposure(reader) {
      onRead = reader;
      return () => undefined;
    },
    assignments: createBetAssignments(),
    refresh: () => void (refreshCount += 1),
    pendingBets: createPendingStore(new Map()),
    now,
    schedule,
    newReference: () => 'ref-1',
  });
  controller.setUser('u-1');
  controller.select(createRaceSelectionSample(1, 400));
  controller.select(createRaceSelectionSample(2, 400));
  controller.edit((draft) => typeTotal(draft, '500'));
  controller.submit({ delaySeconds: 1, knownBetIds: [] });
  await flushMicrotasks();
  return {
    state: () => controller.store.getState(),
    view() {
      const { status } = controller.store.getState();
      return status === null ? null : toMultiBetStatusView(status, START);
    },
    async readExposure(exposure: Money) {
      onRead(exposure);
      await flushMicrotasks();
    },
    refreshCount: () => refreshCount,
  };
}

describe('MultiBetController when the bet list contradicts the response', () => {
  test('shows every bet found when the server placed the bets twice', async () => {
    const harness = await submitAndRespond({ type: 'accepted', message: 'Bets placed', receipts: both }, [
      ...both,
      createBetOn(1, 'b-8'),
      createBetOn(2, 'b-9'),
    ]);
    expect(harness.view()).toMatchObject({ name: 'found', message: '4 bets found' });
    expect(harness.state().status).toMatchObject({
      bets: [{ betId: 'b-1' }, { betId: 'b-8' }, { betId: 'b-2' }, { betId: 'b-9' }],
    });
  });

  test('keeps the bets placed when the list shows each of them once', async () => {
    expect(
      (await submitAndRespond({ type: 'accepted', message: 'Bets placed', receipts: [] }, both)).view(),
    ).toMatchObject({ name: 'placed' });
  });

  test('finds the bets after a refusal when the exposure changes', async () => {
    const harness = await submitAndRespond({ type: 'refused', message: 'Odds suspended!' }, both);
    expect(harness.view()).toMatchObject({ name: 'refused' });
    await harness.readExposure(units(-500));
    expect(harness.view()).toMatchObject({ name: 'found', message: '2 bets found' });
    expect([harness.state().draft.legs, harness.refreshCount()]).toEqual([[], 1]);
  });

  test('names the bets when only some of them stand after a refusal', async () => {
    const harness = await submitAndRespond({ type: 'refused', message: 'Odds suspended!' }, [createBetOn(2)]);
    await harness.readExposure(units(-250));
    expect(harness.state().status).toMatchObject({ phase: 'partly', bets: [{ betId: 'b-2' }] });
  });
});
