import { ExternalLink } from 'lucide-react';
import type { EventProfit } from '#shared/api/contract/betting/reports.ts';
import { isCasino } from '#shared/domain/money/casino-credits.ts';
import { type Column, createTimestampColumn, type RenderLink, toMoneyCell, toNumberCell, toTextCell } from '#ui-kit';
import type { DrillDownPath } from '../../model/drill-down.ts';
import {
  type EventProfitTotal,
  type MatchProfitTotal,
  type ProfitFigures,
  type SportProfitTotal,
  sumProfits,
} from '../../model/profit.ts';
import { profitTexts as texts } from '../../texts.ts';
import { OpenWindowButton } from '../Report.styles.ts';

/** Links from a row to the next level. */
export interface DrillDownLinks {
  /** Renders the links: the app uses its router, a story plain links. */
  readonly link: RenderLink;
  /** Address of a path further down. */
  readonly toHref: (path: Partial<DrillDownPath>) => string;
  /** Address of a casino game's orders, because it has no bets. Without it the row has no link. */
  readonly toOrdersHref?: ((game: string) => string) | undefined;
  /** Opens the bets of a market in a new window. */
  readonly onOpen: (event: EventProfit) => void;
}

const toDisplayName = (name: string): string => name || texts.unnamed;

/** The three figures of every report. The net result is last and always visible. */
const createFigureColumns = (): readonly Column<ProfitFigures>[] => [
  {
    id: 'gross',
    phone: 'lead',
    header: texts.columns.gross,
    width: 8,
    priority: 1,
    sortable: true,
    getValue: ({ gross }) => toMoneyCell(gross, 'always'),
    getFooter: (rows) => toMoneyCell(sumProfits(rows).gross, 'always'),
  },
  {
    id: 'commission',
    header: texts.columns.commission,
    width: 7.5,
    priority: 2,
    sortable: true,
    getValue: ({ commission }) => toMoneyCell(commission),
    getFooter: (rows) => toMoneyCell(sumProfits(rows).commission),
  },
  {
    id: 'net',
    phone: 'lead',
    header: texts.columns.net,
    width: 7.5,
    sortable: true,
    getValue: ({ net }) => toMoneyCell(net, 'always'),
    getFooter: (rows) => toMoneyCell(sumProfits(rows).net, 'always'),
  },
];

/** A casino game links to its orders, a match to its markets. */
function MatchLink({
  links,
  sport,
  row: { matchId, matchName },
}: {
  links: DrillDownLinks;
  sport: string;
  row: MatchProfitTotal;
}) {
  if (!isCasino(sport)) return renderDrillDownLink(links, matchName, { sport, match: matchId });
  return links.toOrdersHref === undefined
    ? toDisplayName(matchName)
    : links.link({ href: links.toOrdersHref(matchName), className: '', children: toDisplayName(matchName) });
}

const renderDrillDownLink = ({ link, toHref }: DrillDownLinks, name: string, path: Partial<DrillDownPath>) =>
  link({ href: toHref(path), className: '', children: toDisplayName(name) });

export const createSportColumns = (links: DrillDownLinks): readonly Column<SportProfitTotal>[] => [
  {
    id: 'sport',
    phone: 'title',
    header: texts.columns.sport,
    getValue: ({ sportName }) => toTextCell(toDisplayName(sportName)),
    renderCell: ({ sportId, sportName }) => renderDrillDownLink(links, sportName, { sport: sportId }),
    width: 9,
    grow: true,
    sortable: true,
  },
  {
    id: 'markets',
    header: texts.columns.markets,
    getValue: ({ markets }) => toMoneyCell(markets, 'always'),
    width: 8,
    priority: 4,
    sortable: true,
  },
  {
    id: 'sessions',
    header: texts.columns.sessionLines,
    getValue: ({ sessionLines }) => toMoneyCell(sessionLines, 'always'),
    width: 8,
    priority: 3,
    sortable: true,
  },
  ...createFigureColumns(),
];

export const createMatchColumns = (sport: string, links: DrillDownLinks): readonly Column<MatchProfitTotal>[] => [
  createTimestampColumn('date', texts.columns.date, ({ matchDate }) => matchDate, 3),
  {
    id: 'match',
    phone: 'title',
    header: texts.columns.match,
    getValue: ({ matchName }) => toTextCell(toDisplayName(matchName)),
    renderCell: (row) => <MatchLink links={links} sport={sport} row={row} />,
    width: 10,
    grow: true,
    sortable: true,
  },
  {
    id: 'series',
    header: texts.columns.series,
    getValue: ({ seriesName }) => toTextCell(seriesName),
    width: 10,
    priority: 4,
    sortable: true,
  },
  {
    id: 'events',
    header: texts.columns.events,
    getValue: ({ events }) => toNumberCell(events * 100, String(events)),
    width: 8,
    priority: 5,
    sortable: true,
  },
  ...createFigureColumns(),
];

export const createEventColumns = (path: DrillDownPath, links: DrillDownLinks): readonly Column<EventProfitTotal>[] => [
  {
    id: 'market',
    phone: 'title',
    header: texts.columns.market,
    getValue: ({ event }) => toTextCell(toDisplayName(event.eventName)),
    renderCell: ({ event }) => renderDrillDownLink(links, event.eventName, { ...path, market: event.eventId }),
    width: 7,
    grow: true,
    sortable: true,
  },
  {
    id: 'winner',
    header: texts.columns.winner,
    getValue: ({ event }) => toTextCell(event.winnerName),
    width: 8,
    priority: 3,
    sortable: true,
  },
  ...createFigureColumns(),
  {
    id: 'window',
    header: texts.columns.window,
    getValue: () => toTextCell(null),
    renderCell: ({ event }) => <OpenBetsButton event={event} onOpen={links.onOpen} />,
    width: 3.5,
    align: 'end',
  },
];

function OpenBetsButton({ event, onOpen }: { event: EventProfit; onOpen: DrillDownLinks['onOpen'] }) {
  return (
    <OpenWindowButton
      type="button"
      aria-label={texts.openWindow({ event: toDisplayName(event.eventName) })}
      onClick={() => onOpen(event)}
    >
      <ExternalLink size={16} aria-hidden />
    </OpenWindowButton>
  );
}
