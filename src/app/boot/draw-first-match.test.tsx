// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { drawMatchMarkets, MatchMarkets, takeFirstMarkets } from '#features/market/index.ts';
import { ControllersContext, createControllers } from '#shared/controllers/controllers.ts';
import type { Levels, Market, Runner, RunnerStatus } from '#shared/domain/market/market.ts';
import { toRunnerId } from '#shared/domain/market/runner-id.ts';
import { money, units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { liteMode } from '#shared/lite-mode/lite-mode.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { MatchScreen, renderSampleMarket } from './prerender/MatchScreen.tsx';
import { createFullMarket, createSampleFeed, SAMPLE_MATCH } from './prerender/sample-feed.ts';

const rendered = setUpReactRoot();

function renderCopy(content: ReactNode): HTMLElement {
  const queries = new QueryClient();
  rendered.render(
    <QueryClientProvider client={queries}>
      <ControllersContext value={createControllers(queries)}>
        <MemoryRouter>{content}</MemoryRouter>
      </ControllersContext>
    </QueryClientProvider>,
  );
  return rendered.element.cloneNode(true) as HTMLElement;
}

/** Returns the cards as HTML, without what the drawing leaves out: the buttons in the heads, ages and generated ids. */
function serializeCards(root: HTMLElement): readonly string[] {
  const cards = [...root.querySelectorAll<HTMLElement>('section[data-market]')];
  for (const card of cards) {
    card.querySelector('header > div')?.remove();
    for (const age of card.querySelectorAll('header > span > span:first-child > span:nth-child(2)'))
      age.textContent = '';
    for (const each of card.querySelectorAll('[id]')) each.id = 'id';
    for (const each of card.querySelectorAll('[aria-describedby]')) each.setAttribute('aria-describedby', 'id');
  }
  // Only the first card of drawMatchMarkets has it, for the frame that draws it.
  for (const card of cards) card.style.removeProperty('content-visibility');
  return cards.map((card) => new XMLSerializer().serializeToString(card));
}

const createRunner = (runnerId: number, levels: Partial<Runner> = {}): Runner => {
  const offers: Levels = [
    { price: odds(150 + Math.floor(runnerId)), size: money(50) },
    { price: odds(1100), size: units(120_000) },
    null,
  ];
  return { runnerId, name: `Runner ${runnerId}`, status: 'active', back: offers, lay: [null, null, null], ...levels };
};

const createMarket = (changes: Partial<Market>): Market => ({
  ...createFullMarket('1.5', { kind: 'odds', inPlay: true }),
  name: 'Match odds',
  status: 'open',
  winners: undefined,
  news: null,
  runners: [createRunner(1), createRunner(2)],
  ...changes,
});

const withStatus = (status: RunnerStatus): Partial<Market> => ({
  runners: [createRunner(1), createRunner(2, { status })],
});

test.each<[string, Partial<Market>]>([
  ['an open market', {}],
  ['a suspended market', { status: 'suspended' }],
  ['a locked market', { locked: true }],
  ['a market that is not open yet', { status: 'inactive' }],
  ['a removed runner', withStatus('removed')],
  ['a suspended runner', withStatus('suspended')],
  ['thirty runners', { runners: Array.from({ length: 30 }, (_, index) => createRunner(index + 1)) }],
  ['a market without limits', { minStake: null, maxStake: null }],
  ['a market with one limit', { minStake: null }],
  ['a market without a matched total', { totalMatched: null }],
  ['a market to be placed', { type: 'to-be-placed', winners: 3 }],
  ['a market with a note', { news: 'Rain <b>stops</b> play' }],
  ['a bookmaker market', { kind: 'bookmaker', marketId: '55' }],
  ['a suspended bookmaker market without limits', { kind: 'bookmaker', status: 'suspended', maxStake: null }],
])('drawMatchMarkets draws %s as the app renders it', (_, changes) => {
  const markets = [createMarket(changes)];
  const feed = createSampleFeed(markets);
  const expected = renderCopy(
    <LiveProvider feed={feed}>
      <MatchMarkets matchId={SAMPLE_MATCH} renderMarket={renderSampleMarket} />
    </LiveProvider>,
  );
  const screen = renderCopy(<MatchScreen feed={createSampleFeed()} />);
  drawMatchMarkets(screen, markets, 'all')();
  expect(serializeCards(expected)).toHaveLength(1);
  expect(serializeCards(screen)).toEqual(serializeCards(expected));
});

test('drawMatchMarkets draws the best prices alone in lite mode, as the app renders it', () => {
  const markets = [createMarket({}), createMarket({ kind: 'bookmaker', marketId: '55' })];
  const screen = renderCopy(<MatchScreen feed={createSampleFeed()} />);
  act(() => liteMode.choose(true));
  const expected = renderCopy(
    <LiveProvider feed={createSampleFeed(markets)}>
      <MatchMarkets matchId={SAMPLE_MATCH} renderMarket={renderSampleMarket} />
    </LiveProvider>,
  );
  act(() => liteMode.choose(false));
  drawMatchMarkets(screen, markets, 'best')();
  expect(serializeCards(expected)).toHaveLength(2);
  expect(serializeCards(screen)).toEqual(serializeCards(expected));
});

test('drawMatchMarkets makes the group and its first card visible, and leaves the others to the browser', () => {
  const screen = renderCopy(<MatchScreen feed={createSampleFeed()} />);
  drawMatchMarkets(screen, [createMarket({}), createMarket({ marketId: '1.6' })], 'all')();
  const cards = [...screen.querySelectorAll<HTMLElement>('section[data-market]')];
  const elements = [cards[0]?.parentElement, ...cards];
  expect(elements.map((element) => element?.style.getPropertyValue('content-visibility'))).toEqual([
    'visible',
    'visible',
    '',
  ]);
});

const first = createMarket({ marketId: '1.1' });
const second = createMarket({ marketId: '1.2' });
const long = createMarket({ marketId: '1.3', runners: Array.from({ length: 9 }, (_, index) => createRunner(index)) });
const closed = createMarket({ status: 'closed' });
const handicap = createMarket({ runners: [createRunner(toRunnerId(1, 50) ?? 1)] });

test.each<[string, readonly Market[], readonly Market[]]>([
  ['the first two of three', [first, second, first], [first, second]],
  ['a long one alone', [long, second], [long]],
  ['one before a long one', [first, long], [first]],
  ['those before a closed one', [first, closed], [first]],
  ['those before handicap lines', [first, handicap], [first]],
  ['none after a closed one', [closed, first], []],
  ['none after handicap lines', [handicap, first], []],
  ['none of none', [], []],
])('takeFirstMarkets takes %s', (_, markets, expected) => expect(takeFirstMarkets(markets)).toEqual(expected));
