import type { RoundRecord } from '../records.ts';
import { createRng, hashText, type Rng } from '../../world/rng.ts';
import { andarBahar, dragonTiger } from './cards.ts';
import { crashSelections, flightOf } from './crash.ts';
import { dice } from './dice.ts';
import { reels } from './reels.ts';
import { roulette } from './roulette.ts';
import type { Selection, Show, Table, TableKind } from './table.ts';

const drawn: Readonly<Record<Exclude<TableKind, 'crash'>, Table>> = { roulette, 'andar-bahar': andarBahar, 'dragon-tiger': dragonTiger, dice, reels };

export const selectionsOf = (kind: TableKind): readonly Selection[] => (kind === 'crash' ? crashSelections : drawn[kind].selections);

export interface Course {
  readonly endsAfterMs: number;
  /** On 100 of stake, unless a flight is cashed out before. */
  readonly pays: number;
  readonly show: Show;
}

export const luckOf = (seed: number, roundId: string): Rng => createRng(seed, hashText('round'), hashText(roundId));

/** How a round goes: a function of its id alone, so that it can be told again and again. */
export function courseOf(seed: number, kind: TableKind, { roundId, selectionId }: Pick<RoundRecord, 'roundId' | 'selectionId'>): Course {
  const luck = luckOf(seed, roundId);
  if (kind === 'crash') {
    const { crash, endsAfterMs, pays } = flightOf(selectionId, luck);
    return { endsAfterMs, pays, show: { crash } };
  }
  return { endsAfterMs: drawn[kind].lastsMs, ...drawn[kind].play(selectionId, luck) };
}

/** Whether a win pays what was offered, whatever comes. */
export const hasFixedPrice = (kind: TableKind): boolean => kind !== 'crash' && kind !== 'reels';
