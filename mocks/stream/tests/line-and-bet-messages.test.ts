import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFancyLine } from '#shared/live/testing/fancy-line.ts';
import { createScene, getLastState } from './stream-scene.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('other messages of the stream', () => {
  const line = createFancyLine('9_1', {
    name: '10 over run',
    no: { run: 70, size: 100 },
    yes: { run: 72, size: 90 },
  });

  test('the client requests an unknown session line once', () => {
    const scene = createScene(['1.1'], ['9']);
    scene.engine.lines.set('9_1', line);
    scene.client.side.mergeFancies('9', [line]);
    scene.pass(300);
    scene.engine.lines.set('9_1', { ...line, no: { run: 71, size: 100 }, lockedBy: 'Ball Running' });
    scene.pass(300);
    expect(scene.client.side.mergeFancies('9', [line])[0]).toMatchObject({
      no: { run: 71 },
      yes: { run: 72 },
      lockedBy: 'Ball Running',
      name: '10 over run',
    });
    scene.engine.lines.set('9_2', { ...line, fancyId: '9_2' });
    scene.pass(3_000);
    expect(scene.client.pollRequests).toEqual([{ kind: 'fancies', matchId: '9' }]);
    scene.engine.lines.delete('9_1');
    scene.pass(300);
    expect(scene.client.side.mergeFancies('9', [line])[0]).toMatchObject({ no: null, yes: null, lockedBy: 'Closed' });
  });

  test('the stream sends own bets and balance when they change', () => {
    const scene = createScene();
    expect(scene.received.own).toMatchObject([{ account: { balance: 0 }, changes: [] }]);
    scene.pass(10_000);
    expect(scene.received.own).toHaveLength(1);
  });

  test('the stream reports a bet that was placed and voided between two polls', () => {
    const scene = createScene();
    scene.engine.everPlaced = new Map([['9', 1]]);
    scene.pass(300);
    expect(scene.received.own).toHaveLength(2);
    expect(scene.received.own.at(-1)).toMatchObject({ account: { balance: 0 }, changes: [{ matchId: '9', bets: [] }] });
    scene.pass(10_000);
    expect(scene.received.own).toHaveLength(2);
  });

  test('the connection state reports the stream of own bets only while the connection is up', () => {
    const scene = createScene();
    expect(getLastState(scene)).toMatchObject({ transport: 'socket', streamsOwnBets: true });
    expect(scene.client.states[0]).toMatchObject({ streamsOwnBets: false });
    scene.wire.isDown = true;
    scene.wire.cut();
    expect(getLastState(scene)).toMatchObject({ transport: 'polling', streamsOwnBets: false });
    scene.wire.isDown = false;
    scene.pass(40_000);
    expect(getLastState(scene)).toMatchObject({ transport: 'socket', streamsOwnBets: true });
    expect(scene.received.own).toHaveLength(2);
  });
});
