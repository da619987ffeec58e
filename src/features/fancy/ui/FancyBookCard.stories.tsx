import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { getRunTimeFancyPosition } from '#shared/api/contract/markets/fancy.ts';
import { units } from '#shared/domain/money/money.ts';
import preview from '#storybook/preview.tsx';
import { createBetsResponse, middleStakes, sampleLine, WithFancyLine } from '../testing/WithFancyLine.tsx';
import type { FancyBookProps } from './FancyBook.tsx';
import { FancyBookCard } from './FancyBookCard.tsx';

const meta = preview.meta({
  component: FancyBookCard,
  decorators: [
    (Story) => (
      <WithFancyLine>
        <div style={{ maxInlineSize: 344 }}>
          <Story />
        </div>
      </WithFancyLine>
    ),
  ],
  args: { line: sampleLine, draftBet: null, currentScore: null } satisfies FancyBookProps,
});

/** In the width of the side column, with a draft bet. */
export const WhileTyping = meta.story({
  args: { draftBet: { side: 'no', run: 48, size: 110, stake: units(1000) } },
  beforeEach({ msw }) {
    msw.use(http.post(toMockUrl(getRunTimeFancyPosition), () => HttpResponse.json(createBetsResponse(middleStakes))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: /6 over run MUM/ })).toBeVisible();
    await expect(await canvas.findByRole('row', { name: '48-49 +2,000.00 +900.00' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(getRunTimeFancyPosition));
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 3, name: /6 over run MUM/ })).toBeVisible(),
});
