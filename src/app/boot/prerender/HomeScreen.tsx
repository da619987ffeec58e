import { Dashboard, unfiltered } from '#features/dashboard/index.ts';
import { MatchOddsRow } from '#features/market/index.ts';
import type { LiveFeed } from '#shared/live/live-feed.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { getBoardHref } from '../../layout/board-href.ts';
import { Columns } from '../../layout/Columns.tsx';
import { HeaderBar, HeaderRow } from '../../layout/Header.styles.ts';
import { PhoneBar } from '../../layout/PhoneBar.tsx';
import { SearchBox } from '../../layout/SearchBox.tsx';
import { ColumnsFrame, Main, PhoneBarSlot, PhoneSearch, SideColumnSlot } from '../../layout/Shell.styles.ts';
import { StatusBar } from '../../layout/StatusLine.styles.ts';

/**
 * The home page with sample matches (sample-feed.ts), which draw-first-prices.ts replaces by the real ones. The parts
 * that only the app can serve are inert.
 */
export function HomeScreen({ feed }: { feed: LiveFeed }) {
  return (
    <LiveProvider feed={feed}>
      <HeaderBar inert>
        <HeaderRow />
      </HeaderBar>
      <StatusBar inert />
      <ColumnsFrame>
        <SideColumnSlot inert />
        <Main>
          <PhoneSearch inert>
            <SearchBox />
          </PhoneSearch>
          {/* An empty rail keeps its column on wide screens. */}
          <Columns rail={<span />}>
            <Dashboard
              filter={unfiltered}
              hrefOf={getBoardHref}
              matchHref={() => '/-'}
              renderOdds={(row) => <MatchOddsRow outline={row} onSelect={() => undefined} />}
            />
          </Columns>
        </Main>
      </ColumnsFrame>
      <PhoneBarSlot inert>
        <PhoneBar />
      </PhoneBarSlot>
    </LiveProvider>
  );
}
