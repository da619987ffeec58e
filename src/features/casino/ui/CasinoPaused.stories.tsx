import { expect } from 'storybook/test';
import { applyTestSwitches } from '#shared/switches/testing/test-switches.ts';
import preview from '#storybook/preview.tsx';
import { lobbyArgs } from '../testing/lobby-args.ts';
import { Lobby } from './lobby/Lobby.tsx';

const meta = preview.meta({
  title: 'Paused casino',
  component: Lobby,
  parameters: { picture: true },
  args: lobbyArgs,
});

export const WithReason = meta.story({
  beforeEach: () => applyTestSwitches({ paused: { casino: 'Closed for an hour.' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The casino is paused')).toBeVisible();
    await expect(canvas.getByText('Closed for an hour.')).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});

export const WithoutReason = meta.story({
  beforeEach: () => applyTestSwitches({ paused: { casino: '' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No game can start now. Come back later.')).toBeVisible();
  },
});
