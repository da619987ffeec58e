import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { getRunTimeFancyPosition } from '#shared/api/contract/markets/fancy.ts';
import type { FancyBet } from '#shared/domain/bet/bet.ts';
import { units } from '#shared/domain/money/money.ts';
import preview from '#storybook/preview.tsx';
import {
  createBetsResponse,
  manyStakes,
  middleStakes,
  sampleLine,
  sampleStakes,
  WithFancyLine,
} from '../testing/WithFancyLine.tsx';
import { FancyBook, type FancyBookProps } from './FancyBook.tsx';

const meta = preview.meta({
  component: FancyBook,
  decorators: [
    (Story) => (
      <WithFancyLine>
        <Story />
      </WithFancyLine>
    ),
  ],
  args: { line: sampleLine, draftBet: null, currentScore: null } satisfies FancyBookProps,
});

const respondWithBets = (bets: readonly FancyBet[]) =>
  http.post(toMockUrl(getRunTimeFancyPosition), () => HttpResponse.json(createBetsResponse(bets)));

export const Filled = meta.story({
  args: { currentScore: 38 },
  beforeEach({ msw }) {
    msw.use(respondWithBets(sampleStakes));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: '0-44 Now 38 −2,500.00' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByRole('row', { name: '52+ +2,300.00' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /Steps of profit and loss/ })).toHaveTextContent(
      'Line 48Now 38455052',
    );
  },
});

export const WhileTyping = meta.story({
  args: { draftBet: { side: 'no', run: 48, size: 110, stake: units(1000) } },
  beforeEach({ msw }) {
    msw.use(respondWithBets(middleStakes));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: '45-47 +2,000.00 +3,000.00' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '48-49 +2,000.00 +900.00' })).toBeVisible();
    await expect(canvas.getByText('Worst case').parentElement).toHaveTextContent('0.00 → −1,100.00');
  },
});

export const FirstBetDraft = meta.story({
  args: { draftBet: { side: 'yes', run: 48, size: 100, stake: units(500) } },
  beforeEach({ msw }) {
    msw.use(respondWithBets([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: '0-47 0.00 −500.00' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '48+ 0.00 +500.00' })).toBeVisible();
  },
});

export const ManyRuns = meta.story({
  args: { currentScore: 44 },
  beforeEach({ msw }) {
    msw.use(respondWithBets(manyStakes));
  },
  play: async ({ canvas }) => {
    // One row per step of the result, and the head.
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(10);
    await expect(canvas.getByRole('row', { current: true })).toHaveAccessibleName(/Now 44/);
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(respondWithBets([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bets on this line')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(getRunTimeFancyPosition));
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(getRunTimeFancyPosition));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The book could not be read')).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(getRunTimeFancyPosition, 'Fancy result declared!'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fancy result declared!')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(getRunTimeFancyPosition));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your session is over. Sign in again.')).toBeVisible();
  },
});
