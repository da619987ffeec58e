import { expect, waitFor } from 'storybook/test';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { score } from '#shared/api/contract/markets/score.ts';
import preview from '#storybook/preview.tsx';
import { findListedMatch } from '../../testing/listed-matches.ts';
import { RowScore, type RowScoreProps } from './RowScore.tsx';

const meta = preview.meta({
  component: RowScore,
  args: { row: findListedMatch('4'), details: 'International T20 · Matched 21.8 lakh' } satisfies RowScoreProps,
});

export const Cricket = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^\d+\.\d ov$/)).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/^\d+\/\d+/);
  },
});

export const Soccer = meta.story({
  args: { row: findListedMatch('1') },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^\d+′$|time$/)).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/^\d+/);
  },
});

export const Tennis = meta.story({
  args: { row: findListedMatch('2') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Set \d$|^Match over$/)).toBeVisible();
  },
});

/** The server knows no score of the match: its space stays empty, and the row says only that it is in play. */
export const WithoutScore = meta.story({
  beforeEach: ({ msw }) => msw.use(networkScenarios.empty(score)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('In-Play')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[data-scored]')).toBeEmptyDOMElement());
  },
});
