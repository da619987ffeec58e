import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserEnvironment } from '#shared/live/store/browser-environment.ts';
import { NO_SWITCHES, switchStore } from '#shared/switches/switches.ts';
import { addSocketPause, getStreamAddress } from './open-socket-stream.ts';

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

afterEach(() => switchStore.setState(NO_SWITCHES, true));

test('addSocketPause reports a hidden page while the operator pauses the socket', () => {
  const stopPage = vi.fn();
  const environment = addSocketPause({
    ...createBrowserEnvironment(),
    isHidden: () => false,
    onVisibilityChange: () => stopPage,
  });
  const onChange = vi.fn();
  const stop = environment.onVisibilityChange(onChange);
  switchStore.setState({ paused: { casino: '' } });
  expect(onChange).not.toHaveBeenCalled();
  switchStore.setState({ paused: { casino: '', socket: '' } });
  expect(onChange).toHaveBeenCalledOnce();
  expect(environment.isHidden()).toBe(true);
  switchStore.setState({ paused: {} });
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(environment.isHidden()).toBe(false);
  stop();
  switchStore.setState({ paused: { socket: '' } });
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(stopPage).toHaveBeenCalledOnce();
});
