import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LinkCode, type LinkCodeProps } from './LinkCode.tsx';

const meta = preview.meta({
  component: LinkCode,
  args: { code: '572008', expiresAt: null, onRequestNew: fn(), busy: false } satisfies LinkCodeProps,
});

export const WithoutAnEnd = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code of the linking code' })).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
});

export const Expired = meta.story({
  args: { expiresAt: Date.parse('2026-01-01T00:00:00Z') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This code has expired.');
    await expect(canvas.queryByText('572008')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new code' }));
    await expect(args.onRequestNew).toHaveBeenCalledOnce();
  },
});

export const AnotherIsOnItsWay = meta.story({
  args: { expiresAt: Date.parse('2026-01-01T00:00:00Z'), busy: true },
});
