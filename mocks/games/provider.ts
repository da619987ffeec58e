import * as z from 'zod/mini';
import { money } from '#shared/domain/money/money.ts';
import type { CatalogueGame } from '../exchange/casino/catalogue.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { CasinoTableView } from '../exchange/interface/casino.ts';

const text = z.string().check(z.minLength(1), z.maxLength(100));
const seat = { seat: text };

/** Requests of a game's page. Amounts are whole hundredths of the casino. */
const gameRequestSchema = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('games'), ...seat }),
  z.object({ ask: z.literal('table'), ...seat, game: text }),
  z.object({
    ask: z.literal('stake'),
    ...seat,
    game: text,
    selection: text,
    stake: z.int().check(z.gte(0), z.lte(1e12)),
    reference: text,
  }),
  z.object({ ask: z.literal('cashOut'), ...seat, game: text, round: text }),
]);

interface GameSummary {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
}

type GameTable = Omit<CasinoTableView, 'game'> & { readonly game: GameSummary };

export type GameResponse =
  | { readonly ok: true; readonly games: readonly GameSummary[] }
  | { readonly ok: true; readonly table: GameTable }
  | { readonly ok: false; readonly message: string };

const CLOSED: GameResponse = { ok: false, message: 'This table is closed. Open the game again from the casino.' };

const toGameSummary = ({ gameId, name, table }: CatalogueGame): GameSummary => ({ id: gameId, name, kind: table });

/**
 * Responds to a provider's request. Every request carries a seat's token, and the response reveals only the available
 * balance of the account. Accepts any input and never throws.
 */
export async function respondToGame(exchange: Exchange, raw: unknown): Promise<GameResponse> {
  const parsed = gameRequestSchema.safeParse(raw);
  if (!parsed.success) return { ok: false, message: 'Not understood.' };
  const request = parsed.data;
  if (request.ask === 'games') {
    const games = exchange.casino.listGames(request.seat);
    return games.length === 0 ? CLOSED : { ok: true, games: games.map(toGameSummary) };
  }
  if (request.ask === 'stake') {
    const result = await exchange.casino.placeStake(request.seat, {
      gameId: request.game,
      selectionId: request.selection,
      stake: money(request.stake),
      reference: request.reference,
    });
    if (result.kind === 'refused') return { ok: false, message: result.message };
  }
  if (request.ask === 'cashOut') {
    const result = await exchange.casino.cashOut(request.seat, request.round);
    if (result.kind === 'refused') return { ok: false, message: result.message };
  }
  const table = exchange.casino.findTable(request.seat, request.game);
  return table === null ? CLOSED : { ok: true, table: { ...table, game: toGameSummary(table.game) } };
}
