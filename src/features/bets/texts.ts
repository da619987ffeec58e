import type { MarketKind, Side } from '#shared/domain/market/market.ts';
import { describeSide } from '#ui-kit';
import type { BetListName } from './model/bet-lists.ts';

const lists: Record<BetListName, string> = {
  open: 'Open',
  matched: 'Matched',
  unmatched: 'Unmatched',
  settled: 'Settled',
  void: 'Void',
  deleted: 'Deleted',
};

const tables: Record<BetListName, string> = {
  open: 'Open bets',
  matched: 'Matched bets',
  unmatched: 'Unmatched bets',
  settled: 'Settled bets',
  void: 'Void bets',
  deleted: 'Deleted bets',
};

const none: Record<BetListName, { readonly title: string; readonly description: string }> = {
  open: { title: 'No open bets', description: 'Bets that still wait for a result are listed here.' },
  matched: { title: 'No matched bets', description: 'Bets that stand and wait for a result are listed here.' },
  unmatched: { title: 'No unmatched bets', description: 'Bets that wait for a match are listed here.' },
  settled: {
    title: 'No settled bets in these days',
    description: 'Bets are listed here once their result is in. Earlier ones come with more days.',
  },
  void: {
    title: 'No void bets in these days',
    description: 'Bets that a result annulled are listed here, with the reason. Their stake came back.',
  },
  deleted: {
    title: 'No deleted bets in these days',
    description: 'Bets that the operator removed are listed here, with the reason.',
  },
};

export const texts = {
  openBets: 'Open bets',
  openBetsCount: (count: number) => `Open bets (${count})`,
  all: 'All',
  result: {
    of: (count: number) => (count === 1 ? 'Your bet:' : `Your ${count} bets:`),
    waiting: 'Your bets wait for their result',
  },
  loading: 'Loading bets',
  sessionLine: 'Session',
  unmatched: 'Not matched',
  void: (reason: string | null) => (reason === null ? 'Void' : `Void: ${reason}`),
  deleted: (reason: string | null) => (reason === null ? 'Deleted' : `Deleted: ${reason}`),
  title: 'My Bets',
  noneHere: {
    title: 'No bets on this match',
    description: 'Bets you place here are listed as soon as they are matched.',
  },
  failed: { title: 'Your bets could not be read', description: 'Check your connection and try again.' },
  offline: { title: 'You are offline', description: 'Your bets appear when the connection returns.' },
  late: 'The list could not be refreshed. You see the last loaded bets.',
  newer: 'Newer',
  older: 'Older',
  pages: (page: number, last: number) => `Page ${page} of ${last}`,
  listsLabel: 'Lists of bets',
  lists,
  tables,
  none,
  noneFound: { title: 'No bets found', description: 'Try another word, sport or match, or more days.' },
  noDays: { title: 'Choose the first and the last day', description: 'Bets are listed for the days you choose.' },
  reading: (done: number, total: number) => `Reading ${done} of ${total} bets…`,
  search: 'Search by match, market, selection or bet id',
  days: 'Days of the bets',
  sport: 'Sport',
  allSports: 'All sports',
  match: 'Match',
  allMatches: 'All matches',
  columns: {
    event: 'Event',
    bet: 'Bet',
    price: 'Odds',
    stake: 'Stake',
    profit: 'Profit',
    liability: 'Liability',
    status: 'Status',
    result: 'P & L',
    winner: 'Winner',
    reason: 'Reason',
    placed: 'Placed',
    settled: 'Settled',
    removed: 'Ended',
    id: 'Bet id',
    payout: 'Payout %',
  },
  status: { matched: 'Matched', unmatched: 'Not matched' },
  bet: (kind: MarketKind, side: Side, selection: string) => `${describeSide(kind, side)} ${selection}`,
  event: (match: string, market: string) => `${match} / ${market}`,
  line: (run: string, size: string) => `${run} @ ${size}`,
  times: ' × ',
  noReason: 'No reason given',
  notes: { days: 'Days', sport: 'Sport', match: 'Match', search: 'Search' },
} as const;
