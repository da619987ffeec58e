import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSocketConnection, type SocketListener } from './socket-connection.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }));
afterEach(() => void vi.useRealTimers());

/** A connection whose server the test plays. */
function open() {
  const closed = vi.fn<(reason: 'lost' | 'resting') => void>();
  let socketListener: SocketListener | undefined;
  const page = {
    now: () => Date.now(),
    isHidden: () => false,
    onVisibilityChange: () => () => undefined,
    requestFrame: () => () => undefined,
  };
  const connection = createSocketConnection({
    environment: page,
    onClose: closed,
    onOpen: () => undefined,
    onMessage: () => undefined,
    openSocket: (listener) => ((socketListener = listener), { send: () => undefined, close: () => undefined }),
  });
  connection.start();
  socketListener?.onOpen();
  return { line: connection, closed, receiveMessage: () => socketListener?.onMessage('{}') };
}

test('SocketConnection counts silence from the last message, not from the first', () => {
  const { line: connection, closed, receiveMessage } = open();
  connection.expectMessageWithin(3_000);
  for (let word = 0; word < 10; word += 1) {
    vi.advanceTimersByTime(2_000);
    receiveMessage();
  }
  vi.advanceTimersByTime(2_999);
  expect(closed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(closed).toHaveBeenCalledExactlyOnceWith('lost');
  connection.stop();
});

test('SocketConnection applies a shorter or longer silence limit at once', () => {
  const { line: connection, closed } = open();
  connection.expectMessageWithin(2_000);
  vi.advanceTimersByTime(1_000);
  connection.expectMessageWithin(5_000);
  vi.advanceTimersByTime(4_999);
  expect(closed).not.toHaveBeenCalled();
  connection.expectMessageWithin(500);
  vi.advanceTimersByTime(500);
  expect(closed).toHaveBeenCalledOnce();
  connection.stop();
});

test('SocketConnection calls no listener after it has stopped', () => {
  const { line: connection, closed, receiveMessage } = open();
  receiveMessage();
  connection.stop();
  vi.advanceTimersByTime(60_000);
  expect(closed).not.toHaveBeenCalled();
});
