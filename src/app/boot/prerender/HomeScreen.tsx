import { Dashboard, unfiltered } from '#features/dashboard/index.ts';
import { MatchOddsRow } from '#features/market/index.ts';
import type { LiveFeed } from '#shared/live/live-feed.ts';
import { getBoardHref } from '../../layout/board-href.ts';
import { SearchBox } from '../../layout/SearchBox.tsx';
import { PhoneSearch } from '../../layout/Shell.styles.ts';
import { SignedInScreen } from './SignedInScreen.tsx';

/** The home page with sample matches (sample-feed.ts), which draw-first-prices.ts replaces by the real ones. */
export const HomeScreen = ({ feed }: { feed: LiveFeed }) => (
  <SignedInScreen
    feed={feed}
    hasStatusLineOnPhone
    search={
      <PhoneSearch inert>
        <SearchBox />
      </PhoneSearch>
    }
  >
    <Dashboard
      filter={unfiltered}
      toHref={getBoardHref}
      toMatchHref={() => '/-'}
      renderOdds={(row) => <MatchOddsRow outline={row} onSelect={() => undefined} />}
      renderFeaturedOdds={(row) => <MatchOddsRow outline={row} columns="teams" onSelect={() => undefined} />}
    />
  </SignedInScreen>
);
