import type { ReactNode } from 'react';
import type { LiveFeed } from '#shared/live/live-feed.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { Columns } from '../../layout/Columns.tsx';
import { HeaderBar, HeaderRow } from '../../layout/Header.styles.ts';
import { PhoneBar } from '../../layout/PhoneBar.tsx';
import { ColumnsFrame, Main, PhoneBarSlot, SideColumnSlot } from '../../layout/Shell.styles.ts';
import { StatusBar } from '../../layout/StatusLine.styles.ts';
import { NotOnPhone } from '../../pages/page.styles.ts';

export interface SignedInScreenProps {
  feed: LiveFeed;
  /** False where a phone has the status line at the end of the page. */
  hasStatusLineOnPhone: boolean;
  /** The search above the page, which only the home page has. */
  search?: ReactNode;
  children: ReactNode;
}

/** The layout around a page with sample prices. The parts that only the app can serve are inert. */
export function SignedInScreen({ feed, hasStatusLineOnPhone, search, children }: SignedInScreenProps) {
  return (
    <LiveProvider feed={feed}>
      <HeaderBar inert>
        <HeaderRow />
      </HeaderBar>
      {hasStatusLineOnPhone ? (
        <StatusBar inert />
      ) : (
        <NotOnPhone>
          <StatusBar inert />
        </NotOnPhone>
      )}
      <ColumnsFrame>
        <SideColumnSlot inert />
        <Main>
          {search}
          {/* An empty rail keeps its column on wide screens. */}
          <Columns rail={<span />}>{children}</Columns>
        </Main>
      </ColumnsFrame>
      <PhoneBarSlot inert>
        <PhoneBar />
      </PhoneBarSlot>
    </LiveProvider>
  );
}
