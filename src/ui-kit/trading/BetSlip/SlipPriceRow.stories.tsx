import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { odds } from '#shared/domain/odds/odds.ts';
import preview from '#storybook/preview.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { BetSlip } from './BetSlip.tsx';
import { backBet, createSlipEvents } from './samples.ts';
import { SlipPriceRow } from './SlipPriceRow.tsx';

const meta = preview.meta({
  component: SlipPriceRow,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 344 }}>
        <Story />
      </div>
    ),
  ],
  args: { text: 'Now 1.81', action: 'Use 1.81', changed: true, onAccept: fn() },
});

const events = createSlipEvents(fn);

export const Changed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use 1.81' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

export const Unchanged = meta.story({
  args: { text: 'Now 1.85', action: 'Use 1.85', changed: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Now 1.85')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const States = meta.story({
  render: () => (
    <PlatformStates>
      {(state) => (
        <>
          <SlipPriceRow text="Now 1.81" action={`Use 1.81, ${state}`} changed onAccept={fn()} />
          <SlipPriceRow text="Now 1.85" action={`Use 1.85, ${state}`} changed={false} onAccept={fn()} />
        </>
      )}
    </PlatformStates>
  ),
});

/** The price moves back. The buttons stay in their places, and the focus of the keyboard stays on its button. */
export const PriceReturns = meta.story({
  render: function Render() {
    const [isChanged, setIsChanged] = useState(true);
    return (
      <BetSlip
        {...backBet}
        fields={{ ...backBet.fields, offer: { price: odds(isChanged ? 181 : 185), isChanged } }}
        events={{ ...events, onUseLivePrice: () => setIsChanged(false) }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const placeButton = canvas.getByRole('button', { name: /^Place/ });
    const { top } = placeButton.getBoundingClientRect();
    const useButton = canvas.getByRole('button', { name: 'Use 1.81' });
    useButton.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Now 1.85')).toBeVisible();
    await expect(placeButton.getBoundingClientRect().top).toBe(top);
    await expect(useButton).toHaveFocus();
    await userEvent.tab();
    await expect(useButton).not.toBeVisible();
  },
});
