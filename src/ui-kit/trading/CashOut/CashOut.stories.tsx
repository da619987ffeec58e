import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { type Money, money, units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { CashOutButton, type CashOutButtonProps } from './CashOutButton.tsx';
import { type CashOutBet, CashOutLegs } from './CashOutLegs.tsx';
import { CashOutResults } from './CashOutResults.tsx';
import { CashOutShare } from './CashOutShare.tsx';

const meta = preview.meta({
  component: CashOutButton,
  args: { amount: money(12_840), onClick: fn() } satisfies CashOutButtonProps,
});

export const Gain = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cash out +128.40' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
export const Loss = meta.story({ args: { amount: money(-7560) } });
export const NoFigure = meta.story({
  args: { amount: null, reason: 'No price on offer to close with' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cash out' })).toHaveAccessibleDescription(
      'No price on offer to close with',
    );
  },
});
export const NothingOpen = meta.story({
  args: { amount: null, state: 'idle', reason: 'Nothing is open: every result brings the same' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cash out' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
export const UnderWay = meta.story({ args: { state: 'busy' } });

const states = ['open', 'idle', 'busy'] as const;
const amounts = {
  gain: money(12_840),
  loss: money(-7560),
  none: null,
  long: money(1_234_567_890),
} as const satisfies Record<string, Money | null>;
const names = ['gain', 'loss', 'none', 'long'] as const;

export const AllStates = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={states} columns={names}>
      {(state, name) => <CashOutButton state={state} amount={amounts[name]} />}
    </Permutations>
  ),
});

export const Results = meta.story({
  render: () => (
    <CashOutResults
      rows={[
        { runnerId: 1, name: 'Mumbai', now: units(850), after: money(15_640) },
        {
          runnerId: 2,
          name: 'Royal Challengers of a very long town name by the sea',
          now: units(-1000),
          after: units(156),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Profit or loss by result' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Mumbai +850.00 +156.40' })).toBeVisible();
  },
});
export const ResultsOnly = meta.story({
  render: () => <CashOutResults rows={[{ runnerId: 1, name: 'Mumbai', now: units(156), after: null }]} />,
});

const createBet = (runnerId: number, name: string, part: Partial<CashOutBet> = {}): CashOutBet => ({
  runnerId,
  name,
  side: 'back',
  price: odds(375),
  stake: units(29),
  state: 'planned',
  note: null,
  ...part,
});

export const Legs = meta.story({
  render: () => (
    <CashOutLegs
      kind="odds"
      bets={[createBet(1, 'Away'), createBet(2, 'Home', { side: 'lay', price: odds(224), stake: units(22) })]}
    />
  ),
});

export const LegsInEveryState = meta.story({
  render: () => (
    <CashOutLegs
      kind="odds"
      bets={[
        createBet(1, 'Mumbai', { state: 'waiting' }),
        createBet(2, 'Chennai', { state: 'sent', side: 'lay' }),
        createBet(3, 'Delhi', { state: 'unverified' }),
        createBet(4, 'Punjab', { state: 'placed', note: 'Matched at 3.80' }),
        createBet(5, 'Kolkata', { state: 'refused', note: 'Unmatch bet not allowed.', side: 'lay' }),
        createBet(6, 'Rajasthan of the very long name that has to be broken over lines', { state: 'not-sent' }),
      ]}
    />
  ),
});

function Sliding() {
  const [percent, setPercent] = useState(100);
  return <CashOutShare percent={percent} onPercent={setPercent} />;
}

export const Share = meta.story({
  render: () => <Sliding />,
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Share of the position' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '100 percent of the position');
  },
});

export const LongTextBothWays = meta.story({
  render: () => (
    <BothWays>
      {() => (
        <>
          <CashOutButton amount={money(-1_234_567_890)} />
          <CashOutResults
            rows={[
              {
                runnerId: 1,
                name: 'Royal Challengers of a very long town name by the sea',
                now: units(-98_765_432),
                after: units(12_345_678),
              },
            ]}
          />
        </>
      )}
    </BothWays>
  ),
});
