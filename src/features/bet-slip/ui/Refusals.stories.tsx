import preview from '#storybook/preview.tsx';
import { SlipPhase } from '#ui-kit';
import { toPhaseView } from '../model/bet-slip-view.ts';
import { createIntent, createOddsSelectionSample } from '../model/testing/samples.ts';
import { createTicket } from '../model/ticket/ticket.ts';

const reasons = [
  'Only one bet at a time is allowed!',
  'Insufficient Balance.',
  'Market is locked!',
  'Odds suspended!',
  'Market result declared',
  'Inplay betting is not allowed!',
  'Back Bets not Allowed!',
  'Lay Bets not Allowed!',
  'Market min stack is 100',
  'Market max stack is 25000',
  'Market min odd limit is 1.1',
  'Market max odd limit is 20',
  'Market max profit(20000) limit is over',
  'Your betting is locked!',
  'Your account is locked!',
  'Bet will be accepted 30 minutes before the market starts',
  'Unmatch bet not allowed.',
  'Ball Running',
  'Fancy is suspended!',
  'Fancy Closed!',
  'Fancy result declared!',
  'Fancy Rate Changed!',
  'Run Changed!',
  'Session min stack is 100',
  'Session max stack is 5000',
  'Session max profit(20000) limit is over',
  'Your session betting is locked!',
  'You are in a time-out until 2026-03-15 13:05 UTC. No bets are taken.',
  'Your loss limit of 400 in 24 hours does not allow this bet.',
] as const;

const ticket = createTicket(createOddsSelectionSample());
const intent = createIntent();

const meta = preview.meta({ component: SlipPhase });

/** Every reason of the exchange, with the bettor's next step. */
export const EveryReason = meta.story({
  args: { kind: 'odds', phase: { name: 'draft', problem: null }, onCheckAgain: () => undefined },
  render: () => (
    <div style={{ display: 'grid', gap: 4, maxInlineSize: 344 }}>
      {reasons.map((message) => (
        <SlipPhase
          key={message}
          kind="odds"
          onCheckAgain={() => undefined}
          phase={toPhaseView({ phase: 'refused', ticket, intent, refusal: { by: 'server', message } }, null, 0)}
        />
      ))}
    </div>
  ),
});
