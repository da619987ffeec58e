import type { ReactNode } from 'react';
import type { StatementBet } from '#shared/api/contract/betting/reports.ts';
import { parseDayChoice, resolveDayChoice, serializeDayChoice } from '#shared/format/day-choice.ts';
import { toTimeSpan } from '#shared/format/days.ts';
import { Cluster, DateRange, Stack, type TableView, updateTableState } from '#ui-kit';
import { formatDrillDownSearch, readDrillDownPath } from '../../model/drill-down.ts';
import { texts } from '../../texts.ts';
import { EventLevels } from './EventLevels.tsx';
import type { DrillDownLinks } from './profit-columns.tsx';
import { SportsLevel } from './SportsLevel.tsx';

export interface ProfitLossProps extends Pick<DrillDownLinks, 'link' | 'onOpen' | 'toOrdersHref'> {
  /** Table state that the reader controls, and its setter. */
  view: TableView;
  /** Milliseconds since 1970. Anchors "the last 30 days". */
  now: number;
  /** The report's own address with another query. */
  toHref: (search: string) => string;
  /** Reads the side of a bet as the operator's server encodes it. */
  getBetSide: (bet: StatementBet) => 'back' | 'lay';
  /** Link in an empty list to where its content comes from. */
  nextStep?: ReactNode;
}

/** Profit and loss over some days, by sport, event, market and bet. The totals come first. */
export function ProfitLoss({ view, now, link, toHref, onOpen, toOrdersHref, getBetSide, nextStep }: ProfitLossProps) {
  const { state, onState } = view;
  const choice = parseDayChoice(state.filters['days']) ?? { kind: '30d' as const };
  const days = resolveDayChoice(choice, now);
  const path = readDrillDownPath(state);
  const levelProps = {
    view,
    days,
    span: days === null ? null : toTimeSpan(days),
    links: {
      link,
      onOpen,
      toOrdersHref,
      toHref: (to: Parameters<DrillDownLinks['toHref']>[0]) =>
        toHref(formatDrillDownSearch(serializeDayChoice(choice), to)),
    },
  };
  return (
    <Stack>
      <Cluster>
        <DateRange
          label={texts.days}
          choice={choice}
          onChoice={(next) =>
            onState(updateTableState(state, { filters: { ...state.filters, days: serializeDayChoice(next) } }))
          }
        />
      </Cluster>
      {path.sport === '' ? (
        <SportsLevel {...levelProps} nextStep={nextStep} />
      ) : (
        <EventLevels {...levelProps} path={path} getBetSide={getBetSide} />
      )}
    </Stack>
  );
}
