import { expect, fn } from 'storybook/test';
import { odds } from '#shared/domain/odds/odds.ts';
import { iframeStory } from '#storybook/config/iframe-story.ts';
import preview from '#storybook/preview.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { BetSlip, type BetSlipProps } from './BetSlip.tsx';
import {
  backBet,
  createSlipEvents,
  fancyBet,
  figuresWithoutStake,
  layBet,
  longTextBet,
  slipPhases,
} from './samples.ts';
import { SlipPhase } from './SlipPhase.tsx';

const meta = preview.meta({
  component: BetSlip,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 344 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    ...backBet,
    events: createSlipEvents(fn),
  } satisfies BetSlipProps,
});

export const Draft = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Stake' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.events.onSubmit).toHaveBeenCalledOnce();
  },
});

export const Lay = meta.story({
  args: layBet,
});

export const Fancy = meta.story({
  args: fancyBet,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /raise|lower/i })).toBeNull();
    await expect(canvas.getByRole('spinbutton', { name: 'Run' })).toHaveAttribute('readonly');
  },
});

export const NoStake = meta.story({
  args: {
    fields: { ...backBet.fields, stake: '' },
    figures: figuresWithoutStake,
    submit: { label: 'Enter a stake', state: 'blocked' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('{Enter}');
    await expect(args.events.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Set stake to 1,001' }));
    await userEvent.click(canvas.getByRole('button', { name: '+5k: add 5,000 to stake' }));
    await expect(args.events.onQuickStake).toHaveBeenNthCalledWith(1, 3);
    await expect(args.events.onQuickStake).toHaveBeenNthCalledWith(2, 4);
  },
});

export const OverTheLimit = meta.story({ args: { submit: { label: 'Max Size is: 25000', state: 'blocked' } } });

export const PriceMoved = meta.story({
  args: { fields: { ...backBet.fields, offer: { price: odds(181), isChanged: true } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use 1.81' }));
    await expect(args.events.onUseLivePrice).toHaveBeenCalledOnce();
  },
});

export const PriceSteps = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise odds' }));
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Odds' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.events.onPriceStep).toHaveBeenNthCalledWith(1, 1);
    await expect(args.events.onPriceStep).toHaveBeenNthCalledWith(2, -1);
  },
});

export const Held = meta.story({
  args: {
    phase: slipPhases.sent,
    submit: { label: 'Placing back bet · 500 @ 1.85', state: 'busy' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('timer', { name: '3 seconds left' })).toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.events.onSubmit).not.toHaveBeenCalled();
  },
});

export const Sent = meta.story({
  args: {
    phase: {
      name: 'sent',
      secondsLeft: 0,
      totalSeconds: 0,
      requestText: 'back Mumbai · 500 @ 1.85',
      livePrice: odds(186),
    },
    submit: { label: 'Placing back bet · 500 @ 1.85', state: 'busy' },
  },
});

export const Placed = meta.story({
  args: { phase: slipPhases.placed, submit: { label: 'Placed', state: 'blocked' } },
});

export const Refused = meta.story({
  args: { phase: slipPhases.refused, fields: { ...backBet.fields, offer: { price: odds(181), isChanged: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unmatch bet not allowed.');
    await expect(canvas.getByRole('textbox', { name: 'Stake' })).toHaveValue('500');
  },
});

export const Unverified = meta.story({
  args: {
    phase: {
      name: 'unverified',
      explanation: 'We could not confirm that your bet arrived. Checking your bets; the bet is not sent again.',
      isChecking: true,
    },
    submit: { label: 'Being checked', state: 'busy' },
  },
});

export const UnverifiedUnreadable = meta.story({
  args: {
    phase: {
      name: 'unverified',
      explanation: 'Your bets could not be read. The bet may or may not stand.',
      isChecking: false,
    },
    submit: { label: 'Not confirmed yet', state: 'blocked' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.events.onCheckAgain).toHaveBeenCalledOnce();
  },
});

export const OutsideProblem = meta.story({
  args: { phase: slipPhases.draft },
});

export const Sheet = meta.story({
  parameters: iframeStory,
  args: { variant: 'sheet', phase: { name: 'draft', problem: 'Something went wrong while placing your bet.' } },
  render: (args) => (
    <Modal open title="Mumbai v Chennai" variant="sheet" padding="flush" onClose={args.events.onClose}>
      <BetSlip {...args} />
    </Modal>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Amount' })).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong while placing your bet.');
  },
});

export const LongTextRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  // On the page of all stories, one direction would apply to all of them.
  tags: ['!autodocs'],
  args: longTextBet,
});

export const WidePanel = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 700 }}>
        <Story />
      </div>
    ),
  ],
});

export const AllPhases = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations
      rows={['draft', 'held', 'placed', 'found', 'refused', 'unverified'] as const}
      columns={['odds', 'bookmaker'] as const}
    >
      {(row, kind) => <SlipPhase phase={slipPhases[row === 'held' ? 'sent' : row]} kind={kind} onCheckAgain={fn()} />}
    </Permutations>
  ),
});
