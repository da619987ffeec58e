import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ConfigProblemPage, type ConfigProblemPageProps } from './ConfigProblemPage.tsx';
import type { ConfigProblem } from './load.ts';
import { parseConfig } from './parse.ts';

const written = {
  apiBase: 'api',
  brand: { name: '', accent: 'green' },
  currency: 'rupees',
  timeZone: 'Mars/Olympus',
  live: { transport: 'pigeon' },
  featurse: {},
};
const parsed = parseConfig(written, false);
const wrong: ConfigProblem = parsed.kind === 'wrong' ? parsed : { kind: 'wrong', wrong: [] };

const meta = preview.meta({
  title: 'Config problem',
  component: ConfigProblemPage,
  parameters: { layout: 'fullscreen' },
  args: { problem: wrong, onAgain: fn() } satisfies ConfigProblemPageProps,
});

export const WrongKeys = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'live.transport' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /applicationCredential nothing/ })).toBeVisible();
  },
});
export const Missing = meta.story({ args: { problem: { kind: 'missing' } } });
export const Unreachable = meta.story({ args: { problem: { kind: 'unreachable' } } });
export const NotJson = meta.story({
  args: { problem: { kind: 'not-json', detail: 'Unexpected token } in JSON at position 41' } },
});
export const ExchangeNotStarted = meta.story({
  args: { problem: { kind: 'no-simulation', detail: 'The operation is insecure.' } },
});
export const ExchangeNotInThisBuild = meta.story({
  args: { problem: { kind: 'wrong', wrong: [{ key: 'simulatedExchange', found: 'true', reason: 'production-only' }] } },
});
export const LoadsAgain = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});
