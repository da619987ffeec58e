// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import type { FancyLine } from '#shared/domain/market/market.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { useWatchMatch } from '#shared/live/react/match-hooks.ts';
import { createFakeEnvironment } from '#shared/live/testing/fake-environment.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { MATCH_ID, matchOdds, sessionLines, toMarketOutline } from '../../testing/market-samples.ts';
import { createMatchFeed, type MatchScenario } from '../../testing/match-feed.ts';
import { LiveFancyList } from './LiveFancyList.tsx';

const page = setUpReactRoot();
const oneKind = sessionLines.filter(({ category }) => category === 'session');
const match = toMarketOutline(matchOdds);

function SessionLines() {
  useWatchMatch(MATCH_ID);
  return <LiveFancyList match={match} onSelect={() => undefined} />;
}

async function openList(first: readonly FancyLine[]) {
  const toScenario = (lines: readonly FancyLine[]): MatchScenario => ({ of: 'filled', markets: [matchOdds], lines });
  const feed = createMatchFeed(MATCH_ID, toScenario(first), createFakeEnvironment());
  await act(async () =>
    page.root.render(
      <LiveProvider feed={feed}>
        <SessionLines />
      </LiveProvider>,
    ),
  );
  return (lines: readonly FancyLine[]) => act(async () => feed.publish(toScenario(lines)));
}

const findCell = () =>
  page.element.querySelector<HTMLElement>('[aria-label^="Yes to 20 over runs MUM"]') ?? expect.fail('no cell');
const areTabsVisible = () => page.element.querySelector('[role="tablist"]')?.closest('[hidden]') === null;

test('LiveFancyList keeps the focus on the same price when a second kind of session comes and goes', async () => {
  const publish = await openList(oneKind);
  const cell = findCell();
  cell.focus();
  expect(areTabsVisible()).toBe(false);
  for (const [lines, hasTabs] of [
    [sessionLines, true],
    [oneKind, false],
  ] as const) {
    await publish(lines);
    expect([document.activeElement === cell, findCell() === cell, areTabsVisible()]).toEqual([true, true, hasTabs]);
  }
});
