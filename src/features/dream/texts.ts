import type { Side } from '#shared/domain/market.ts';
import type { Hold } from './model/draft.ts';
import type { Failure } from '#shared/api/failure.ts';
import { whyFailed } from '#shared/api/why.ts';

const words: Record<Side, string> = { back: 'Back', lay: 'Lay' };

const holds: Record<Hold, string> = {
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
  reset: { open: 'Start again', title: 'Start again with 10,000 credits?', why: 'All dream bets and the record on this device are forgotten.', yes: 'Start again', no: 'Keep them' },
  board: { title: 'Prices to practise on', inPlay: 'In play', loading: 'Loading matches', failed: 'The matches could not be loaded', none: 'No matches now', noneNext: 'Matches appear here as soon as they are on offer.', more: 'Show more matches' },
  slip: {
    title: 'Dream bet',
    empty: 'Press a price',
    emptyNext: 'It is taken at the price that is shown when you place it.',
    of: (side: Side, runner: string) => `${words[side]} ${runner}`,
    at: (match: string, market: string) => `${match} · ${market}`,
    price: 'Price now',
    stake: 'Credits',
    profit: 'Would win',
    liability: 'Would lose',
    left: 'Credits left',
    place: (stake: string, price: string) => `Place dream bet · ${stake} @ ${price}`,
    held: (by: Hold) => holds[by],
    close: 'Close',
    placed: (side: Side, runner: string) => `Dream bet placed: ${words[side]} ${runner}. No money was bet.`,
  },
  open: {
    title: 'Open dream bets',
    none: 'No open dream bets',
    noneNext: 'What you place stands here until its market has a result.',
    position: (runner: string) => `If ${runner} wins`,
    bet: (side: Side, runner: string, stake: string, price: string) => `${words[side]} ${runner} · ${stake} @ ${price}`,
  },
  past: {
    title: 'Settled dream bets',
    none: 'Nothing settled yet',
    noneNext: 'Results come in by themselves while this page is open, and the next time you come.',
    ends: { won: 'Won', lost: 'Lost', void: 'Void' },
    winner: (name: string) => `Winner: ${name}`,
  },
  why: (failure: Failure): string => whyFailed(failure, 'We keep trying by ourselves.'),
} as const;
