import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { statements } from '#shared/api/contract/account/statements.ts';
import { iframeStory } from '#storybook/config/iframe-story.ts';
import preview from '#storybook/preview.tsx';
import { renderPlainLink } from '#ui-kit';
import { writeRealityCheckInterval } from '../model/play-time-storage.ts';
import { sessionTimer } from '../model/useSessionTimer.ts';
import { startSessionAgo } from '../testing/sample-play.ts';
import { RealityCheck, type RealityCheckProps } from './RealityCheck.tsx';

const createStatementRow = (statement_type: string, credit_debit: number) => ({
  date: new Date().toISOString(),
  description: statement_type,
  credit_debit,
  balance: 1,
  statement_type,
  type: 0,
});

/** The story's exchange has a fixed date, so this handler supplies the rows since the session began. */
const mockStatement = http.post(toMockUrl(statements), () =>
  HttpResponse.json({
    status: true,
    data: [
      createStatementRow('deposit', 5_000),
      createStatementRow('betting', -812.5),
      createStatementRow('casino', 100),
    ],
    metadata: { total: 3, page: 1 },
  }),
);

const meta = preview.meta({
  component: RealityCheck,
  parameters: iframeStory,
  args: { busy: false, onSignOut: fn(), href: '#play-safe', link: renderPlainLink } satisfies RealityCheckProps,
  beforeEach({ msw }) {
    msw.use(mockStatement);
    writeRealityCheckInterval(60);
    startSessionAgo(65);
  },
});

export const ReminderOpen = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Reality check' });
    await expect(dialog).toHaveTextContent('Time since you signed in1 h 5 min');
    await waitFor(() => expect(dialog).toHaveTextContent('Result in that time−712.50'));
    await expect(document.activeElement?.tagName).not.toBe('BUTTON');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(dialog).toBeVisible();
  },
});

export const GoesOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(sessionTimer.read().time?.checkedAt).toBeGreaterThan(Date.now() - 60_000);
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
    msw.use(networkScenarios.unreachable(statements));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not be read')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
});
