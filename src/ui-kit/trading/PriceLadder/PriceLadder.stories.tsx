import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { money, units } from '#shared/domain/money/money.ts';
import { type Odds, odds } from '#shared/domain/odds/odds.ts';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { LadderRow, type LadderRowProps } from './LadderRow.tsx';
import { PriceLadder, type PriceLadderProps } from './PriceLadder.tsx';

const offers: Readonly<Record<number, LadderRowProps['offers']>> = {
  202: { back: null, lay: { size: units(9000), level: 2 } },
  201: { back: null, lay: { size: units(411), level: 1 } },
  200: { back: null, lay: { size: units(1_250_000), level: 0 } },
  198: { back: { size: units(4200), level: 0 }, lay: null },
  197: { back: { size: units(800), level: 1 }, lay: null },
  196: { back: { size: money(50), level: 2 }, lay: null },
};
const NONE = { back: null, lay: null } as const;
const ownStakes: Readonly<Record<number, LadderRowProps['ownStakes']>> = {
  199: { back: units(1500), lay: units(500) },
  196: { back: null, lay: units(250_000) },
};
const listWindow = (lowest: number): Odds[] => Array.from({ length: 9 }, (_, row) => odds(lowest + 8 - row));

const meta = preview.meta({
  component: PriceLadder,
  args: {
    name: 'Ladder of India',
    closingHeader: 'If closed',
    onRecentre: fn(),
    onShift: fn(),
    children: null,
  } satisfies PriceLadderProps,
});

const pressed = fn();
const renderRow = (price: Odds, state: 'open' | 'locked' = 'open') => (
  <LadderRow
    key={price}
    price={price}
    runnerName="India"
    offers={offers[price] ?? NONE}
    ownStakes={ownStakes[price] ?? NONE}
    closing={units((price - 199) * 50)}
    state={state}
    onPress={pressed}
  />
);

function StatefulLadder(args: PriceLadderProps) {
  const [lowest, setLowest] = useState(195);
  const moveTo = (next: number) => setLowest(Math.max(101, next));
  return (
    <PriceLadder {...args} onRecentre={() => moveTo(195)} onShift={(ticks) => moveTo(lowest + ticks)}>
      {listWindow(lowest).map((price) => renderRow(price))}
    </PriceLadder>
  );
}

export const Open = meta.story({
  render: (args) => <StatefulLadder {...args} />,
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Back India at 1.98, 4,200 available' }));
    await expect(pressed).toHaveBeenLastCalledWith('back', 198, expect.any(Number));
    await userEvent.click(canvas.getByRole('button', { name: 'Lay India at 1.99, offer unknown' }));
    await expect(pressed).toHaveBeenLastCalledWith('lay', 199, expect.any(Number));
    await expect(canvas.getByText('Your bets: Back 1,500, Lay 500')).toBeInTheDocument();
  },
});

export const ByKeyboard = meta.story({
  render: (args) => <StatefulLadder {...args} />,
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Back India at 1.98/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Lay India at 1.99/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(pressed).toHaveBeenLastCalledWith('lay', 199, expect.any(Number));
    // Beyond the first row the window follows.
    await userEvent.keyboard('{ArrowUp>6/}');
    await expect(canvas.getByRole('button', { name: /^Lay India at 2.05/ })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /at 1.95/ })).toBeNull();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: /^Lay India at 1.99/ })).toHaveFocus();
    await userEvent.keyboard('{PageDown}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /^Back India at 1.91/ })).toHaveFocus();
    await userEvent.tab();
    await expect(document.activeElement).toBe(document.body);
  },
});

export const FocusOutlivesItsRow = meta.story({
  render: function Moving(args) {
    const [lowest, setLowest] = useState(195);
    return (
      <>
        <PriceLadder {...args}>{listWindow(lowest).map((price) => renderRow(price))}</PriceLadder>
        <button type="button" style={{ marginBlock: '1rem' }} onClick={() => setLowest(230)}>
          {'Prices jump'}
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    canvas.getByRole('button', { name: /^Back India at 1.98/ }).focus();
    // Data changes like those of the feed, without a press.
    canvas.getByRole('button', { name: 'Prices jump' }).click();
    await expect(await canvas.findByRole('button', { name: /^Back India at 2.30/ })).toHaveFocus();
  },
});

export const Locked = meta.story({
  render: (args) => <PriceLadder {...args}>{listWindow(195).map((price) => renderRow(price, 'locked'))}</PriceLadder>,
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear();
    const cell = canvas.getByRole('button', { name: /^Back India at 1.98/ });
    await userEvent.click(cell);
    await expect(pressed).not.toHaveBeenCalled();
    await expect(cell).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Stale = meta.story({
  args: { freshness: 'stale' },
  render: (args) => <PriceLadder {...args}>{listWindow(195).map((price) => renderRow(price, 'locked'))}</PriceLadder>,
});

const offered = { deep: 2, second: 1, best: 0 } as const;

export const AllRows = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['open', 'locked'] as const} columns={['empty', 'deep', 'second', 'best'] as const}>
      {(state, depth) => {
        const offer = depth === 'empty' ? null : { size: units(987_654_321), level: offered[depth] };
        return (
          <div style={{ inlineSize: '22rem' }}>
            <PriceLadder name={`${state} ${depth}`} closingHeader="At least" onRecentre={fn()} onShift={fn()}>
              <LadderRow
                price={odds(100_000)}
                runnerName={depth}
                offers={{ back: offer, lay: offer }}
                ownStakes={{ back: units(98_765_432), lay: units(98_765_432) }}
                closing={units(-98_765_432)}
                state={state}
                onPress={fn()}
              />
            </PriceLadder>
          </div>
        );
      }}
    </Permutations>
  ),
});

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => (
        <PriceLadder {...args} name={direction} closingHeader="If all of it were closed">
          <LadderRow
            price={odds(100_000)}
            runnerName="Royal Challengers of a very long town name"
            offers={{ back: { size: units(987_654_321), level: 0 }, lay: null }}
            ownStakes={{ back: units(98_765_432), lay: units(98_765_432) }}
            closing={units(-98_765_432)}
            state="open"
            onPress={fn()}
          />
        </PriceLadder>
      )}
    </BothWays>
  ),
});

export const States = meta.story({
  render: (args) => (
    <PlatformStates>
      {(state) => (
        <div style={{ inlineSize: '22rem' }}>
          <PriceLadder {...args} name={state}>
            {listWindow(195)
              .slice(5, 7)
              .map((price) => renderRow(price))}
          </PriceLadder>
        </div>
      )}
    </PlatformStates>
  ),
});
