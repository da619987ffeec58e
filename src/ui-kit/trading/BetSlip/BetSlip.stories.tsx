import { iframeStory } from '#storybook/config/iframe-story.ts';
import preview from '#storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { BetSlip, type BetSlipProps } from './BetSlip.tsx';
import { SlipPhase } from './SlipPhase.tsx';
import type { SlipPhaseView } from './slip-view.ts';

const presets = [100, 200, 500, 1001, 5000, 10_000, 25_000, 50_000].map(units);

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
    layout: 'panel',
    selection: { name: 'Mumbai', marketName: 'Match odds', matchName: 'Mumbai v Chennai', side: 'back', kind: 'odds' },
    entry: { price: '1.85', stake: '500', presets, changedPrice: null },
    figures: {
      profit: units(425),
      liability: units(-500),
      balanceAfter: units(47_750),
      exposureAfter: units(-2250),
      limits: 'Min 100 · Max 25,000 · Max profit 5,00,000',
    },
    phase: { name: 'draft', problem: null },
    submit: { label: 'Place back bet · 500 @ 1.85', state: 'ready' },
    events: {
      onPrice: fn(),
      onPriceStep: fn(),
      onStake: fn(),
      onStakeBlur: fn(),
      onPreset: fn(),
      onSubmit: fn(),
      onClear: fn(),
      onClose: fn(),
      onEditStakes: fn(),
      onUseLivePrice: fn(),
      onCheckAgain: fn(),
    },
  } satisfies BetSlipProps,
});

const blank = {
  profit: null,
  liability: null,
  balanceAfter: null,
  exposureAfter: null,
  limits: 'Min 100 · Max 25,000',
} as const;

export const Draft = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Stake' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.events.onSubmit).toHaveBeenCalledOnce();
  },
});

export const Lay = meta.story({
  args: {
    selection: { name: 'Chennai', marketName: 'Match odds', matchName: 'Mumbai v Chennai', side: 'lay', kind: 'odds' },
    entry: { price: '2.18', stake: '200', presets, changedPrice: null },
    figures: {
      profit: units(200),
      liability: units(-236),
      balanceAfter: units(48_014),
      exposureAfter: units(-1986),
      limits: 'Min 100 · Max 25,000',
    },
    submit: { label: 'Place lay bet · 200 @ 2.18', state: 'ready' },
  },
});

export const Fancy = meta.story({
  args: {
    selection: {
      name: '20 over runs MUM',
      marketName: 'Session',
      matchName: 'Mumbai v Chennai',
      side: 'lay',
      kind: 'fancy',
    },
    entry: { price: '174', stake: '1000', presets, changedPrice: null },
    submit: { label: 'Bet NO at 174 · stake 1,000', state: 'ready' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /raise|lower/i })).toBeNull();
    await expect(canvas.getByRole('spinbutton', { name: 'Run' })).toHaveAttribute('readonly');
  },
});

export const NoStake = meta.story({
  args: {
    entry: { price: '1.85', stake: '', presets, changedPrice: null },
    figures: blank,
    submit: { label: 'Enter a stake', state: 'held-back' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('{Enter}');
    await expect(args.events.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Set stake to 1,001' }));
    await userEvent.click(canvas.getByRole('button', { name: '+5k: add 5,000 to stake' }));
    await expect(args.events.onPreset).toHaveBeenNthCalledWith(1, 3);
    await expect(args.events.onPreset).toHaveBeenNthCalledWith(2, 4);
  },
});

export const OverTheLimit = meta.story({ args: { submit: { label: 'Max Size is: 25000', state: 'held-back' } } });

export const PriceMoved = meta.story({
  args: { entry: { price: '1.85', stake: '500', presets, changedPrice: odds(181) } },
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
    phase: {
      name: 'held',
      secondsLeft: 3,
      totalSeconds: 5,
      requestText: 'back Mumbai · 500 @ 1.85',
      livePrice: odds(186),
    },
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
      name: 'held',
      secondsLeft: 0,
      totalSeconds: 0,
      requestText: 'back Mumbai · 500 @ 1.85',
      livePrice: odds(186),
    },
    submit: { label: 'Placing back bet · 500 @ 1.85', state: 'busy' },
  },
});

export const Placed = meta.story({
  args: {
    phase: { name: 'placed', message: 'Bet placed', detail: '500 @ 1.86, better than the 1.85 asked' },
    submit: { label: 'Placed', state: 'held-back' },
  },
});

export const Refused = meta.story({
  args: {
    phase: {
      name: 'refused',
      reason: 'Unmatch bet not allowed.',
      nextStep: 'The price moved to 1.81. Use it, or wait.',
    },
    entry: { price: '1.85', stake: '500', presets, changedPrice: odds(181) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unmatch bet not allowed.');
    await expect(canvas.getByRole('textbox', { name: 'Stake' })).toHaveValue('500');
  },
});

export const Unknown = meta.story({
  args: {
    phase: {
      name: 'unknown',
      explanation: 'The answer was lost. Your bets are being read; the bet is not sent again.',
      checking: true,
    },
    submit: { label: 'Being checked', state: 'busy' },
  },
});

export const UnknownUnread = meta.story({
  args: {
    phase: {
      name: 'unknown',
      explanation: 'Your bets could not be read. The bet may or may not stand.',
      checking: false,
    },
    submit: { label: 'Not confirmed yet', state: 'held-back' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.events.onCheckAgain).toHaveBeenCalledOnce();
  },
});

export const OutsideProblem = meta.story({
  args: { phase: { name: 'draft', problem: 'Bet not accepted, change in odds.' } },
});

export const Sheet = meta.story({
  parameters: iframeStory,
  args: { layout: 'sheet', phase: { name: 'draft', problem: 'Something went wrong while placing your bet.' } },
  render: (args) => (
    <Modal open title="Mumbai v Chennai" shape="sheet" padding="flush" onClose={args.events.onClose}>
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
  args: {
    selection: {
      name: 'Royal Challengers of a very long town name',
      marketName: 'To win the toss and the match',
      matchName: 'Royal Challengers of a very long town name v Another team',
      side: 'back',
      kind: 'odds',
    },
    entry: {
      price: '1000',
      stake: '12345678',
      presets: presets.map((stake) => units(stake)),
      changedPrice: odds(99_000),
    },
    figures: {
      profit: units(1_234_567_890),
      liability: units(-12_345_678),
      balanceAfter: units(-12_345_678),
      exposureAfter: units(-912_345_678),
      limits: 'Min 100 · Max 25,00,00,000 · Min odds 1.01 · Max odds 1000 · Max profit 5,00,00,00,000 · Delay 5 s',
    },
    submit: { label: 'Place back bet · 1,23,45,678 @ 1000', state: 'ready' },
  },
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

const phases: { readonly [Name in SlipPhaseView['name']]: Extract<SlipPhaseView, { name: Name }> } = {
  draft: { name: 'draft', problem: 'Bet not accepted, change in odds.' },
  held: {
    name: 'held',
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
  unknown: { name: 'unknown', explanation: 'The answer was lost. Your bets are being read.', checking: true },
};

export const AllPhases = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations
      rows={['draft', 'held', 'placed', 'found', 'refused', 'unknown'] as const}
      columns={['odds', 'bookmaker'] as const}
    >
      {(name, kind) => <SlipPhase phase={phases[name]} kind={kind} onCheckAgain={fn()} />}
    </Permutations>
  ),
});
