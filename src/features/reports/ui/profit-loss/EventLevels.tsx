import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StatementBet } from '#shared/api/contract/betting/reports.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import { reportQueries } from '../../api/queries.ts';
import { type DrillDownPath, getReportLevel, rootPath } from '../../model/drill-down.ts';
import {
  type EventProfitTotal,
  listEventProfits,
  type MatchProfitTotal,
  sumProfitByMatch,
} from '../../model/profit.ts';
import { profitTexts } from '../../texts.ts';
import { LateNotice } from '../LateNotice.tsx';
import { createTableContent } from '../table-content.tsx';
import { BetsLevel } from './BetsLevel.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { createEventColumns, createMatchColumns, type DrillDownLinks } from './profit-columns.tsx';
import { ProfitTable, type ProfitTableProps } from './ProfitTable.tsx';
import { ProfitTotals } from './ProfitTotals.tsx';
import type { ReportLevelProps } from './SportsLevel.tsx';

export interface EventLevelsProps extends ReportLevelProps {
  path: DrillDownPath;
  getBetSide: (bet: StatementBet) => 'back' | 'lay';
}

const getMatchKey = ({ matchId }: MatchProfitTotal) => matchId;
const getEventKey = ({ key }: EventProfitTotal) => key;

/** The levels below a sport: its events, one event's markets, one market's bets. They share one query. */
export function EventLevels({ view, days, span, links, path, getBetSide }: EventLevelsProps) {
  const { sport, match, market } = path;
  const eventsQuery = useQuery(reportQueries.events(span, sport));
  const events = useRetriableRead(eventsQuery);
  const sports = useQuery(reportQueries.sports(span));
  const matches = useMemo(() => sumProfitByMatch(events.data ?? []), [events.data]);
  const matchEvents = listEventProfits(events.data ?? [], match);
  const marketRows = matchEvents.filter(({ event }) => event.eventId === market);
  const [row] = marketRows;
  const breadcrumbs = [
    { name: profitTexts.allSports, href: links.toHref(rootPath) },
    { name: sports.data?.find(({ sportId }) => sportId === sport)?.sportName ?? sport, href: links.toHref({ sport }) },
    ...(match === ''
      ? []
      : [
          {
            name: matches.find(({ matchId }) => matchId === match)?.matchName ?? match,
            href: links.toHref({ sport, match }),
          },
        ]),
    ...(market === '' ? [] : [{ name: row?.event.eventName ?? market, href: links.toHref(path) }]),
  ];
  const tableProps = { view, days, subject: breadcrumbs.map(({ name }) => name).join(' / ') };
  const level = getReportLevel(path);
  const rows = { sports: [], matches, events: matchEvents, bets: marketRows }[level];
  return (
    <>
      <Breadcrumbs breadcrumbs={breadcrumbs} link={links.link} />
      {/* The bets have a notice of their own. */}
      {level !== 'bets' && <LateNotice query={events} />}
      {(events.data !== undefined || events.error === null) && (
        <ProfitTotals rows={events.data === undefined ? null : rows} />
      )}
      {level === 'matches' && (
        <MatchesTable
          {...tableProps}
          sport={sport}
          links={links}
          content={createTableContent(events, matches, profitTexts)}
        />
      )}
      {level === 'events' && (
        <EventsTable
          {...tableProps}
          path={path}
          links={links}
          content={createTableContent(events, matchEvents, profitTexts)}
        />
      )}
      {level === 'bets' && (
        <BetsLevel
          {...tableProps}
          kind={row?.event.kind ?? getMarketKind(path)}
          eventId={market}
          getBetSide={getBetSide}
        />
      )}
    </>
  );
}

/** A fancy's id contains its match id, so the kind is known before the report has loaded. */
const getMarketKind = ({ match, market }: DrillDownPath): 'fancy' | 'market' =>
  market.startsWith(`${match}_`) ? 'fancy' : 'market';

type LevelTableProps<Row> = Pick<ProfitTableProps<Row>, 'view' | 'days' | 'subject' | 'content'> & {
  links: DrillDownLinks;
};

function MatchesTable({ sport, links, ...rest }: LevelTableProps<MatchProfitTotal> & { sport: string }) {
  const columns = useMemo(() => createMatchColumns(sport, links), [sport, links]);
  return <ProfitTable {...rest} title={profitTexts.matches} columns={columns} getRowKey={getMatchKey} />;
}

function EventsTable({ path, links, ...rest }: LevelTableProps<EventProfitTotal> & { path: DrillDownPath }) {
  const columns = useMemo(() => createEventColumns(path, links), [path, links]);
  return <ProfitTable {...rest} title={profitTexts.events} columns={columns} getRowKey={getEventKey} />;
}
