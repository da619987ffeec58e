import { odds } from '#shared/domain/odds.ts';
import { oddsPick } from '../../../model/testing/samples.ts';
import type { OddsPick } from '../../../model/pick.ts';

/** A runner of one race, backed at this price (in hundredths) where nothing else is said. */
export const runner = (runnerId: number, price: number, change: Partial<OddsPick> = {}): OddsPick =>
  oddsPick({ sportId: '7', matchId: '71', matchName: 'Ascot (GB) 14:05', marketId: '1.71', marketName: 'Win', runnerId, runnerName: `${runnerId}. Runner`, price: odds(price), ...change });
