import { createRng, hashText, type Rng } from '../../world/rng.ts';
import type { RoundRecord } from '../records.ts';
import { andarBahar, dragonTiger } from './cards.ts';
import { crashSelections, planFlight } from './crash.ts';
import { dice } from './dice.ts';
import { reels } from './reels.ts';
import { roulette } from './roulette.ts';
import type { CasinoTable, RoundDisplay, TableKind, TableSelection } from './table.ts';

const drawnTables: Readonly<Record<Exclude<TableKind, 'crash'>, CasinoTable>> = {
  roulette,
  'andar-bahar': andarBahar,
  'dragon-tiger': dragonTiger,
  dice,
  reels,
};

export const listSelections = (kind: TableKind): readonly TableSelection[] =>
  kind === 'crash' ? crashSelections : drawnTables[kind].selections;

export interface RoundPlan {
  readonly endsAfterMs: number;
  /** Payout per 100 of stake, unless the player cashes out before. */
  readonly pays: number;
  readonly show: RoundDisplay;
}

export const createRoundRng = (seed: number, roundId: string): Rng =>
  createRng(seed, hashText('round'), hashText(roundId));

/** Plans a round as a pure function of its id, so every read gives the same round. */
export function planRound(
  seed: number,
  kind: TableKind,
  { roundId, selectionId }: Pick<RoundRecord, 'roundId' | 'selectionId'>,
): RoundPlan {
  const roundRng = createRoundRng(seed, roundId);
  if (kind === 'crash') {
    const { crash, endsAfterMs, pays } = planFlight(selectionId, roundRng);
    return { endsAfterMs, pays, show: { crash } };
  }
  return { endsAfterMs: drawnTables[kind].durationMs, ...drawnTables[kind].play(selectionId, roundRng) };
}

/** Tells whether a win always pays the offered price. */
export const hasFixedPrice = (kind: TableKind): boolean => kind !== 'crash' && kind !== 'reels';
