import type { Bet } from '#shared/domain/bet/bet.ts';
import type { FancySelection, OddsSelection } from '#shared/domain/bet/selection.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import type { BetIntent } from '../placement/bet-intent.ts';

const pricePress = {
  sportId: '4',
  matchId: '31',
  matchName: 'India v Australia',
  side: 'back',
  changedAgoMs: 5_000,
} as const;

export const createOddsSelectionSample = (change: Partial<OddsSelection> = {}): OddsSelection => ({
  ...pricePress,
  kind: 'odds',
  marketId: '1.2340',
  marketName: 'Match odds',
  ladder: 'betfair',
  winners: 1,
  runnerId: 7,
  runnerName: 'India',
  price: odds(198),
  ...change,
});

export const createFancySelectionSample = (change: Partial<FancySelection> = {}): FancySelection => ({
  ...pricePress,
  kind: 'fancy',
  fancyId: '31_4',
  fancyName: '6 over runs India',
  run: 45,
  size: 110,
  minStake: units(100),
  maxStake: units(50_000),
  ...change,
});

export const START = Date.UTC(2026, 2, 1, 14);

export const createIntent = (change: Partial<BetIntent> = {}): BetIntent => ({
  reference: 'r-1',
  userId: 'u-1',
  selection: createOddsSelectionSample(),
  price: odds(198),
  stake: units(500),
  sentAt: START,
  delaySeconds: 5,
  knownBetIds: [],
  ...change,
});

export const createBet = (change: Partial<Bet> = {}): Bet => ({
  betId: 'b-1',
  sportId: '4',
  matchId: '31',
  matchName: 'India v Australia',
  marketId: '1.2340',
  marketName: 'Match odds',
  selectionName: 'India',
  kind: 'odds',
  side: 'back',
  price: odds(198),
  size: 0,
  stake: units(500),
  liability: units(500),
  profit: units(490),
  result: null,
  matched: true,
  winnerName: null,
  state: 'active',
  deletedReason: null,
  placedAt: new Date(START + 5_000).toISOString(),
  settledAt: null,
  reference: null,
  ...change,
});
