import { ownFrame } from '#workshop/own-frame.ts';
import preview from '#workshop/preview.tsx';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { addressOf, fates } from '#mocks/fates.ts';
import { statements } from '#shared/api/contract/account.ts';
import { writeRealityInterval } from '#shared/storage/play-time.ts';
import { plainLink } from '#ui-kit';
import { playWatch } from '../model/watch.ts';
import { playedFor } from '../testing/sample-play.ts';
import { RealityCheck, type RealityCheckProps } from './RealityCheck.tsx';

const row = (statement_type: string, credit_debit: number) => ({ date: new Date().toISOString(), description: statement_type, credit_debit, balance: 1, statement_type, type: 0 });

/** The exchange of stories has a day of its own: what counts since this session began is told here. */
const lost = http.post(addressOf(statements), () =>
  HttpResponse.json({ status: true, data: [row('deposit', 5_000), row('betting', -812.5), row('casino', 100)], metadata: { total: 3, page: 1 } }));

const meta = preview.meta({
  component: RealityCheck,
  parameters: ownFrame,
  args: { busy: false, onSignOut: fn(), href: '#play-safe', link: plainLink } satisfies RealityCheckProps,
  beforeEach({ msw }) {
    msw.use(lost);
    writeRealityInterval(60);
    playedFor(65);
  },
});

export const Due = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const look = await canvas.findByRole('dialog', { name: 'Time for a look' });
    await expect(look).toHaveTextContent('Time played1 h 5 min');
    await waitFor(() => expect(look).toHaveTextContent('Result in that time−712.50'));
    await expect(document.activeElement?.tagName).not.toBe('BUTTON');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(look).toBeVisible();
  },
});

export const GoesOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(playWatch.read().time?.checkedAt).toBeGreaterThan(Date.now() - 60_000);
  },
});

export const WaitsForABet = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const ResultUnread = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.unreachable(statements));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not be read')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
});
