import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { getRunTimeFancyPosition } from '#shared/api/contract/markets/fancy.ts';
import { iframeStory } from '#storybook/config/iframe-story.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '#ui-kit';
import { createBetsResponse, sampleLine, sampleStakes, WithFancyLine } from '../testing/WithFancyLine.tsx';
import { FancyBookModal, type FancyBookModalProps } from './FancyBookModal.tsx';

function ReopenableModal({ line, onClose: _onClose, ...book }: FancyBookModalProps) {
  const [openLine, setOpenLine] = useState(line);
  return (
    <>
      <Button onClick={() => setOpenLine(line)}>Book</Button>
      <FancyBookModal line={openLine} {...book} onClose={() => setOpenLine(null)} />
    </>
  );
}

const meta = preview.meta({
  component: FancyBookModal,
  parameters: iframeStory,
  args: { line: sampleLine, draftBet: null, currentScore: 38, onClose: () => undefined } satisfies FancyBookModalProps,
  render: (args) => (
    <WithFancyLine>
      <ReopenableModal {...args} />
    </WithFancyLine>
  ),
});

const betsHandler = http.post(toMockUrl(getRunTimeFancyPosition), () =>
  HttpResponse.json(createBetsResponse(sampleStakes)),
);

export const Filled = meta.story({
  beforeEach({ msw }) {
    msw.use(betsHandler);
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /6 over run MUM/ });
    await expect(await within(dialog).findByRole('row', { name: '52+ +2,300.00' })).toBeVisible();
  },
});

export const ALongName = meta.story({
  args: {
    line: {
      ...sampleLine,
      name: 'Runs in the first fifteen overs of the second innings by Royal Challengers of a very long town',
    },
  },
  beforeEach({ msw }) {
    msw.use(betsHandler);
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /very long town/ });
    await within(dialog).findByRole('row', { name: '52+ +2,300.00' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(getRunTimeFancyPosition));
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: /6 over run MUM/ });
    await expect(await within(dialog).findByText('The book could not be read')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
