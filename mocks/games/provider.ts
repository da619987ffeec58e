import * as z from 'zod/mini';
import { money } from '#shared/domain/money.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Game } from '../exchange/casino/catalogue.ts';
import type { TableView } from '../exchange/interface/casino.ts';

const text = z.string().check(z.minLength(1), z.maxLength(100));
const seat = { seat: text };

/** What a game's page may ask. Amounts are whole hundredths, the casino's own. */
const asking = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('games'), ...seat }),
  z.object({ ask: z.literal('table'), ...seat, game: text }),
  z.object({ ask: z.literal('stake'), ...seat, game: text, selection: text, stake: z.int().check(z.gte(0), z.lte(1e12)), reference: text }),
  z.object({ ask: z.literal('cashOut'), ...seat, game: text, round: text }),
]);

interface GameName {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
}

type Table = Omit<TableView, 'game'> & { readonly game: GameName };

export type GameAnswer =
  | { readonly ok: true; readonly games: readonly GameName[] }
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly message: string };

const CLOSED: GameAnswer = { ok: false, message: 'This table is closed. Open the game again from the casino.' };

const nameOf = ({ gameId, name, table }: Game): GameName => ({ id: gameId, name, kind: table });

/**
 * The operator's side of a game, as providers call it: everything is asked with a seat's token, and nothing of the account is told
 * but what may be staked. Takes any input and never throws on it.
 */
export async function answerGame(exchange: Exchange, raw: unknown): Promise<GameAnswer> {
  const read = asking.safeParse(raw);
  if (!read.success) return { ok: false, message: 'Not understood.' };
  const asked = read.data;
  if (asked.ask === 'games') {
    const games = exchange.casino.games(asked.seat);
    return games.length === 0 ? CLOSED : { ok: true, games: games.map(nameOf) };
  }
  if (asked.ask === 'stake') {
    const made = await exchange.casino.stake(asked.seat, { gameId: asked.game, selectionId: asked.selection, stake: money(asked.stake), reference: asked.reference });
    if (made.kind === 'refused') return { ok: false, message: made.message };
  }
  if (asked.ask === 'cashOut') {
    const made = await exchange.casino.cashOut(asked.seat, asked.round);
    if (made.kind === 'refused') return { ok: false, message: made.message };
  }
  const table = exchange.casino.table(asked.seat, asked.game);
  return table === null ? CLOSED : { ok: true, table: { ...table, game: nameOf(table.game) } };
}
