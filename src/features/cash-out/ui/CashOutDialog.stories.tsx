import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { iframeStory } from '#storybook/config/iframe-story.ts';
import preview from '#storybook/preview.tsx';
import type { CashOutProgress, LegState } from '../model/cash-out-controller.ts';
import { proposeCashOut } from '../model/proposal.ts';
import { dialogArgs, dialogContext as context } from '../testing/dialog-args.ts';
import { createCashOutRunner, favourite, noLimits, threeWay, threeWayPositions } from '../testing/samples.ts';
import { CashOutDialog, type CashOutDialogProps } from './CashOutDialog.tsx';

const three: CashOutDialogProps['context'] = { ...context, market: threeWay, positions: threeWayPositions };

const createProgress = (phase: CashOutProgress['phase'], first: LegState, second: LegState): CashOutProgress => {
  const [back, lay] = proposeCashOut(threeWay, threeWayPositions, 100).closing?.legs ?? [];
  return {
    phase,
    legs: [back, lay].flatMap((leg, index) =>
      leg === undefined ? [] : [{ leg, state: index === 0 ? first : second }],
    ),
  };
};
const placed: LegState = { kind: 'placed', price: odds(380), foundBets: [], refusalMessage: null };
const done = createProgress('done', placed, { ...placed, price: null });
const stopped = createProgress('stopped', placed, { kind: 'refused', message: 'Unmatch bet not allowed.' });

const meta = preview.meta({
  component: CashOutDialog,
  parameters: { ...iframeStory, picture: true },
  args: dialogArgs,
});

export const Favourite = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Lay Mumbai1,156 @ 1.60');
    await expect(canvas.getByText('Every result brings between +156.00 and +156.40.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cash out 100 % · 1 bet' }));
    await expect(args.onPlace).toHaveBeenCalledWith([
      expect.objectContaining({ runnerId: 1, side: 'lay', price: 160, stake: 115_600 }),
    ]);
  },
});
export const ThreeWay = meta.story({ args: { context: three } });
export const NoPrice = meta.story({
  args: {
    context: {
      ...context,
      market: {
        ...favourite,
        runners: [createCashOutRunner(1, 'Mumbai', 158, null), createCashOutRunner(2, 'Chennai', null, 272)],
      },
    },
    equalResult: null,
  },
});
export const SizeTooSmall = meta.story({
  args: {
    context: {
      ...context,
      market: {
        ...favourite,
        runners: [createCashOutRunner(1, 'Mumbai', 158, 160, 600), createCashOutRunner(2, 'Chennai', null, 272)],
      },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Only 600 on offer for Mumbai, 1,156 needed' });
    await userEvent.click(button);
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
});
export const Suspended = meta.story({
  args: { context: { ...context, market: { ...favourite, marketBlock: 'suspended' } } },
});
export const Stale = meta.story({ args: { context: { ...context, market: { ...favourite, marketBlock: 'stale' } } } });
export const BelowMinStake = meta.story({
  args: { context: { ...context, limits: { ...noLimits, minStake: units(2000) } } },
});
export const AnotherBetUnderWay = meta.story({ args: { context: { ...context, busyReason: 'in-flight' } } });

export const Placing = meta.story({
  args: { context: three, progress: createProgress('placing', { kind: 'sent' }, { kind: 'waiting' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Placing bet 1 of 2.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cashing out · 2 bets' }));
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
});
export const ResponseLost = meta.story({
  args: { context: three, progress: createProgress('placing', { kind: 'unverified' }, { kind: 'waiting' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
  },
});
export const ReadingPosition = meta.story({
  args: { context: three, progress: createProgress('reading', placed, placed) },
});
export const StoppedHalfWay = meta.story({
  args: {
    context: three,
    progress: stopped,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 2 bets placed. 1 bet to go.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try the rest again' }));
    await expect(args.onPlace).toHaveBeenCalledWith([expect.objectContaining({ side: 'lay' })]);
  },
});
export const StoppedAtOnce = meta.story({
  args: { context: three, progress: createProgress('stopped', { kind: 'not-sent' }, { kind: 'waiting' }) },
});
export const Done = meta.story({
  args: {
    context: { ...three, positions: threeWayPositions.map(({ runnerId }) => ({ runnerId, result: units(13) })) },
    progress: done,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
const listedBet = { betId: '100000017', stake: units(300), price: odds(380) } as Bet;
const foundBets = [listedBet, { ...listedBet, betId: '100000018' }];
export const TakenTwice = meta.story({
  args: { context: three, progress: createProgress('done', { ...placed, foundBets }, { ...placed, price: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cashed out, but your bets show more than you sent.')).toBeVisible();
    await expect(
      canvas.getByText(/^2 bets found: 300 @ 3.80 \(bet 100000017\), 300 @ 3.80 \(bet 100000018\)/),
    ).toBeVisible();
  },
});
/** The exchange took both bets, and matched only the second. */
export const NotMatched = meta.story({
  args: {
    context: three,
    progress: createProgress(
      'done',
      { ...placed, price: null, foundBets: [{ ...listedBet, matched: false }] },
      { ...placed, price: null },
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Not matched so far, at 3.80. It changes your position only when it is matched.'),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 bet is placed but not matched yet.');
    await expect(canvas.getByRole('status')).toHaveAttribute('data-tone', 'stopped');
  },
});

/** Places the bets, or stops half way, as soon as the button is pressed. */
function AtOnce({ then, ...props }: CashOutDialogProps & { then: CashOutProgress }) {
  const [progress, setProgress] = useState<CashOutProgress | null>(null);
  const place: CashOutDialogProps['onPlace'] = (legs) => {
    props.onPlace(legs);
    setProgress(then);
  };
  return <CashOutDialog {...props} progress={progress} onPlace={place} />;
}

/**
 * A double press must not press the replaced button: neither Close, which hides the outcome, nor a retry, which costs
 * money.
 */
export const PressedTwice = meta.story({
  args: { context: three },
  render: (args) => <AtOnce {...args} then={done} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Cash out 100 %/ }));
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    // The handler cancels the repeated key events of a held key.
    await expect(
      await fireEvent.keyDown(canvas.getByRole('button', { name: 'Close' }), { key: 'Enter', repeat: true }),
    ).toBe(false);
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenCalled();
    });
  },
});
export const PressedTwiceAndStopped = meta.story({
  args: { context: three },
  render: (args) => <AtOnce {...args} then={stopped} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Cash out 100 %/ }));
    await expect(canvas.getByRole('button', { name: 'Try the rest again' })).toBeVisible();
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
});
