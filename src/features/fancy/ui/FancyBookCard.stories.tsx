import preview from '#workshop/preview.tsx';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { addressOf, fates } from '#mocks/fates.ts';
import { getRunTimeFancyPosition } from '#shared/api/contract/fancy.ts';
import { units } from '#shared/domain/money.ts';
import { betsAnswer, middle, someLine, WithLine } from '../testing/WithLine.tsx';
import type { FancyBookProps } from './FancyBook.tsx';
import { FancyBookCard } from './FancyBookCard.tsx';

const meta = preview.meta({
  component: FancyBookCard,
  decorators: [
    (Story) => (
      <WithLine>
        <div style={{ maxInlineSize: 344 }}>
          <Story />
        </div>
      </WithLine>
    ),
  ],
  args: { line: someLine, typed: null, reached: null } satisfies FancyBookProps,
});

/** Beside the slip, in the width of the rail: it follows the bet being typed. */
export const WhileTyping = meta.story({
  args: { typed: { side: 'no', run: 48, size: 110, stake: units(1000) } },
  beforeEach({ msw }) {
    msw.use(http.post(addressOf(getRunTimeFancyPosition), () => HttpResponse.json(betsAnswer(middle))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: /6 over run MUM/ })).toBeVisible();
    await expect(await canvas.findByRole('row', { name: '48-49 +2,000.00 +900.00' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.loading(getRunTimeFancyPosition));
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 3, name: /6 over run MUM/ })).toBeVisible(),
});
