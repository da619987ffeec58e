import preview from '#workshop/preview.tsx';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { addressOf, fates } from '#mocks/fates.ts';
import { getRunTimeFancyPosition } from '#shared/api/contract/fancy.ts';
import type { FancyStake } from '#shared/domain/bet.ts';
import { units } from '#shared/domain/money.ts';
import { betsAnswer, manyBets, middle, someBets, someLine, WithLine } from '../testing/WithLine.tsx';
import { FancyBook, type FancyBookProps } from './FancyBook.tsx';

const meta = preview.meta({
  component: FancyBook,
  decorators: [
    (Story) => (
      <WithLine>
        <Story />
      </WithLine>
    ),
  ],
  args: { line: someLine, typed: null, reached: null } satisfies FancyBookProps,
});

const holding = (bets: readonly FancyStake[]) => http.post(addressOf(getRunTimeFancyPosition), () => HttpResponse.json(betsAnswer(bets)));

export const Filled = meta.story({
  args: { reached: 38 },
  beforeEach({ msw }) {
    msw.use(holding(someBets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: '0-44 Now 38 −2,500.00' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('row', { name: '52+ +2,300.00' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /Steps of profit and loss/ })).toHaveTextContent('Line 48Now 38455052');
  },
});

export const WhileTyping = meta.story({
  args: { typed: { side: 'no', run: 48, size: 110, stake: units(1000) } },
  beforeEach({ msw }) {
    msw.use(holding(middle));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: '45-47 +2,000.00 +3,000.00' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '48-49 +2,000.00 +900.00' })).toBeVisible();
    await expect(canvas.getByText('Worst case').parentElement).toHaveTextContent('0.00 → −1,100.00');
  },
});

export const FirstBetTyped = meta.story({
  args: { typed: { side: 'yes', run: 48, size: 100, stake: units(500) } },
  beforeEach({ msw }) {
    msw.use(holding([]));
  },
});

export const ManyRuns = meta.story({
  args: { reached: 44 },
  beforeEach({ msw }) {
    msw.use(holding(manyBets));
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(holding([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bets on this line')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.loading(getRunTimeFancyPosition));
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.unreachable(getRunTimeFancyPosition));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The book could not be read')).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.refused(getRunTimeFancyPosition, 'Fancy result declared!'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fancy result declared!')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.signedOut(getRunTimeFancyPosition));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your session is over. Sign in again.')).toBeVisible();
  },
});
