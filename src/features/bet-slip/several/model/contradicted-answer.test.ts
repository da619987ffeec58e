import { describe, expect, test } from 'vitest';
import type { Bet } from '#shared/domain/bet.ts';
import { units, ZERO, type Money } from '#shared/domain/money.ts';
import { createBetRegister } from '../../model/register.ts';
import { createHours, keptIn, settle } from '../../model/testing/hours.ts';
import { betOf, START } from '../../model/testing/samples.ts';
import { createSeveralDesk, type SeveralAnswer } from './desk.ts';
import { typeTotal } from './draft.ts';
import { runner } from './testing/samples.ts';
import { toldView } from './view.ts';

const betOn = (runnerId: number, betId = `b-${runnerId}`): Bet =>
  betOf({ betId, matchId: '71', marketId: '1.71', selectionName: `${runnerId}. Runner`, price: runner(runnerId, 400).price, stake: units(250) });
const both = [betOn(1), betOn(2)];

/** Two bets sent as one and answered; `listed` is what the list of bets shows from then on. */
async function answered(answer: SeveralAnswer, listed: readonly Bet[]) {
  const { now, later } = createHours(START);
  let onRead: (exposure: Money) => void = () => undefined;
  let refreshed = 0;
  const listBets = () => Promise.resolve(listed);
  const desk = createSeveralDesk({
    place: () => Promise.resolve(answer),
    listBets,
    listEnded: () => Promise.resolve([]),
    refreshBets: listBets,
    exposure: () => ZERO,
    watchExposure(reader) {
      onRead = reader;
      return () => undefined;
    },
    register: createBetRegister(),
    refresh: () => void (refreshed += 1),
    pending: keptIn(new Map()),
    now,
    later,
    newReference: () => 'ref-1',
  });
  desk.enter('u-1');
  desk.pick(runner(1, 400));
  desk.pick(runner(2, 400));
  desk.edit((draft) => typeTotal(draft, '500'));
  desk.submit({ delaySeconds: 1, knownBetIds: [] });
  await settle();
  return {
    state: () => desk.store.getState(),
    view() {
      const { told } = desk.store.getState();
      return told === null ? null : toldView(told, START);
    },
    async readExposure(exposure: Money) {
      onRead(exposure);
      await settle();
    },
    refreshed: () => refreshed,
  };
}

describe('several bets that the list shows otherwise than the answer', () => {
  test('are shown with every bet found when the server took them twice', async () => {
    const room = await answered({ kind: 'placed', message: 'Bets placed', bets: both }, [...both, betOn(1, 'b-8'), betOn(2, 'b-9')]);
    expect(room.view()).toMatchObject({ name: 'found', message: '4 bets found' });
    expect(room.state().told).toMatchObject({ bets: [{ betId: 'b-1' }, { betId: 'b-8' }, { betId: 'b-2' }, { betId: 'b-9' }] });
  });

  test('stay placed when the list shows each once', async () => {
    expect((await answered({ kind: 'placed', message: 'Bets placed', bets: [] }, both)).view()).toMatchObject({ name: 'placed' });
  });

  test('are found after a refusal when the exposure changed', async () => {
    const room = await answered({ kind: 'refused', message: 'Odds suspended!' }, both);
    expect(room.view()).toMatchObject({ name: 'refused' });
    await room.readExposure(units(-500));
    expect(room.view()).toMatchObject({ name: 'found', message: '2 bets found' });
    expect([room.state().draft.legs, room.refreshed()]).toEqual([[], 1]);
  });

  test('are named where only some of them stand after a refusal', async () => {
    const room = await answered({ kind: 'refused', message: 'Odds suspended!' }, [betOn(2)]);
    await room.readExposure(units(-250));
    expect(room.state().told).toMatchObject({ phase: 'partly', bets: [{ betId: 'b-2' }] });
  });
});
