import { ownFrame } from '#workshop/own-frame.ts';
import preview from '#workshop/preview.tsx';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { Bet } from '#shared/domain/bet.ts';
import { units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { propose } from '../model/proposal.ts';
import type { LegState, Run } from '../model/runs.ts';
import { favourite, favouriteStanding, noLimits, runnerNow, threeStanding, threeWay } from '../testing/samples.ts';
import { CashOutDialog, type CashOutDialogProps } from './CashOutDialog.tsx';

const now: CashOutDialogProps['now'] = { market: favourite, standing: favouriteStanding, limits: noLimits, available: units(5000), busy: null, reading: false };
const three: CashOutDialogProps['now'] = { ...now, market: threeWay, standing: threeStanding };

const runOf = (phase: Run['phase'], first: LegState, second: LegState): Run => {
  const [back, lay] = propose(threeWay, threeStanding, 100).closing?.legs ?? [];
  return { phase, legs: [back, lay].flatMap((leg, index) => (leg === undefined ? [] : [{ leg, state: index === 0 ? first : second }])) };
};
const placed: LegState = { kind: 'placed', price: odds(380), found: [], refused: null };

const meta = preview.meta({
  component: CashOutDialog,
  parameters: { ...ownFrame, picture: true },
  args: { now, flat: units(156), run: null, delaySeconds: 5, onPlace: fn(), onCheckAgain: fn(), onClose: fn(), onAfresh: fn() } satisfies CashOutDialogProps,
});

export const Favourite = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Lay Mumbai1,156 @ 1.60');
    await expect(canvas.getByText('Every result brings between +156.00 and +156.40.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cash out 100 % · 1 bet' }));
    await expect(args.onPlace).toHaveBeenCalledWith([expect.objectContaining({ runnerId: 1, side: 'lay', price: 160, stake: 115_600 })]);
  },
});
export const ThreeWay = meta.story({ args: { now: three } });
export const NoPrice = meta.story({ args: { now: { ...now, market: { ...favourite, runners: [runnerNow(1, 'Mumbai', 158, null), runnerNow(2, 'Chennai', null, 272)] } }, flat: null } });
export const SizeTooSmall = meta.story({
  args: { now: { ...now, market: { ...favourite, runners: [runnerNow(1, 'Mumbai', 158, 160, 600), runnerNow(2, 'Chennai', null, 272)] } } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Only 600 on offer for Mumbai, 1,156 needed' });
    await userEvent.click(button);
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
});
export const Suspended = meta.story({ args: { now: { ...now, market: { ...favourite, shut: 'suspended' } } } });
export const Stale = meta.story({ args: { now: { ...now, market: { ...favourite, shut: 'stale' } } } });
export const BelowMinStake = meta.story({ args: { now: { ...now, limits: { ...noLimits, minStake: units(2000) } } } });
export const AnotherBetUnderWay = meta.story({ args: { now: { ...now, busy: 'in-flight' } } });

export const Placing = meta.story({
  args: { now: three, run: runOf('placing', { kind: 'sent' }, { kind: 'waiting' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Placing bet 1 of 2.');
    await userEvent.click(canvas.getByRole('button', { name: /Cash out/ }));
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
});
export const AnswerLost = meta.story({
  args: { now: three, run: runOf('placing', { kind: 'looking' }, { kind: 'waiting' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
  },
});
export const ReadingPosition = meta.story({ args: { now: three, run: runOf('settling', placed, placed) } });
export const StoppedHalfWay = meta.story({
  args: { now: three, run: runOf('stopped', placed, { kind: 'refused', message: 'Unmatch bet not allowed.' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 2 bets placed. 1 bet to go.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try the rest again' }));
    await expect(args.onPlace).toHaveBeenCalledWith([expect.objectContaining({ side: 'lay' })]);
  },
});
export const StoppedAtOnce = meta.story({ args: { now: three, run: runOf('stopped', { kind: 'not-sent' }, { kind: 'waiting' }) } });
export const Done = meta.story({
  args: { now: { ...three, standing: threeStanding.map(({ runnerId }) => ({ runnerId, result: units(13) })) }, run: runOf('done', placed, { ...placed, price: null }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
const listedBet = { betId: '100000017', stake: units(300), price: odds(380) } as Bet;
export const TakenTwice = meta.story({
  args: {
    now: { ...three, standing: threeStanding },
    run: runOf('done', { ...placed, found: [listedBet, { ...listedBet, betId: '100000018' }] }, { ...placed, price: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cashed out, but your bets show more than you sent.')).toBeVisible();
    await expect(canvas.getByText(/^2 bets found: 300 @ 3.80 \(bet 100000017\), 300 @ 3.80 \(bet 100000018\)/)).toBeVisible();
  },
});

/** Placed, or stopped half way, as soon as it is pressed. */
function AtOnce({ then, ...props }: CashOutDialogProps & { then: Run }) {
  const [run, setRun] = useState<Run | null>(null);
  const place: CashOutDialogProps['onPlace'] = (legs) => {
    props.onPlace(legs);
    setRun(then);
  };
  return <CashOutDialog {...props} run={run} onPlace={place} />;
}

/** Nobody presses what came under the finger a moment ago: neither Close, which hides the outcome, nor the rest, which is money. */
export const PressedTwice = meta.story({
  args: { now: three },
  render: (args) => <AtOnce {...args} then={runOf('done', placed, { ...placed, price: null })} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Cash out 100 %/ }));
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    // A browser that presses again for as long as the key is down is told not to.
    await expect(await fireEvent.keyDown(canvas.getByRole('button', { name: 'Close' }), { key: 'Enter', repeat: true })).toBe(false);
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenCalled();
    });
  },
});
export const PressedTwiceAndStopped = meta.story({
  args: { now: three },
  render: (args) => <AtOnce {...args} then={runOf('stopped', placed, { kind: 'refused', message: 'Unmatch bet not allowed.' })} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Cash out 100 %/ }));
    await expect(canvas.getByRole('button', { name: 'Try the rest again' })).toBeVisible();
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
});
