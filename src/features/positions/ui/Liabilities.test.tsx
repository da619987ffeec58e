// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setUpControlledFetch } from '#shared/api/testing/controlled-fetch.ts';
import { renderPlainLink } from '#ui-kit';
import { getFocusedName, pressButton } from '#ui-kit/docs/press-keys.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { texts } from '../texts.ts';
import { Liabilities } from './Liabilities.tsx';

const exchange = setUpControlledFetch();
const page = setUpReactRoot();

const findPanel = () => page.element.querySelector('[role="alert"]');
const waitForText = (text: string) =>
  act(() => vi.waitFor(() => expect(page.element.textContent).toContain(text), { interval: 5 }));

beforeEach(async () => {
  page.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Liabilities link={renderPlainLink} toMatchHref={(sportId, matchId) => `/details/${sportId}/${matchId}`} />
    </QueryClientProvider>,
  );
  exchange.refuse('Reports are closed.');
  await waitForText('Reports are closed.');
});

test('Liabilities keeps its error panel and the focus on the busy button while it tries again', async () => {
  const panel = findPanel();
  await pressButton('Try again');
  expect(exchange.countWaiting()).toBe(1);
  expect(findPanel()).toBe(panel);
  expect(panel?.textContent).toContain('Reports are closed.');
  expect(getFocusedName()).toBe('Try again');
  expect(document.activeElement?.getAttribute('aria-busy')).toBe('true');
  exchange.refuse('Reports stay closed.');
  await waitForText('Reports stay closed.');
  expect(findPanel()).toBe(panel);
  expect(document.activeElement?.hasAttribute('aria-busy')).toBe(false);
});

test('Liabilities moves the focus to its card when a retry succeeds', async () => {
  await pressButton('Try again');
  exchange.accept([]);
  await waitForText(texts.empty.title);
  expect(findPanel()).toBeNull();
  expect(document.activeElement).toBe(page.element.querySelector('section'));
});
