import type { FancyBet } from '#shared/domain/bet/bet.ts';
import { calculateRunBands, calculateWorstFancyResult, type RunBand } from '#shared/domain/bet/fancy.ts';
import type { FancyLine } from '#shared/domain/market/market.ts';
import { toDecimalText } from '#shared/domain/money/money.ts';
import { createBreak, type Finding } from '../finding.ts';
import type { BetSubject } from './placement.ts';

type Positions = readonly FancyBet[];

const formatBands = (bands: readonly RunBand[]): string =>
  bands.map(({ label, result }) => `${label}: ${toDecimalText(result)}`).join(', ');

/** Compares the results for every score. The app calculates them from the bets that the server lists for the line. */
function findBandBreaks(received: Positions, expected: Positions): readonly Finding[] {
  const [own, right] = [received, expected].map((bets) => formatBands(calculateRunBands(bets)));
  if (own === undefined || right === undefined || own === right) return [];
  return [createBreak('data.bets_fancies', own, right, 'The bettor sees wrong results in the ladder of the line.')];
}

/** Adds up bets on a session line. */
export const createLineSubject = ({ fancyId }: FancyLine): BetSubject<Positions> => ({
  positionCall: 'getRunTimeFancyPosition',
  unknownReason: null,
  readPositions: async (caller) => (await caller.send('getRunTimeFancyPosition', { fancy_id: fancyId })).data,
  findWorstResult: (bets) => calculateWorstFancyResult(calculateRunBands(bets)),
  async checkPositions(run, label, expected) {
    await run.tryCall(
      'getRunTimeFancyPosition',
      { fancy_id: fancyId },
      { label, judgesEmpty: true, findRuleBreaks: (bets) => findBandBreaks(bets, expected) },
    );
  },
});
