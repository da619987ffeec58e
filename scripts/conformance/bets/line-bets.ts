import { toFancyBetBody } from '#shared/api/contract/betting/bet-place.ts';
import type { FancyBet } from '#shared/domain/bet/bet.ts';
import { toFancyBet, toPayoutPer100 } from '#shared/domain/bet/fancy.ts';
import { toLineRun } from '#shared/domain/bet/selection.ts';
import type { FancyLine, MatchRow, RunLine } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { Caller } from '../caller.ts';
import { chooseStake } from './choose-stake.ts';
import { createLineSubject } from './line-subject.ts';
import type { BetPlan, BetRequest, Placement } from './placement.ts';

type LinePlacement = Placement<readonly FancyBet[]>;
type LineSide = FancyBet['side'];

/** Where a session line is. */
export interface LinePlace {
  readonly fancyId: string;
  readonly matchId: string;
  readonly sportId: string;
}

/** A session line that takes bets on both sides. */
interface LineTarget {
  readonly line: FancyLine;
  readonly runs: Readonly<Record<LineSide, RunLine>>;
  readonly minStake: Money | null;
  readonly delaySeconds: number;
}

const CRICKET = '4';

/** The id of a line begins with that of its match. A match that the home list leaves out counts as cricket. */
export function locateLine(home: readonly MatchRow[], fancyId: string): LinePlace {
  const matchId = fancyId.replace(/_[^_]*$/, '');
  return { fancyId, matchId, sportId: home.find((row) => row.matchId === matchId)?.sportId ?? CRICKET };
}

/** Reads the line again, with its runs of now. Resolves to a reason when it takes no bets. */
async function readLineTarget(caller: Caller, { fancyId, matchId, sportId }: LinePlace): Promise<LineTarget | string> {
  const lines = (await caller.send('getFancies', { match_id: matchId, combine: true })).data ?? [];
  const line = lines.find((each) => each.fancyId === fancyId);
  if (line === undefined) return `fancy/getFancies of the match ${matchId} has no session line ${fancyId}`;
  const { yes, no, lockedBy } = line;
  if (lockedBy !== null) return `the session line takes no bets: ${lockedBy}`;
  if (yes === null || no === null) return 'the session line does not offer both YES and NO';
  const limits = (await caller.send('getEventsLimit', { match_id: matchId, sport_id: sportId })).data;
  const own = limits?.fancies[fancyId];
  return {
    line,
    runs: { yes, no },
    minStake: own?.minStake ?? line.minStake,
    delaySeconds: own?.delaySeconds ?? 0,
  };
}

const createBet = ({ runs }: LineTarget, side: LineSide, stake: Money): FancyBet => ({ side, ...runs[side], stake });

const createRequest = ({ line: { fancyId, matchId } }: LineTarget, bet: FancyBet): BetRequest => ({
  matchId,
  send: (caller, reference) => caller.send('saveFancyBet', toFancyBetBody({ fancyId, ...bet }), { reference }),
});

function createPlacement(target: LineTarget, bet: FancyBet): LinePlacement {
  const { line, delaySeconds } = target;
  const { side, run, size, stake } = bet;
  return {
    ...createRequest(target, bet),
    bets: [
      {
        side: side === 'yes' ? 'back' : 'lay',
        price: toLineRun(run),
        size: toPayoutPer100(size),
        stake,
        selectionName: line.name,
      },
    ],
    holdMs: 1_000 * delaySeconds,
    subject: createLineSubject(line),
    addBets: (bets, [listed]) => [...bets, listed === undefined ? bet : toFancyBet(listed)],
  };
}

/** Bets on the current run of a session line. */
export const planLineBet = (place: LinePlace, side: LineSide, stake: Money | undefined): BetPlan<LinePlacement> => ({
  call: 'saveFancyBet',
  label: side.toUpperCase(),
  async createRequest(caller) {
    const target = await readLineTarget(caller, place);
    if (typeof target === 'string') return target;
    return createPlacement(target, createBet(target, side, chooseStake(stake, target.minStake)));
  },
});

/** Bets on a run that the line does not offer. */
export const planLineBetToRefuse = (place: LinePlace): BetPlan<BetRequest> => ({
  call: 'saveFancyBet',
  label: 'a run that the line does not offer',
  async createRequest(caller) {
    const target = await readLineTarget(caller, place);
    if (typeof target === 'string') return target;
    const bet = createBet(target, 'yes', chooseStake(undefined, target.minStake));
    return createRequest(target, { ...bet, run: bet.run + 1 });
  },
});
