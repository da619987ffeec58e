import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import type { EventProfit, StatementBet } from '#shared/api/contract/report.ts';
import { chosenDays, readDayChoice, writeDayChoice } from '#shared/format/day-choice.ts';
import { spanOfDays } from '#shared/format/days.ts';
import { Amount, Card, changeTable, DateRange, Skeleton, type RenderLink, type TableView } from '#ui-kit';
import { reportQueries } from '../api/queries.ts';
import { drillOf, drillSearch, levelOf, top, type Drill } from '../model/drill.ts';
import { eventLines, matchLines, sportLines, totalProfit, type EventLine, type MatchLine, type Profit, type SportLine } from '../model/profit.ts';
import { profitTexts as words, texts } from '../texts.ts';
import { BetsOf } from './BetsOf.tsx';
import { contentOf, withoutDays } from './content.tsx';
import { eventColumns, matchColumns, sportColumns, type Leads } from './profit-columns.tsx';
import { ProfitTable } from './ProfitTable.tsx';
import { Figures, Filters, Stack } from './Report.styles.ts';
import { Trail } from './Trail.tsx';

const DayCharts = lazy(async () => ({ default: (await import('./DayCharts.tsx')).DayCharts }));

export interface ProfitLossProps {
  view: TableView;
  /** Milliseconds: which days "the last 30" are. */
  now: number;
  link: RenderLink;
  /** The report's own address with another query. */
  hrefOf: (search: string) => string;
  /** Opens the bets of a market in a window of their own. */
  onOpen: (event: EventProfit) => void;
  /** Which side a bet of the statement was on. */
  sideOf: (bet: StatementBet) => 'back' | 'lay';
}

const sportKey = ({ sportId }: SportLine) => sportId;
const matchKey = ({ matchId }: MatchLine) => matchId;
const eventKey = ({ event: { kind, eventId } }: EventLine) => `${kind} ${eventId}`;
const none: readonly never[] = [];

/** Won and lost over some days: by sport, then event, then market, then bets; the period's totals first. */
export function ProfitLoss({ view, now, link, hrefOf, onOpen, sideOf }: ProfitLossProps) {
  const { state, onState } = view;
  const choice = readDayChoice(state.filters['days']) ?? { kind: '30d' as const };
  const days = chosenDays(choice, now);
  const span = days === null ? null : spanOfDays(days);
  const drill = drillOf(state);
  const { sport, match, market } = drill;
  const level = levelOf(drill);
  const sports = useQuery(reportQueries.sports(span));
  const events = useQuery(reportQueries.events(span, sport || null));

  const sportRows = useMemo(() => sportLines(sports.data ?? none), [sports.data]);
  const matchRows = useMemo(() => matchLines(events.data ?? none), [events.data]);
  const eventRows = useMemo(() => eventLines(events.data ?? none, match), [events.data, match]);
  const written = writeDayChoice(choice);
  const leads = useMemo((): Leads => ({ link, onOpen, hrefOf: (next: Partial<Drill>) => hrefOf(drillSearch(written, next)) }), [link, onOpen, hrefOf, written]);
  const columns = useMemo(() => ({
    sports: sportColumns(sportRows, leads),
    matches: matchColumns(matchRows, sport, leads),
    events: eventColumns(eventRows, { sport, match, market: '' }, leads),
  }), [sportRows, matchRows, eventRows, sport, match, leads]);

  const sportName = sportRows.find(({ sportId }) => sportId === sport)?.sportName ?? sport;
  const matchName = matchRows.find(({ matchId }) => matchId === match)?.matchName ?? match;
  const line = eventRows.find(({ event }) => event.eventId === market);
  const steps = [
    { name: words.allSports, href: leads.hrefOf(top) },
    ...(sport === '' ? [] : [{ name: sportName, href: leads.hrefOf({ sport }) }]),
    ...(match === '' ? [] : [{ name: matchName, href: leads.hrefOf({ sport, match }) }]),
    ...(market === '' ? [] : [{ name: line?.event.eventName ?? market, href: leads.hrefOf(drill) }]),
  ];
  const profits: Readonly<Record<typeof level, readonly Profit[]>> = {
    sports: sportRows, matches: matchRows, events: eventRows, bets: line === undefined ? none : [line],
  };
  const asked = level === 'sports' ? sports : events;
  const common = { view, days, of: steps.map(({ name }) => name).join(' / ') };

  return (
    <Stack>
      <Filters>
        <DateRange label={texts.days} choice={choice} onChoice={(next) => onState(changeTable(state, { filters: { ...state.filters, days: writeDayChoice(next) } }))} />
        {level !== 'sports' && <Trail steps={steps} link={link} />}
      </Filters>
      {span !== null && asked.error === null && (
        <Card title={words.totals}>
          <Totals profit={asked.data === undefined ? null : totalProfit(profits[level])} />
        </Card>
      )}
      {level === 'sports' && days !== null && span !== null && (
        <Suspense fallback={<Skeleton shape="block" height="20rem" width="100%" />}>
          <DayCharts days={days} span={span} sports={sportRows} />
        </Suspense>
      )}
      {level === 'sports' && <ProfitTable {...common} title={words.sports} columns={columns.sports} rowKey={sportKey} content={span === null ? withoutDays<SportLine>() : contentOf(sports, sportRows, words)} />}
      {level === 'matches' && <ProfitTable {...common} title={words.matches} columns={columns.matches} rowKey={matchKey} content={contentOf(events, matchRows, words)} />}
      {level === 'events' && <ProfitTable {...common} title={words.events} columns={columns.events} rowKey={eventKey} content={contentOf(events, eventRows, words)} />}
      {level === 'bets' && <BetsOf {...common} kind={line?.event.kind ?? (market.startsWith(`${match}_`) ? 'fancy' : 'market')} eventId={market} sideOf={sideOf} />}
    </Stack>
  );
}

const figures = ['net', 'gross', 'commission'] as const;

function Totals({ profit }: { profit: Profit | null }) {
  return (
    <Figures aria-busy={profit === null}>
      {figures.map((figure) => (
        <div key={figure}>
          <dt>{words.figures[figure]}</dt>
          <dd>{profit === null ? <Skeleton width="6rem" /> : <Amount value={profit[figure]} sign="always" />}</dd>
        </div>
      ))}
    </Figures>
  );
}
