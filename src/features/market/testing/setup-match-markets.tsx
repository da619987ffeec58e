import { act, Profiler } from 'react';
import { beforeEach, expect, vi } from 'vitest';
import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { useWatchMatch } from '#shared/live/react/match-hooks.ts';
import { createFakeEnvironment } from '#shared/live/testing/fake-environment.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { LiveMarketCard } from '../ui/card/LiveMarketCard.tsx';
import { MatchAnnouncements } from '../ui/match/MatchAnnouncements.tsx';
import { MatchMarkets, type MatchMarketsProps } from '../ui/match/MatchMarkets.tsx';
import { bookmaker, MATCH_ID, matchOdds, sessionLines } from './market-samples.ts';
import { createMatchFeed, type MatchScenario } from './match-feed.ts';

type RenderMarket = MatchMarketsProps['renderMarket'];

function Match({ onCommit, renderMarket }: { onCommit: () => void; renderMarket: RenderMarket }) {
  useWatchMatch(MATCH_ID);
  return (
    <>
      <MatchAnnouncements matchId={MATCH_ID} />
      <Profiler id="markets" onRender={onCommit}>
        <MatchMarkets matchId={MATCH_ID} renderMarket={renderMarket} />
      </Profiler>
    </>
  );
}

/**
 * Sets up a match with a match odds market and a bookmaker market for each test of a file. Needs a document
 * (happy-dom).
 */
export function prepareMatchMarkets() {
  const rendered = setUpReactRoot();
  const onSelect = vi.fn<(selection: OddsSelection) => void>();
  beforeEach(() => void onSelect.mockClear());

  async function open(
    renderMarket: RenderMarket = (outline) => <LiveMarketCard outline={outline} onSelect={onSelect} />,
  ) {
    const page = createFakeEnvironment();
    const feed = createMatchFeed(
      MATCH_ID,
      { of: 'filled', markets: [matchOdds, bookmaker], lines: sessionLines },
      page,
    );
    const onCommit = vi.fn();
    await act(async () =>
      rendered.root.render(
        <LiveProvider feed={feed}>
          <Match onCommit={onCommit} renderMarket={renderMarket} />
        </LiveProvider>,
      ),
    );
    const publishScenario = (scenario: MatchScenario) =>
      act(async () => {
        feed.publish(scenario);
        page.paint();
      });
    await publishScenario({ of: 'filled', markets: [matchOdds, bookmaker], lines: sessionLines });
    onCommit.mockClear();
    return {
      onCommit,
      publishScenario,
      publish: (...markets: (typeof matchOdds)[]) => publishScenario({ of: 'filled', markets, lines: sessionLines }),
    };
  }

  const listCells = () => [...rendered.element.querySelectorAll<HTMLElement>('[data-cell]')];
  return {
    get element() {
      return rendered.element;
    },
    onSelect,
    open,
    listCells,
    getCell: (name: RegExp): HTMLElement =>
      listCells().find((each) => name.test(each.getAttribute('aria-label') ?? '')) ??
      expect.fail(`no cell ${name.source}`),
    listCellLabels: () => listCells().map((each) => each.getAttribute('aria-label')),
  };
}
