import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { finishCheck, startReconciliation } from '#shared/commands/reconciliation.ts';
import type { BetIntent } from '#features/bet-slip/model/placement/bet-intent.ts';
import type { OddsSelection } from '#features/bet-slip/model/ticket/selection.ts';
import {
  draftSlip,
  editSlip,
  EMPTY_SLIP,
  reduceSlip,
  markSent,
  type Slip,
} from '#features/bet-slip/model/placement/slip.ts';
import { createTicket, type Ticket } from '#features/bet-slip/model/ticket/ticket.ts';

export type Phase = Slip['phase'];

/** An entry for each phase of the slip. A new phase does not compile until it has one. */
export const phases: Readonly<
  Record<Phase, { readonly title: string; readonly meaning: string; readonly at: readonly [x: number, y: number] }>
> = {
  empty: { title: 'Empty', meaning: 'No price has been pressed.', at: [20, 150] },
  draft: {
    title: 'Draft',
    meaning: 'A price was pressed. Everything can be typed; whatever holds the bet back is the button’s own words.',
    at: [190, 150],
  },
  sent: {
    title: 'Sent',
    meaning:
      'Under way under one reference, and held by the market for its delay. Nothing can be typed, and no second press sends it again.',
    at: [360, 150],
  },
  placed: {
    title: 'Placed',
    meaning: 'The exchange took it: the slip closes, and what it was matched at stands beside it.',
    at: [530, 20],
  },
  refused: {
    title: 'Refused',
    meaning:
      'The exchange refused the bet and gave its reason. The slip keeps the typed texts; another press sends a new reference.',
    at: [530, 150],
  },
  unknown: {
    title: 'Unknown',
    meaning:
      'The answer was lost. The list of bets is read at once, after 5 s and after 15 s; until it is known, the same bet is blocked.',
    at: [530, 280],
  },
};

export interface PhaseStep {
  readonly from: Phase;
  readonly to: Phase;
  /** What brings it about. */
  readonly trigger: string;
  /** The slip's own function, so that a test can take the step. */
  readonly apply: (slip: Slip) => Slip;
}

const selection: OddsSelection = {
  kind: 'odds',
  sportId: '4',
  matchId: '31',
  matchName: 'India v Australia',
  side: 'back',
  changedAgoMs: 5000,
  marketId: '1.2',
  marketName: 'Match odds',
  ladder: 'betfair',
  runnerId: 7,
  runnerName: 'India',
  price: odds(198),
};
const ticket: Ticket = { ...createTicket(selection), stake: units(500) };
const intent: BetIntent = {
  reference: 'one',
  userId: 'u',
  selection,
  price: odds(198),
  stake: units(500),
  sentAt: 0,
  delaySeconds: 5,
  knownBetIds: [],
};
const reconciliation = startReconciliation(0, 15_000);

const placed = (slip: Slip) => reduceSlip(slip, { type: 'accepted', message: null, receipts: [] });
const refused = (slip: Slip) => reduceSlip(slip, { type: 'notTaken' });

export const steps: readonly PhaseStep[] = [
  { from: 'empty', to: 'draft', trigger: 'a price is pressed', apply: () => draftSlip(ticket) },
  {
    from: 'draft',
    to: 'sent',
    trigger: 'the button is pressed, and nothing holds the bet back',
    apply: (slip) => markSent(slip, intent),
  },
  { from: 'sent', to: 'placed', trigger: 'the exchange says yes', apply: placed },
  { from: 'sent', to: 'refused', trigger: 'the exchange says no', apply: refused },
  {
    from: 'sent',
    to: 'unknown',
    trigger: 'the answer is lost: no connection, time-out, an answer that cannot be read',
    apply: (slip) => reduceSlip(slip, { type: 'unverified', reconciliation }),
  },
  { from: 'unknown', to: 'placed', trigger: 'the bet is found in the list of bets', apply: placed },
  { from: 'unknown', to: 'refused', trigger: 'the last look does not find it: it was not placed', apply: refused },
  {
    from: 'unknown',
    to: 'unknown',
    trigger: 'the list cannot be read, or does not say so yet',
    apply: (slip) =>
      reduceSlip(slip, { type: 'unverified', reconciliation: finishCheck(reconciliation, 'unreadable') }),
  },
  {
    from: 'refused',
    to: 'draft',
    trigger: 'the bettor types, or takes the price on offer',
    apply: (slip) => editSlip(slip, (current) => ({ ...current })),
  },
  { from: 'refused', to: 'sent', trigger: 'the button is pressed again', apply: (slip) => markSent(slip, intent) },
  { from: 'draft', to: 'empty', trigger: 'the slip is closed', apply: () => EMPTY_SLIP },
];
