import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StatementBet } from '#shared/api/contract/report.ts';
import { reportQueries } from '../api/queries.ts';
import { levelOf, top, type Drill } from '../model/drill.ts';
import { eventLines, matchLines, type EventLine, type MatchLine } from '../model/profit.ts';
import { profitTexts as words } from '../texts.ts';
import { BetsOf } from './BetsOf.tsx';
import { contentOf } from './content.tsx';
import { eventColumns, matchColumns, type Leads } from './profit-columns.tsx';
import { ProfitTable, type ProfitTableProps } from './ProfitTable.tsx';
import type { LevelProps } from './SportsLevel.tsx';
import { Totals } from './Totals.tsx';
import { Trail } from './Trail.tsx';

export interface EventLevelsProps extends LevelProps {
  drill: Drill;
  sideOf: (bet: StatementBet) => 'back' | 'lay';
}

const matchKey = ({ matchId }: MatchLine) => matchId;
const eventKey = ({ key }: EventLine) => key;

/** Below a sport: its events, the markets of one, the bets on one. One reading of the report serves all three. */
export function EventLevels({ view, days, span, leads, drill, sideOf }: EventLevelsProps) {
  const { sport, match, market } = drill;
  const events = useQuery(reportQueries.events(span, sport));
  const sports = useQuery(reportQueries.sports(span));
  const matches = useMemo(() => matchLines(events.data ?? []), [events.data]);
  const inMatch = eventLines(events.data ?? [], match);
  const ofMarket = inMatch.filter(({ event }) => event.eventId === market);
  const [line] = ofMarket;
  const steps = [
    { name: words.allSports, href: leads.hrefOf(top) },
    { name: sports.data?.find(({ sportId }) => sportId === sport)?.sportName ?? sport, href: leads.hrefOf({ sport }) },
    ...(match === '' ? [] : [{ name: matches.find(({ matchId }) => matchId === match)?.matchName ?? match, href: leads.hrefOf({ sport, match }) }]),
    ...(market === '' ? [] : [{ name: line?.event.eventName ?? market, href: leads.hrefOf(drill) }]),
  ];
  const common = { view, days, of: steps.map(({ name }) => name).join(' / ') };
  const level = levelOf(drill);
  const lines = { sports: [], matches, events: inMatch, bets: ofMarket }[level];
  return (
    <>
      <Trail steps={steps} link={leads.link} />
      {events.error === null && <Totals lines={events.data === undefined ? null : lines} />}
      {level === 'matches' && <Matches {...common} sport={sport} leads={leads} content={contentOf(events, matches, words)} />}
      {level === 'events' && <Events {...common} drill={drill} leads={leads} content={contentOf(events, inMatch, words)} />}
      {level === 'bets' && <BetsOf {...common} kind={line?.event.kind ?? kindOf(drill)} eventId={market} sideOf={sideOf} />}
    </>
  );
}

/** A fancy carries its match in its id (the contract's conventions); asked for before the report is read, that tells. */
const kindOf = ({ match, market }: Drill): 'fancy' | 'market' => (market.startsWith(`${match}_`) ? 'fancy' : 'market');

type Shown<Row> = Pick<ProfitTableProps<Row>, 'view' | 'days' | 'of' | 'content'> & { leads: Leads };

function Matches({ sport, leads, ...rest }: Shown<MatchLine> & { sport: string }) {
  const columns = useMemo(() => matchColumns(sport, leads), [sport, leads]);
  return <ProfitTable {...rest} title={words.matches} columns={columns} rowKey={matchKey} />;
}

function Events({ drill, leads, ...rest }: Shown<EventLine> & { drill: Drill }) {
  const columns = useMemo(() => eventColumns(drill, leads), [drill, leads]);
  return <ProfitTable {...rest} title={words.events} columns={columns} rowKey={eventKey} />;
}
