import preview from '#storybook/preview.tsx';
import { HttpResponse, http } from 'msw';
import { expect, fn } from 'storybook/test';
import { toMockUrl, networkScenarios } from '#mocks/network-scenarios.ts';
import { getFancyLiability } from '#shared/api/contract/betting/bet-list.ts';
import { OddsGrid, RunRow } from '#ui-kit';
import { sampleLine } from '../testing/WithSessionLine.tsx';
import { FancyWorstCase, type FancyWorstCaseProps } from './FancyWorstCase.tsx';

const meta = preview.meta({
  component: FancyWorstCase,
  args: { line: sampleLine, onOpen: fn() } satisfies FancyWorstCaseProps,
  render: (args) => (
    <OddsGrid name="Session" columns="run">
      <RunRow
        name={args.line.name}
        lines={args.line}
        lockLabel={null}
        onSelect={() => undefined}
        detail={<FancyWorstCase {...args} />}
        limits="100–50,000"
      />
    </OddsGrid>
  ),
});

const respondWithWorstCases = (rows: Readonly<Record<string, number>>) =>
  http.post(toMockUrl(getFancyLiability), () => HttpResponse.json({ status: true, data: rows }));

export const Filled = meta.story({
  beforeEach({ msw }) {
    msw.use(respondWithWorstCases({ [sampleLine.fancyId]: -1000 }));
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '−1,000.00 worst case, book of 6 over run MUM' }));
    await expect(args.onOpen).toHaveBeenCalledWith(sampleLine);
  },
});

export const NothingToLose = meta.story({
  beforeEach({ msw }) {
    msw.use(respondWithWorstCases({ [sampleLine.fancyId]: 0 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^0\.00 worst case/ })).toBeVisible();
  },
});

export const NoBets = meta.story({
  beforeEach({ msw }) {
    msw.use(respondWithWorstCases({}));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^No to/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /book of/ })).toBeNull();
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(getFancyLiability));
  },
});
