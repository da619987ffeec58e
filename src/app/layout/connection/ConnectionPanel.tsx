import { useEffect, useState } from 'react';
import { getNumberFormat } from '#shared/format/display.ts';
import { SECOND_MS } from '#shared/format/durations.ts';
import type { ConnectionStatus, Traffic } from '#shared/live/live-feed.ts';
import { useConnection, useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import { startVisibleInterval } from '#shared/timers/visible-interval.ts';
import { checkPreflight, usePreflight } from '../../boot/preflight/check.ts';
import { Explanation, FigureList } from './Connection.styles.ts';
import { texts } from './panel-texts.ts';
import { PauseItem } from './PauseItem.tsx';

const READ_EVERY_MS = 500;

/** Returns the traffic of the live feed, and reads it every half second. */
function useTraffic(): Traffic {
  const feed = useLiveFeed();
  const [traffic, setTraffic] = useState(() => feed.getTraffic());
  useEffect(() => startVisibleInterval(() => setTraffic(feed.getTraffic()), READ_EVERY_MS), [feed]);
  return traffic;
}

const formatDecimal = (value: number): string => getNumberFormat('plain', 1).format(value);

const describeTransport = ({ transport, isFallback, isPausedByUser }: ConnectionStatus): string =>
  texts.ways[isPausedByUser ? 'held' : isFallback ? 'fallback' : transport];

/** The state of the price feed, and the button that pauses it. */
export function ConnectionPanel() {
  const connection = useConnection();
  const { perSecond, lastAgoMs } = useTraffic();
  const isRefused = usePreflight() === 'refused';
  useEffect(() => {
    // Checks again on each opening, so that the message disappears once the operator has fixed the server.
    if (isRefused) void checkPreflight();
  }, [isRefused]);
  return (
    <>
      <FigureList>
        <dt>{texts.way}</dt>
        <dd>{describeTransport(connection)}</dd>
        <dt>{texts.latency}</dt>
        <dd>{connection.latencyMs === null ? texts.none : texts.ms({ ms: Math.round(connection.latencyMs) })}</dd>
        <dt>{texts.perSecond}</dt>
        <dd>{formatDecimal(perSecond)}</dd>
        <dt>{texts.last}</dt>
        <dd>{lastAgoMs === null ? texts.none : texts.ago({ seconds: formatDecimal(lastAgoMs / SECOND_MS) })}</dd>
      </FigureList>
      {connection.isPausedByUser && <Explanation>{texts.pausedNext}</Explanation>}
      {isRefused && <Explanation data-refused>{texts.betsRefused}</Explanation>}
      <PauseItem />
    </>
  );
}
