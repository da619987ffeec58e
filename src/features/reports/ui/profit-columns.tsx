import { ExternalLink } from 'lucide-react';
import type { EventProfit, StatementBet } from '#shared/api/contract/report.ts';
import { isCasino } from '#shared/domain/casino.ts';
import { money, sum } from '#shared/domain/money.ts';
import { formatPrice } from '#shared/format/price.ts';
import { momentCell, moneyCell, numberCell, textCell, type Column, type RenderLink } from '#ui-kit';
import type { Drill } from '../model/drill.ts';
import { totalProfit, type EventLine, type MatchLine, type Profit, type SportLine } from '../model/profit.ts';
import { profitTexts as texts } from '../texts.ts';
import { OpenWindow, SideMark } from './Report.styles.ts';

/** How a row leads further down. */
export interface Leads {
  /** Draws the links: the app's router does, a story draws plain ones. */
  readonly link: RenderLink;
  /** Where a step further down is opened. */
  readonly hrefOf: (drill: Partial<Drill>) => string;
  /** Where the orders of a casino game stand: no bets lie behind it. Left out, its row leads nowhere. */
  readonly ordersHref?: ((game: string) => string) | undefined;
  /** Opens a market's bets in a window of their own. */
  readonly onOpen: (event: EventProfit) => void;
}

const names = texts.columns;
const named = (name: string): string => name || texts.unnamed;

/** The three figures of every report, the net last and always in sight. */
const figures: readonly Column<Profit>[] = [
  {
    id: 'gross', header: names.gross, width: 8, priority: 1, sortable: true,
    value: ({ gross }) => moneyCell(gross, 'always'), footer: (lines) => moneyCell(totalProfit(lines).gross, 'always'),
  },
  {
    id: 'commission', header: names.commission, width: 7.5, priority: 2, sortable: true,
    value: ({ commission }) => moneyCell(commission), footer: (lines) => moneyCell(totalProfit(lines).commission),
  },
  {
    id: 'net', header: names.net, width: 7.5, sortable: true,
    value: ({ net }) => moneyCell(net, 'always'), footer: (lines) => moneyCell(totalProfit(lines).net, 'always'),
  },
];

/** The last step of a casino game is the list of its orders; of a match, its markets. */
function Lead({ leads, sport, line: { matchId, matchName } }: { leads: Leads; sport: string; line: MatchLine }) {
  if (!isCasino(sport)) return linked(leads, matchName, { sport, match: matchId });
  return leads.ordersHref === undefined ? named(matchName) : leads.link({ href: leads.ordersHref(matchName), className: '', children: named(matchName) });
}

const linked = ({ link, hrefOf }: Leads, name: string, drill: Partial<Drill>) => link({ href: hrefOf(drill), className: '', children: named(name) });

export const sportColumns = (leads: Leads): readonly Column<SportLine>[] => [
  { id: 'sport', header: names.sport, value: ({ sportName }) => textCell(named(sportName)), cell: ({ sportId, sportName }) => linked(leads, sportName, { sport: sportId }), width: 9, grow: true, sortable: true },
  { id: 'markets', header: names.markets, value: ({ markets }) => moneyCell(markets, 'always'), width: 8, priority: 4, sortable: true },
  { id: 'sessions', header: names.sessions, value: ({ sessions }) => moneyCell(sessions, 'always'), width: 8, priority: 3, sortable: true },
  ...figures,
];

export const matchColumns = (sport: string, leads: Leads): readonly Column<MatchLine>[] => [
  { id: 'date', header: names.date, value: ({ matchDate }) => momentCell(matchDate), width: 9.5, priority: 3, sortable: true },
  { id: 'match', header: names.match, value: ({ matchName }) => textCell(named(matchName)), cell: (line) => <Lead leads={leads} sport={sport} line={line} />, width: 10, grow: true, sortable: true },
  { id: 'series', header: names.series, value: ({ seriesName }) => textCell(seriesName), width: 10, priority: 4, sortable: true },
  { id: 'events', header: names.events, value: ({ events }) => numberCell(events * 100, String(events)), width: 5.5, priority: 5, sortable: true },
  ...figures,
];

export const eventColumns = (at: Drill, leads: Leads): readonly Column<EventLine>[] => [
  { id: 'market', header: names.market, value: ({ event }) => textCell(named(event.eventName)), cell: ({ event }) => linked(leads, event.eventName, { ...at, market: event.eventId }), width: 7, grow: true, sortable: true },
  { id: 'winner', header: names.winner, value: ({ event }) => textCell(event.winnerName), width: 8, priority: 3, sortable: true },
  ...figures,
  { id: 'window', header: names.window, value: () => textCell(null), cell: ({ event }) => <Window event={event} onOpen={leads.onOpen} />, width: 3.5, align: 'end' },
];

function Window({ event, onOpen }: { event: EventProfit; onOpen: Leads['onOpen'] }) {
  return (
    <OpenWindow type="button" aria-label={texts.openWindow(named(event.eventName))} onClick={() => onOpen(event)}>
      <ExternalLink size={16} aria-hidden />
    </OpenWindow>
  );
}

/** Bets of the level below; `sideOf` reads the side as the operator's server means it. */
export const betColumns = (sideOf: (bet: StatementBet) => 'back' | 'lay'): readonly Column<StatementBet>[] => [
  { id: 'runner', header: names.runner, value: ({ selectionName, winnerName }) => textCell(selectionName || winnerName), width: 6.5, grow: true, sortable: true },
  { id: 'side', header: names.side, value: (bet) => textCell(texts.sides[sideOf(bet)]), cell: (bet) => <SideMark data-side={sideOf(bet)}>{texts.sides[sideOf(bet)]}</SideMark>, width: 4.5, sortable: true },
  { id: 'price', header: names.price, value: ({ price }) => numberCell(price, formatPrice(price)), width: 5, priority: 1, sortable: true },
  { id: 'stake', header: names.stake, value: ({ size }) => moneyCell(size === null ? null : money(size)), width: 7, priority: 2, sortable: true },
  {
    id: 'result', header: names.result, width: 7, sortable: true,
    value: ({ result }) => moneyCell(result, 'always'),
    footer: (rows) => moneyCell(sum(rows.flatMap(({ result }) => (result === null ? [] : [result]))), 'always'),
  },
  { id: 'placed', header: names.placedAt, value: ({ placedAt }) => momentCell(placedAt), width: 9.5, priority: 3, sortable: true },
  { id: 'settled', header: names.settledAt, value: ({ settledAt }) => momentCell(settledAt), width: 9.5, priority: 4, sortable: true },
  { id: 'bet', header: names.bet, value: ({ betId }) => textCell(betId), width: 7, priority: 5 },
];
