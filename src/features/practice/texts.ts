import { describeFailure } from '#shared/api/describe-failure.ts';
import type { Failure } from '#shared/api/failure.ts';
import type { Side } from '#shared/domain/market/market.ts';
import type { PracticeBlockReason } from './model/practice-draft.ts';

const sideLabels: Record<Side, string> = { back: 'Back', lay: 'Lay' };

const blockReasonLabels: Record<PracticeBlockReason, string> = {
  suspended: 'Suspended',
  stale: 'Waiting for fresh prices',
  'no-price': 'No price now',
  'no-stake': 'Enter credits to place it',
  'unreadable-stake': 'Check the credits',
  'no-credits': 'Not enough credits',
  'too-many': 'Too many open dream bets',
};

export const texts = {
  title: 'Dream bets',
  noMoney: 'No money',
  lead: 'Practise on live prices with play credits. Nothing here is sent to the exchange, no money is won or lost, and all of it stays on this device.',
  credits: (amount: string) => `${amount} credits`,
  figures: {
    label: 'Your practice so far',
    available: 'Play credits',
    atRisk: 'At risk',
    result: 'Won and lost',
    record: 'Won · lost · void',
    recordOf: (won: number, lost: number, annulled: number) => `${won} · ${lost} · ${annulled}`,
    yield: 'Yield',
    yieldOf: (percent: string) => `${percent} %`,
    none: '–',
  },
  reset: {
    open: 'Start again',
    title: 'Start again with 10,000 credits?',
    description: 'This deletes all dream bets and the record on this device.',
    yes: 'Start again',
    no: 'Keep them',
  },
  board: {
    title: 'Prices to practise on',
    inPlay: 'In play',
    loading: 'Loading matches',
    failed: 'The matches could not be loaded',
    none: 'No matches now',
    noneNext: 'Matches appear here as soon as they are on offer.',
    more: 'Show more matches',
  },
  slip: {
    title: 'Dream bet',
    empty: 'Press a price',
    emptyNext: 'It is taken at the price that is shown when you place it.',
    of: (side: Side, runner: string) => `${sideLabels[side]} ${runner}`,
    at: (match: string, market: string) => `${match} · ${market}`,
    price: 'Price now',
    stake: 'Credits',
    profit: 'Would win',
    liability: 'Would lose',
    left: 'Credits left',
    place: (stake: string, price: string) => `Place dream bet · ${stake} @ ${price}`,
    blockReasonLabel: (reason: PracticeBlockReason) => blockReasonLabels[reason],
    close: 'Close',
    placed: (side: Side, runner: string) => `Dream bet placed: ${sideLabels[side]} ${runner}. No money was bet.`,
  },
  open: {
    title: 'Open dream bets',
    none: 'No open dream bets',
    noneNext: 'What you place stands here until its market has a result.',
    position: (runner: string) => `If ${runner} wins`,
    bet: (side: Side, runner: string, stake: string, price: string) =>
      `${sideLabels[side]} ${runner} · ${stake} @ ${price}`,
  },
  settledBets: {
    title: 'Settled dream bets',
    none: 'Nothing settled yet',
    noneNext: 'Results come in by themselves while this page is open, and the next time you come.',
    statuses: { won: 'Won', lost: 'Lost', void: 'Void' },
    winner: (name: string) => `Winner: ${name}`,
  },
  describeFailure: (failure: Failure): string => describeFailure(failure, 'Retrying automatically…'),
} as const;
