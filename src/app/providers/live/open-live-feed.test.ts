import { expect, test } from 'vitest';
import { getStreamAddress } from './open-live-feed.ts';

const live = { transport: 'auto', inPlayMs: 700, upcomingMs: 5000, homeMs: 2000 } as const;
const PAGE = 'https://play.example/details/4/1?x=1';

test.each<[string, { apiBase: string; socket?: string }, string]>([
  ['beside the calls of this host', { apiBase: '/api/v1' }, 'wss://play.example/api/v1/stream'],
  ['beside the calls of another host', { apiBase: 'https://api.example/v2' }, 'wss://api.example/v2/stream'],
  [
    'without encryption where the calls have none',
    { apiBase: 'http://localhost:8080/api/v1' },
    'ws://localhost:8080/api/v1/stream',
  ],
  ['on a path of its own', { apiBase: '/api/v1', socket: '/prices' }, 'wss://play.example/prices'],
  ['on a host of its own', { apiBase: '/api/v1', socket: 'wss://stream.example/v1' }, 'wss://stream.example/v1'],
])('getStreamAddress returns an address %s', (_, { apiBase, socket }, expected) => {
  expect(getStreamAddress({ apiBase, live: socket === undefined ? live : { ...live, socket } }, PAGE)).toBe(expected);
});
