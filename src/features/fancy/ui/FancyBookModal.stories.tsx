import { ownFrame } from '#workshop/own-frame.ts';
import preview from '#workshop/preview.tsx';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { addressOf, fates } from '#mocks/fates.ts';
import { getRunTimeFancyPosition } from '#shared/api/contract/fancy.ts';
import { Button } from '#ui-kit';
import { betsAnswer, someBets, someLine, WithLine } from '../testing/WithLine.tsx';
import { FancyBookModal, type FancyBookModalProps } from './FancyBookModal.tsx';

function Opened({ line, onClose: _closed, ...book }: FancyBookModalProps) {
  const [shown, setShown] = useState(line);
  return (
    <>
      <Button onClick={() => setShown(line)}>Book</Button>
      <FancyBookModal line={shown} {...book} onClose={() => setShown(null)} />
    </>
  );
}

const meta = preview.meta({
  component: FancyBookModal,
  parameters: ownFrame,
  args: { line: someLine, typed: null, reached: 38, onClose: () => undefined } satisfies FancyBookModalProps,
  render: (args) => (
    <WithLine>
      <Opened {...args} />
    </WithLine>
  ),
});

const holding = http.post(addressOf(getRunTimeFancyPosition), () => HttpResponse.json(betsAnswer(someBets)));

export const Filled = meta.story({
  beforeEach({ msw }) {
    msw.use(holding);
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /6 over run MUM/ });
    await expect(await within(dialog).findByRole('row', { name: '52+ +2,300.00' })).toBeVisible();
  },
});

export const ALongName = meta.story({
  args: { line: { ...someLine, name: 'Runs in the first fifteen overs of the second innings by Royal Challengers of a very long town' } },
  beforeEach({ msw }) {
    msw.use(holding);
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /very long town/ });
    await within(dialog).findByRole('row', { name: '52+ +2,300.00' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.unreachable(getRunTimeFancyPosition));
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: /6 over run MUM/ });
    await expect(await within(dialog).findByText('The book could not be read')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
