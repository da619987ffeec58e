import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useOldBalanceTime } from '#features/positions/index.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import type { LiveFeed } from '#shared/live/live-feed.ts';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import { useIsOffline } from '#shared/network/useIsOffline.ts';
import { findFirstResource } from '../boot/first-resource.ts';
import { texts } from './old-data-texts.ts';
import { NoticeBand, NoticeSlot } from './StatusLine.styles.ts';

/** Returns the time of the newest price of a page, in whole seconds since 1970-01-01 UTC. Null without prices. */
function findLastPriceTime(feed: LiveFeed, pathname: string): number | null {
  const resource = findFirstResource(pathname);
  if (resource === null) return null;
  const state = resource.kind === 'home' ? feed.homeSource.read() : feed.getMatchSource(resource.matchId).read();
  const markets = state.phase === 'ready' ? state.value : [];
  const times = markets.map(({ marketId }) => feed.prices.getLastSeenAt(marketId)).filter((time) => time !== null);
  return times.length === 0 ? null : Math.floor((performance.timeOrigin + Math.max(...times)) / 1000);
}

/**
 * Says how old the figures on screen are. Offline those are the prices of this page. Otherwise they are the balance and
 * the exposure, when their last refresh failed. The live region is there before its text, because screen readers
 * announce only what changes in it.
 */
export function OldDataNotice() {
  const isOffline = useIsOffline();
  const balanceTime = useOldBalanceTime();
  return (
    <NoticeSlot role="status">
      {isOffline ? <OldPrices /> : balanceTime !== null && <OldBalanceMessage time={balanceTime} />}
    </NoticeSlot>
  );
}

function OldPrices() {
  const feed = useLiveFeed();
  const { pathname } = useLocation();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const resource = findFirstResource(pathname);
      const stopPage = (resource?.kind === 'match' ? feed.getMatchSource(resource.matchId) : feed.homeSource).subscribe(
        onChange,
      );
      const stopConnection = feed.connectionSource.subscribe(onChange);
      return () => {
        stopPage();
        stopConnection();
      };
    },
    [feed, pathname],
  );
  const seconds = useSyncExternalStore(subscribe, () => findLastPriceTime(feed, pathname));
  return <OfflineMessage seconds={seconds} />;
}

export interface OfflineMessageProps {
  /** Time of the newest price of the page, in seconds since 1970-01-01 UTC. Null without prices. */
  seconds: number | null;
}

export function OfflineMessage({ seconds }: OfflineMessageProps) {
  const time = seconds === null ? null : formatTimestamp(seconds * 1000, 'second');
  return (
    <NoticeBand>
      <p>{time === null ? texts.offline : texts.offlineSince({ time })}</p>
    </NoticeBand>
  );
}

export interface OldBalanceMessageProps {
  /** Time of the balance, in milliseconds since 1970-01-01 UTC. */
  time: number;
}

export const OldBalanceMessage = ({ time }: OldBalanceMessageProps) => (
  <NoticeBand>
    <p>{texts.balanceSince({ time: formatTimestamp(time, 'second') ?? '' })}</p>
  </NoticeBand>
);
