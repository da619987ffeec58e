import type { BetIntent } from '#features/bet-slip/model/placement/bet-intent.ts';
import {
  type BetOutcome,
  createDraftBet,
  editSlipBet,
  markSent,
  NO_BET,
  reduceSlipBet,
  type SlipContent,
} from '#features/bet-slip/model/placement/slip-bet.ts';
import { createTicket, type Ticket } from '#features/bet-slip/model/ticket/ticket.ts';
import { finishCheck, startReconciliation } from '#shared/commands/reconciliation.ts';
import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';

export type Phase = SlipContent['phase'];

/** An entry for each phase of the slip. A new phase does not compile until it has one. */
export const phases: Readonly<
  Record<Phase, { readonly title: string; readonly meaning: string; readonly at: readonly [x: number, y: number] }>
> = {
  empty: { title: 'Empty', meaning: 'No price has been pressed.', at: [20, 150] },
  draft: {
    title: 'Draft',
    meaning: 'The bettor has pressed a price and can edit the bet; the button names the reason that blocks the bet.',
    at: [190, 150],
  },
  sent: {
    title: 'Sent',
    meaning:
      'The bet is on its way under one reference, and the market holds it for its delay. The fields are locked, and a second press sends nothing.',
    at: [360, 150],
  },
  placed: {
    title: 'Placed',
    meaning: 'The exchange accepted the bet. The slip closes and shows the matched price.',
    at: [530, 20],
  },
  refused: {
    title: 'Refused',
    meaning:
      'The exchange refused the bet and gave its reason. The slip keeps the input; another press sends a new reference.',
    at: [530, 150],
  },
  unverified: {
    title: 'Unverified',
    meaning:
      'The response was lost. The slip reads the list of bets at once, after 5 s and after 15 s. Until the outcome is known, it blocks the same bet.',
    at: [530, 280],
  },
};

export interface PhaseStep {
  readonly from: Phase;
  readonly to: Phase;
  /** The event that causes the step. */
  readonly trigger: string;
  /** The slip's own function, so that a test can take the step. */
  readonly apply: (slip: SlipContent) => SlipContent;
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
  winners: 1,
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

const reduceSlip = (slip: SlipContent, outcome: BetOutcome): SlipContent =>
  slip.phase === 'empty' ? slip : reduceSlipBet(slip, outcome);
const toPlaced = (slip: SlipContent) => reduceSlip(slip, { type: 'accepted', message: null, receipts: [] });
const toRefused = (slip: SlipContent) => reduceSlip(slip, { type: 'not-taken' });

export const steps: readonly PhaseStep[] = [
  { from: 'empty', to: 'draft', trigger: 'the bettor presses a price', apply: () => createDraftBet(ticket) },
  {
    from: 'draft',
    to: 'sent',
    trigger: 'the bettor presses the button, and no reason blocks the bet',
    apply: (slip) => markSent(slip, intent),
  },
  { from: 'sent', to: 'placed', trigger: 'the exchange accepts the bet', apply: toPlaced },
  { from: 'sent', to: 'refused', trigger: 'the exchange refuses the bet', apply: toRefused },
  {
    from: 'sent',
    to: 'unverified',
    trigger: 'the response is lost: no connection, a time-out, or an unreadable response',
    apply: (slip) => reduceSlip(slip, { type: 'unverified', reconciliation }),
  },
  { from: 'unverified', to: 'placed', trigger: 'the list of bets contains the bet', apply: toPlaced },
  { from: 'unverified', to: 'refused', trigger: 'the last check does not find the bet', apply: toRefused },
  {
    from: 'unverified',
    to: 'unverified',
    trigger: 'the list is unreadable or inconclusive',
    apply: (slip) =>
      reduceSlip(slip, { type: 'unverified', reconciliation: finishCheck(reconciliation, 'unreadable') }),
  },
  {
    from: 'refused',
    to: 'draft',
    trigger: 'the bettor edits the bet or takes the current price',
    apply: (slip) => editSlipBet(slip, (current) => ({ ...current })),
  },
  {
    from: 'refused',
    to: 'sent',
    trigger: 'the bettor presses the button again',
    apply: (slip) => markSent(slip, intent),
  },
  { from: 'draft', to: 'empty', trigger: 'the bettor closes the slip', apply: () => NO_BET },
];
