import { toLineRun } from '#shared/domain/bet/selection.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import type { BetSlipProps } from './BetSlip.tsx';
import type { SlipEvents, SlipPhaseView } from './slip-view.ts';

export const quickStakes = [100, 200, 500, 1001, 5000, 10_000, 25_000, 50_000].map(units);

/** A bet that the bettor can place: every property of the slip but its events. */
export const backBet = {
  variant: 'panel',
  selection: { name: 'Mumbai', marketName: 'Match odds', matchName: 'Mumbai v Chennai', side: 'back', kind: 'odds' },
  fields: { price: '1.85', stake: '500', quickStakes, offer: { price: odds(185), isChanged: false } },
  figures: {
    chance: '54.1\u00a0% · market 53.9\u00a0%',
    profit: units(425),
    liability: units(500),
    balanceAfter: units(47_750),
    exposureAfter: units(-2250),
    limits: 'Min 100 · Max 25,000 · Max profit 5,00,000',
  },
  phase: { name: 'draft', problem: null },
  submit: { label: 'Place back bet · 500 @ 1.85', state: 'ready' },
} satisfies Omit<BetSlipProps, 'events'>;

export const layBet = {
  selection: { name: 'Chennai', marketName: 'Match odds', matchName: 'Mumbai v Chennai', side: 'lay', kind: 'odds' },
  fields: { price: '2.18', stake: '200', quickStakes, offer: { price: odds(218), isChanged: false } },
  figures: {
    chance: '45.9\u00a0% · market 46.1\u00a0%',
    profit: units(200),
    liability: units(236),
    balanceAfter: units(48_014),
    exposureAfter: units(-1986),
    limits: 'Min 100 · Max 25,000',
  },
  submit: { label: 'Place lay bet · 200 @ 2.18', state: 'ready' },
} satisfies Partial<BetSlipProps>;

export const fancyBet = {
  selection: {
    name: '20 over runs MUM',
    marketName: 'Session',
    matchName: 'Mumbai v Chennai',
    side: 'lay',
    kind: 'fancy',
  },
  fields: { price: '174', stake: '1000', quickStakes, offer: { price: toLineRun(174), isChanged: false } },
  figures: { ...backBet.figures, chance: null },
  submit: { label: 'Bet NO at 174 · stake 1,000', state: 'ready' },
} satisfies Partial<BetSlipProps>;

/** A bet with the longest texts and amounts. */
export const longTextBet = {
  selection: {
    name: 'Royal Challengers of a very long town name',
    marketName: 'To win the toss and the match',
    matchName: 'Royal Challengers of a very long town name v Another team',
    side: 'back',
    kind: 'odds',
  },
  fields: {
    price: '1000',
    stake: '12345678',
    quickStakes: quickStakes.map((stake) => units(stake)),
    offer: { price: odds(99_000), isChanged: true },
  },
  figures: {
    chance: '0.1\u00a0% · market 99.9\u00a0%',
    profit: units(1_234_567_890),
    liability: units(12_345_678),
    balanceAfter: units(-12_345_678),
    exposureAfter: units(-912_345_678),
    limits: 'Min 100 · Max 25,00,00,000 · Min odds 1.01 · Max odds 1000 · Max profit 5,00,00,00,000 · Delay 5 s',
  },
  submit: { label: 'Place back bet · 1,23,45,678 @ 1000', state: 'ready' },
} satisfies Partial<BetSlipProps>;

export const figuresWithoutStake = {
  chance: backBet.figures.chance,
  profit: null,
  liability: null,
  balanceAfter: null,
  exposureAfter: null,
  limits: 'Min 100 · Max 25,000',
} as const;

/** One sample of every phase. */
export const slipPhases: { readonly [Name in SlipPhaseView['name']]: Extract<SlipPhaseView, { name: Name }> } = {
  draft: { name: 'draft', problem: 'Bet not accepted, change in odds.' },
  sent: {
    name: 'sent',
    secondsLeft: 3,
    totalSeconds: 5,
    requestText: 'back Mumbai · 500 @ 1.85',
    livePrice: odds(186),
  },
  placed: { name: 'placed', message: 'Bet placed', detail: '500 @ 1.86, better than the 1.85 asked' },
  found: {
    name: 'found',
    message: '2 bets found',
    bets: ['Back Mumbai · 500 @ 1.85 · bet 100000017', 'Back Mumbai · 500 @ 1.86 · bet 100000018'],
    advice: 'Your bets show more than you sent. If you did not place all of these, contact your operator.',
  },
  refused: {
    name: 'refused',
    reason: 'Unmatch bet not allowed.',
    nextStep: 'The price moved to 1.81. Use it, or wait.',
  },
  unverified: {
    name: 'unverified',
    explanation: 'We could not confirm that your bet arrived. Checking your bets…',
    isChecking: true,
  },
};

/** Every event of the slip as a function of its own, such as a spy. */
export const createSlipEvents = (createHandler: () => () => void): SlipEvents => ({
  onPrice: createHandler(),
  onPriceStep: createHandler(),
  onStake: createHandler(),
  onStakeBlur: createHandler(),
  onQuickStake: createHandler(),
  onSubmit: createHandler(),
  onClear: createHandler(),
  onClose: createHandler(),
  onEditStakes: createHandler(),
  onUseLivePrice: createHandler(),
  onCheckAgain: createHandler(),
});
