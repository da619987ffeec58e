import { vi } from 'vitest';
import type { Levels } from '#shared/domain/market/market.ts';
import { createFakeEnvironment } from '#shared/live/testing/fake-environment.ts';
import { connectClient, createMarket, createOffer } from './client.ts';
import { FakeConnection, FakeStreamExchange } from './fake-exchange.ts';

/** Levels with one offer on each side of the price. */
export const readBest =
  (price: number): ((runnerId: number, side: 'back' | 'lay') => Levels) =>
  (_, side) => [createOffer(side === 'back' ? price : price + 2, 100), null, null];

/** Connects a client to a stream exchange under fake timers and shows the given markets and matches. */
export function createScene(marketIds: readonly string[] = ['1.1', '1.2'], matchIds: readonly string[] = []) {
  const engine = new FakeStreamExchange();
  for (const marketId of marketIds) engine.markets.set(marketId, createMarket(marketId, readBest(200)));
  const wire = new FakeConnection(engine);
  const page = createFakeEnvironment();
  const received = { own: [] as unknown[], match: [] as unknown[] };
  const client = connectClient(wire, page, {
    onOwnBets: (news) => void received.own.push(news),
    onMatch: (news) => void received.match.push(news),
  });
  client.show(marketIds, matchIds);
  const pass = (ms: number): void => {
    vi.advanceTimersByTime(ms);
    page.paint();
  };
  pass(300);
  return {
    engine,
    wire,
    page,
    client,
    received,
    pass,
    listSentMessages: (call: number) =>
      (wire.openedSockets[call] ?? []).map((text) => JSON.parse(text) as Record<string, unknown>),
  };
}

export const getLastState = ({ client }: ReturnType<typeof createScene>) => client.states.at(-1);
export const getLastFreshness = ({ client }: ReturnType<typeof createScene>, marketId = '1.1') =>
  client.store.getMarket(marketId)?.freshness;
