import preview from '#workshop/preview.tsx';
import { HttpResponse, http } from 'msw';
import { expect, fn } from 'storybook/test';
import { addressOf, fates } from '#mocks/fates.ts';
import { getFancyLiability } from '#shared/api/contract/bet-list.ts';
import { OddsGrid, RunRow } from '#ui-kit';
import { someLine } from '../testing/WithLine.tsx';
import { FancyWorst, type FancyWorstProps } from './FancyWorst.tsx';

const meta = preview.meta({
  component: FancyWorst,
  args: { line: someLine, onOpen: fn() } satisfies FancyWorstProps,
  render: (args) => (
    <OddsGrid name="Session" columns="run">
      <RunRow name={args.line.name} lines={args.line} lockedBy={null} onPick={() => undefined} detail={<FancyWorst {...args} />} limits="100–50,000" />
    </OddsGrid>
  ),
});

const worst = (rows: Readonly<Record<string, number>>) => http.post(addressOf(getFancyLiability), () => HttpResponse.json({ status: true, data: rows }));

export const Filled = meta.story({
  beforeEach({ msw }) {
    msw.use(worst({ [someLine.fancyId]: -1000 }));
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '−1,000.00 worst case, book of 6 over run MUM' }));
    await expect(args.onOpen).toHaveBeenCalledWith(someLine);
  },
});

export const NothingToLose = meta.story({
  beforeEach({ msw }) {
    msw.use(worst({ [someLine.fancyId]: 0 }));
  },
});

export const NoBets = meta.story({
  beforeEach({ msw }) {
    msw.use(worst({}));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^No to/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /book of/ })).toBeNull();
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.unreachable(getFancyLiability));
  },
});
