import type { Bet } from '#shared/domain/bet.ts';
import { ZERO, type Money } from '#shared/domain/money.ts';
import { createDesk, type Desk } from '../desk.ts';
import type { Answer } from '../desk-ports.ts';
import type { Intent } from '../intent.ts';
import type { Pick } from '../pick.ts';
import { createBetRegister } from '../register.ts';
import { typeStake } from '../ticket.ts';
import { createHours, keptIn, settle, type Hours } from './hours.ts';
import { oddsPick, START } from './samples.ts';

/** Everything around a desk, with a clock that the test moves and answers that the test gives. */
export interface Room {
  readonly desk: Desk;
  readonly sent: Intent[];
  /** Moments, in seconds from the start, at which the list of bets was asked for. */
  readonly asked: number[];
  readonly kept: Map<string, Intent>;
  refreshed: number;
  /** Moments, in seconds from the start, at which an answer was compared with the list of bets. */
  readonly compared: number[];
  /** The exposure as last read, and what each further reading brings; null where it was never read. */
  exposure: Money | null;
  readExposure(exposure: Money): Promise<void>;
  /** What the list of bets answers, and the lists of those that ended. */
  list: () => Promise<readonly Bet[]>;
  ended: () => Promise<readonly Bet[]>;
  answer(answer: Answer): Promise<void>;
  readonly pass: Hours['pass'];
}

export function createRoom(kept: Map<string, Intent> = new Map(), startAt = START, userId: string | null = 'u-1'): Room {
  const hours = createHours(startAt);
  let references = 0;
  const exposureReaders = new Set<(exposure: Money) => void>();
  const waiting: ((answer: Answer) => void)[] = [];

  const room: Room = {
    sent: [],
    asked: [],
    compared: [],
    exposure: ZERO,
    async readExposure(exposure) {
      room.exposure = exposure;
      for (const onRead of exposureReaders) onRead(exposure);
      await settle();
    },
    kept,
    refreshed: 0,
    list: () => Promise.resolve([]),
    ended: () => Promise.resolve([]),
    async answer(answer) {
      waiting.shift()?.(answer);
      await settle();
    },
    pass: hours.pass,
    desk: createDesk({
      place: (intent) => {
        room.sent.push(intent);
        return new Promise((resolve) => waiting.push(resolve));
      },
      listBets: () => {
        room.asked.push((hours.now() - startAt) / 1000);
        return room.list();
      },
      listEnded: () => room.ended(),
      refreshBets: () => {
        room.compared.push((hours.now() - startAt) / 1000);
        return room.list();
      },
      exposure: () => room.exposure,
      watchExposure(onRead) {
        exposureReaders.add(onRead);
        return () => void exposureReaders.delete(onRead);
      },
      register: createBetRegister(),
      refresh: () => void (room.refreshed += 1),
      pending: keptIn(kept),
      now: hours.now,
      later: hours.later,
      newReference: () => `ref-${startAt}-${(references += 1)}`,
    }),
  };
  if (userId !== null) room.desk.enter(userId);
  return room;
}

export const front = (room: Room) => room.desk.store.getState().front;
export const aside = (room: Room) => room.desk.store.getState().aside;
export const order = { delaySeconds: 5, knownBetIds: [] };

export function draft(room: Room, pick: Pick = oddsPick()) {
  room.desk.pick(pick);
  room.desk.edit((ticket) => typeStake(ticket, '500'));
}

export async function lost(room: Room) {
  draft(room);
  room.desk.submit(order);
  await room.answer({ kind: 'lost' });
}
