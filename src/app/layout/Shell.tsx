import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { getOddsFormatter, onOddsFormatChange } from '#shared/format/odds-format.ts';
import { ProgressBar, useIsPhone, useIsWide } from '#ui-kit';
import { findFirstResource } from '../boot/first-resource.ts';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { useNavigationPending } from '../router/navigation-pending.ts';
import { paths } from '../router/paths.ts';
import { texts as routerTexts } from '../router/texts.ts';
import { useNavigationEffects } from '../router/useNavigationEffects.ts';
import { BrandFooter } from './BrandFooter.tsx';
import { Header } from './Header.tsx';
import { LazySideColumn } from './lazy-menus.ts';
import { readBoardFilter } from './navigation.ts';
import { Panel } from './Panel.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { SearchBox } from './SearchBox.tsx';
import {
  ColumnsFrame,
  FocusScrollPadding,
  Main,
  PhoneBarSlot,
  PhoneSearch,
  SideColumnSlot,
  SkipLink,
} from './Shell.styles.ts';
import { EndOfPage } from './StatusLine.styles.ts';
import { texts } from './texts.ts';
import { useUnverifiedBets } from './useUnverifiedBets.ts';

export interface ShellProps {
  /** Balance and exposure, for the header. */
  money: ReactNode;
  /** News and session time: the row below the header, on phones with prices the end of the page. */
  statusLine: ReactNode;
}

const MAIN_ID = 'main';
const pagesWithoutOdds = new Set<string>([paths.profile, paths.deposit, paths.withdraw, paths.addPayment]);

/** The layout of every signed-in page. */
export function Shell({ money, statusLine }: ShellProps) {
  useNavigationEffects();
  useUnverifiedBets();
  const oddsFormatter = useSyncExternalStore(onOddsFormatChange, getOddsFormatter, getOddsFormatter);
  const { pathname, search } = useLocation();
  const isWide = useIsWide();
  const isPhone = useIsPhone();
  // The phone's header has no space for the search box.
  const hasSearch = isPhone && readBoardFilter(pathname, search) !== null;
  // A phone shows the prices of a match instead.
  const isStatusLast = isPhone && findFirstResource(pathname)?.kind === 'match';
  return (
    <>
      <FocusScrollPadding />
      <SkipLink href={`#${MAIN_ID}`}>{texts.skip}</SkipLink>
      <NavigationProgress />
      <Header money={<ErrorBoundary fallback={() => null}>{money}</ErrorBoundary>} />
      {!isStatusLast && statusLine}
      <ColumnsFrame>
        <SideColumnSlot>
          {isWide && (
            <Panel name={texts.menu}>
              <Suspense fallback={null}>
                <LazySideColumn />
              </Suspense>
            </Panel>
          )}
        </SideColumnSlot>
        <Main id={MAIN_ID} tabIndex={-1}>
          {hasSearch && (
            <PhoneSearch>
              <SearchBox />
            </PhoneSearch>
          )}
          {/* Another format of odds draws a page with odds again. A form would lose what was typed. */}
          <Outlet key={pagesWithoutOdds.has(pathname) ? null : oddsFormatter?.name} />
          <BrandFooter below="page" />
        </Main>
      </ColumnsFrame>
      {isStatusLast && <EndOfPage>{statusLine}</EndOfPage>}
      {isPhone && (
        <PhoneBarSlot>
          <PhoneBar />
        </PhoneBarSlot>
      )}
    </>
  );
}

/** A component of its own: the shell does not render again when a page begins to load. */
function NavigationProgress() {
  const isPending = useNavigationPending();
  return <ProgressBar label={routerTexts.loadingPage} busy={isPending} />;
}
