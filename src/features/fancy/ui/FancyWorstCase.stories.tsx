import { useIsFetching } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { toMockUrl } from '#mocks/network-scenarios.ts';
import { getFancyLiability } from '#shared/api/contract/betting/bet-list.ts';
import preview from '#storybook/preview.tsx';
import { OddsGrid, RunRow } from '#ui-kit';
import { sampleLine } from '../testing/WithFancyLine.tsx';
import { FancyWorstCase, type FancyWorstCaseProps } from './FancyWorstCase.tsx';

const onRequest = fn();

/** Is busy until the server has responded or failed; the component itself shows neither. */
function BusyWhileReading({ children }: { children: ReactNode }) {
  const pendingRequests = useIsFetching();
  return <div aria-busy={pendingRequests > 0}>{children}</div>;
}

const meta = preview.meta({
  component: FancyWorstCase,
  args: { line: sampleLine, onOpen: fn() } satisfies FancyWorstCaseProps,
  render: (args) => (
    <OddsGrid name="Session" variant="run">
      <RunRow
        name={args.line.name}
        lines={args.line}
        overlay={null}
        onSelect={() => undefined}
        detail={<FancyWorstCase {...args} />}
        limits="100–50,000"
      />
    </OddsGrid>
  ),
  decorators: (Story) => (
    <BusyWhileReading>
      <Story />
    </BusyWhileReading>
  ),
  beforeEach: () => void onRequest.mockClear(),
});

const respondWith = (createResponse: () => Response) =>
  http.post(toMockUrl(getFancyLiability), () => {
    onRequest();
    return createResponse();
  });
const respondWithWorstCases = (rows: Readonly<Record<string, number>>) =>
  respondWith(() => HttpResponse.json({ status: true, data: rows }));

const waitForResponse = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(onRequest).toHaveBeenCalled());
  await waitFor(() => expect(canvasElement.firstElementChild).toHaveAttribute('aria-busy', 'false'));
};

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
  play: async ({ canvas, canvasElement }) => {
    await waitForResponse(canvasElement);
    await expect(canvas.queryByRole('button', { name: /book of/ })).toBeNull();
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(respondWith(() => HttpResponse.error()));
  },
  play: async ({ canvas, canvasElement }) => {
    await waitForResponse(canvasElement);
    await expect(canvas.queryByRole('button', { name: /book of/ })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Yes to/ })).not.toHaveAttribute('aria-disabled');
  },
});
