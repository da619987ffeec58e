import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ProgressBar, useIsPhone, useIsWide } from '#ui-kit';
import { usePageComing } from '../page-coming.ts';
import { ErrorFence } from './ErrorFence.tsx';
import { Header } from './Header.tsx';
import { useLostBets } from './lost-bets.ts';
import { useRouteManners } from './manners.ts';
import { boardFilterAt } from './navigation.ts';
import { Panel } from './Panel.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { SearchBox } from './SearchBox.tsx';
import { FocusInSight, Frame, Main, PhoneOnly, PhoneSearch, Side, Skip } from './Shell.styles.ts';
import { SideColumn } from './SideColumn.tsx';
import { texts } from './texts.ts';

export interface ShellProps {
  /** Balance and exposure, for the header. */
  money: ReactNode;
  /** Under the header: news and time. */
  line: ReactNode;
}

const MAIN_ID = 'main';

/** What stands around every signed-in page. */
export function Shell({ money, line }: ShellProps) {
  useRouteManners();
  useLostBets();
  const { pathname, search } = useLocation();
  const [wide, phone] = [useIsWide(), useIsPhone()];
  // The phone's header has no room for it.
  const searchHere = phone && boardFilterAt(pathname, search) !== null;
  return (
    <>
      <FocusInSight />
      <Skip href={`#${MAIN_ID}`}>{texts.skip}</Skip>
      <ProgressBar label={texts.loadingPage} active={usePageComing()} />
      <Header money={<ErrorFence fallback={() => null}>{money}</ErrorFence>} />
      {line}
      <Frame>
        <Side>
          {wide && (
            <Panel name={texts.menu}>
              <SideColumn />
            </Panel>
          )}
        </Side>
        <Main id={MAIN_ID} tabIndex={-1}>
          {searchHere && (
            <PhoneSearch>
              <SearchBox />
            </PhoneSearch>
          )}
          <Outlet />
        </Main>
      </Frame>
      {phone && (
        <PhoneOnly>
          <PhoneBar />
        </PhoneOnly>
      )}
    </>
  );
}
