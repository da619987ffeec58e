import type { StatementBet } from '#shared/api/contract/report.ts';
import { chosenDays, readDayChoice, writeDayChoice } from '#shared/format/day-choice.ts';
import { spanOfDays } from '#shared/format/days.ts';
import { CardStack, changeTable, DateRange, type TableView } from '#ui-kit';
import { drillOf, drillSearch } from '../model/drill.ts';
import { texts } from '../texts.ts';
import { EventLevels } from './EventLevels.tsx';
import type { Leads } from './profit-columns.tsx';
import { Filters } from './Report.styles.ts';
import { SportsLevel } from './SportsLevel.tsx';

export interface ProfitLossProps extends Pick<Leads, 'link' | 'onOpen' | 'ordersHref'> {
  /** What the reader has set on the table, and how it changes. */
  view: TableView;
  /** Milliseconds: which days "the last 30" are. */
  now: number;
  /** The report's own address with another query. */
  hrefOf: (search: string) => string;
  /** Which side a bet of the statement was on. */
  sideOf: (bet: StatementBet) => 'back' | 'lay';
}

/** Won and lost over some days: by sport, then event, then market, then bets; what it comes to first. */
export function ProfitLoss({ view, now, link, hrefOf, onOpen, ordersHref, sideOf }: ProfitLossProps) {
  const { state, onState } = view;
  const choice = readDayChoice(state.filters['days']) ?? { kind: '30d' as const };
  const days = chosenDays(choice, now);
  const drill = drillOf(state);
  const common = { view, days, span: days === null ? null : spanOfDays(days), leads: { link, onOpen, ordersHref, hrefOf: (to: Parameters<Leads['hrefOf']>[0]) => hrefOf(drillSearch(writeDayChoice(choice), to)) } };
  return (
    <CardStack>
      <Filters>
        <DateRange label={texts.days} choice={choice} onChoice={(next) => onState(changeTable(state, { filters: { ...state.filters, days: writeDayChoice(next) } }))} />
      </Filters>
      {drill.sport === '' ? <SportsLevel {...common} /> : <EventLevels {...common} drill={drill} sideOf={sideOf} />}
    </CardStack>
  );
}
