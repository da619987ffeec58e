import { units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { doubtFrom, looked } from '#features/bet-slip/model/doubt.ts';
import type { Intent } from '#features/bet-slip/model/intent.ts';
import type { OddsPick } from '#features/bet-slip/model/pick.ts';
import { draft, edit, EMPTY, learn, send, type Slip } from '#features/bet-slip/model/slip.ts';
import { ticketFor, type Ticket } from '#features/bet-slip/model/ticket.ts';

export type Phase = Slip['phase'];

/** Every phase of the slip's own union: a new one does not compile until it is told here. */
export const phases: Readonly<Record<Phase, { readonly title: string; readonly means: string; readonly at: readonly [x: number, y: number] }>> = {
  empty: { title: 'Empty', means: 'No price has been pressed.', at: [20, 150] },
  draft: { title: 'Draft', means: 'A price was pressed. Everything can be typed; whatever holds the bet back is the button’s own words.', at: [190, 150] },
  sent: { title: 'Sent', means: 'Under way under one reference, and held by the market for its delay. Nothing can be typed, and no second press sends it again.', at: [360, 150] },
  placed: { title: 'Placed', means: 'The exchange took it: the slip closes, and what it was matched at stands beside it.', at: [530, 20] },
  refused: { title: 'Refused', means: 'The exchange said no, and why. What was typed stays, and can be sent anew under a new reference.', at: [530, 150] },
  unknown: { title: 'Unknown', means: 'The answer was lost. The list of bets is read at once, after 5 s and after 15 s; until it is known, the same bet is blocked.', at: [530, 280] },
};

export interface Step {
  readonly from: Phase;
  readonly to: Phase;
  /** What brings it about. */
  readonly by: string;
  /** The slip's own function, so that a test can take the step. */
  readonly take: (slip: Slip) => Slip;
}

const pick: OddsPick = { kind: 'odds', sportId: '4', matchId: '31', matchName: 'India v Australia', side: 'back', changedAgoMs: 5000, marketId: '1.2', marketName: 'Match odds', ladder: 'betfair', runnerId: 7, runnerName: 'India', price: odds(198) };
const ticket: Ticket = { ...ticketFor(pick), stake: units(500) };
const intent: Intent = { reference: 'one', userId: 'u', pick, price: odds(198), stake: units(500), sentAt: 0, delaySeconds: 5, knownBetIds: [] };

const placed = (slip: Slip) => learn(slip, { kind: 'placed', price: odds(198), message: null, found: [] });
const refused = (slip: Slip) => learn(slip, { kind: 'refused', refusal: { by: 'check' } });

export const steps: readonly Step[] = [
  { from: 'empty', to: 'draft', by: 'a price is pressed', take: () => draft(ticket) },
  { from: 'draft', to: 'sent', by: 'the button is pressed, and nothing holds the bet back', take: (slip) => send(slip, intent) },
  { from: 'sent', to: 'placed', by: 'the exchange says yes', take: placed },
  { from: 'sent', to: 'refused', by: 'the exchange says no', take: refused },
  { from: 'sent', to: 'unknown', by: 'the answer is lost: no connection, time-out, an answer that cannot be read', take: (slip) => learn(slip, { kind: 'lost', at: 0 }) },
  { from: 'unknown', to: 'placed', by: 'the bet is found in the list of bets', take: placed },
  { from: 'unknown', to: 'refused', by: 'the last look does not find it: it was not placed', take: refused },
  { from: 'unknown', to: 'unknown', by: 'the list cannot be read, or does not say so yet', take: (slip) => learn(slip, { kind: 'doubt', doubt: looked(doubtFrom(intent, 0), 'unreadable') }) },
  { from: 'refused', to: 'draft', by: 'the bettor types, or takes the price on offer', take: (slip) => edit(slip, (typed) => ({ ...typed })) },
  { from: 'refused', to: 'sent', by: 'the button is pressed again', take: (slip) => send(slip, intent) },
  { from: 'draft', to: 'empty', by: 'the slip is closed', take: () => EMPTY },
];
