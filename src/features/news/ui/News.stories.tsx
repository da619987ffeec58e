import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { getNews } from '#shared/api/contract/content/news.ts';
import preview from '#storybook/preview.tsx';
import { renderPlainLink } from '#ui-kit';
import { News, type NewsProps } from './News.tsx';
import { NewsTicker } from './NewsTicker.tsx';

const respondWithNews = (items: readonly object[]) =>
  http.post(toMockUrl(getNews), () => HttpResponse.json({ status: true, data: items }));
const hostile = '<img src=x onerror=alert(1)>';
const endless = 'Averyveryverylongwordwithoutanyspace'.repeat(12);

const meta = preview.meta({
  component: News,
  args: {} satisfies NewsProps,
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bet delay in play' })).toBeVisible();
  },
});

export const Short = meta.story({ args: { title: 'News', limit: 3, size: 'short' } });

export const HostileAndLong = meta.story({
  beforeEach({ msw }) {
    msw.use(
      respondWithNews([
        { heading: hostile, description: `${hostile}\nSecond line` },
        { heading: endless, description: endless },
        { heading: '', description: 'Only words' },
        { heading: null, description: null },
      ]),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: hostile })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(getNews));
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.empty(getNews));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No news')).toBeVisible();
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(getNews));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The news could not be read');
  },
});

export const Line = meta.story({
  render: () => <NewsTicker href="#news" link={renderPlainLink} />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).map((item) => item.textContent)).toContain(
      'Bet delay in play',
    );
    await expect(canvas.getByRole('link', { name: 'News' })).toBeVisible();
  },
});

export const LineWithoutNews = meta.story({
  render: () => <NewsTicker href="#news" link={renderPlainLink} />,
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(getNews));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'News' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(getNews));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(getNews, 'News is closed for your account.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('News is closed for your account.');
  },
});
