import preview from '#workshop/preview.tsx';
import { expect } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import { addressOf, fates } from '#mocks/fates.ts';
import { getNews } from '#shared/api/contract/news.ts';
import { plainLink } from '#ui-kit';
import { News, type NewsProps } from './News.tsx';
import { NewsLine } from './NewsLine.tsx';

const said = (data: readonly object[]) => http.post(addressOf(getNews), () => HttpResponse.json({ status: true, data }));
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

export const Short = meta.story({ args: { title: 'News', most: 3, size: 'short' } });

export const HostileAndLong = meta.story({
  beforeEach({ msw }) {
    msw.use(said([{ heading: hostile, description: `${hostile}\nSecond line` }, { heading: endless, description: endless }, { heading: '', description: 'Only words' }, { heading: null, description: null }]));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: hostile })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.loading(getNews));
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.empty(getNews));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No news')).toBeVisible();
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.unreachable(getNews));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The news could not be read');
  },
});

export const Line = meta.story({
  render: () => <NewsLine href="#news" link={plainLink} />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).map((item) => item.textContent)).toContain('Bet delay in play');
    await expect(canvas.getByRole('link', { name: 'News' })).toBeVisible();
  },
});

export const LineWithoutNews = meta.story({
  render: () => <NewsLine href="#news" link={plainLink} />,
  beforeEach({ msw }) {
    msw.use(fates.unreachable(getNews));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'News' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.signedOut(getNews));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.refused(getNews, 'News is closed for your account.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('News is closed for your account.');
  },
});
