// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import type { Market } from '#shared/domain/market/market.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { useWatchMatch } from '#shared/live/react/match-hooks.ts';
import { createFakeEnvironment } from '#shared/live/testing/fake-environment.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { MATCH_ID, placesMarket, winMarket } from '../../testing/market-samples.ts';
import { createMatchFeed, type MatchScenario } from '../../testing/match-feed.ts';
import { MatchMarkets } from './MatchMarkets.tsx';

const page = setUpReactRoot();

function RaceMarkets() {
  useWatchMatch(MATCH_ID);
  return <MatchMarkets matchId={MATCH_ID} layout="tabs" renderMarket={({ name }) => <input aria-label={name} />} />;
}

test('MatchMarkets keeps focus and text in a market when a second market of the race comes and goes', async () => {
  const toScenario = (markets: readonly Market[]): MatchScenario => ({ of: 'filled', markets, lines: [] });
  const feed = createMatchFeed(MATCH_ID, toScenario([winMarket]), createFakeEnvironment());
  await act(async () =>
    page.root.render(
      <LiveProvider feed={feed}>
        <RaceMarkets />
      </LiveProvider>,
    ),
  );
  const findField = () => page.element.querySelector('input') ?? expect.fail('no field');
  const areTabsVisible = () => page.element.querySelector('[role="tablist"]')?.closest('[hidden]') === null;
  const field = findField();
  field.focus();
  field.value = '1,500';
  expect(areTabsVisible()).toBe(false);
  for (const markets of [[winMarket, placesMarket], [winMarket]]) {
    await act(async () => feed.publish(toScenario(markets)));
    expect([document.activeElement === field, findField().value]).toEqual([true, '1,500']);
    expect(areTabsVisible()).toBe(markets.length > 1);
  }
});
