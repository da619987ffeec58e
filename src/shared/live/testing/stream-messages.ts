import { expect } from 'vitest';
import { createSideBook, getBestLevels, type MarketBook } from '../store/book.ts';
import { parseStreamMessage, type StreamMessage } from '../transport/stream/stream-message.ts';
import { applyMarketMessage } from './stream-books.ts';

export function readMessage<Op extends StreamMessage['op']>(op: Op, body: unknown): Extract<StreamMessage, { op: Op }> {
  const parsed = parseStreamMessage(JSON.stringify(body));
  if (!parsed.ok) throw new Error(parsed.problem);
  expect(parsed.message.op).toBe(op);
  return parsed.message as Extract<StreamMessage, { op: Op }>;
}

export const findProblem = (text: string): string | null => {
  const parsed = parseStreamMessage(text);
  return parsed.ok ? null : parsed.problem;
};

export const createDefinition = (status: string, runners: unknown[] = [{ id: 1, status: 'ACTIVE' }]) => ({
  status,
  inPlay: true,
  betDelay: 5,
  runners,
});
export const createMarketMessage = (mc: unknown[], rest: object = {}) => ({ op: 'mcm', clk: 'b', pt: 1, mc, ...rest });

export function readBooks(...messages: unknown[]): Map<string, MarketBook> {
  const cache = new Map<string, MarketBook>();
  for (const message of messages) applyMarketMessage(cache, readMessage('markets', message));
  return cache;
}
export const listBackPrices = (cache: Map<string, MarketBook>, marketId: string) =>
  getBestLevels(cache.get(marketId)?.runners.get(1)?.back ?? createSideBook(), 'back').map(
    (offer) => offer?.price ?? null,
  );
