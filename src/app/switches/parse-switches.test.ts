import { describe, expect, test } from 'vitest';
import { parseSwitches } from './parse-switches.ts';

describe('parseSwitches', () => {
  test('reads every service, with and without a reason', () => {
    const paused = {
      site: true,
      deposits: ' Back at 18:00 ',
      withdrawals: false,
      cashOut: true,
      casino: 'Closed tonight',
      socket: true,
    };
    expect(parseSwitches({ banner: 'Bonus week', paused })).toEqual({
      switches: {
        banner: 'Bonus week',
        paused: { site: '', deposits: 'Back at 18:00', cashOut: '', casino: 'Closed tonight', socket: '' },
      },
      wrong: [],
    });
  });

  test('finds nothing paused in a file without switches', () => {
    expect(parseSwitches(undefined)).toEqual({ switches: { banner: null, paused: {} }, wrong: [] });
  });

  test('leaves out remarks', () => {
    const { switches, wrong } = parseSwitches({ '// paused': 'night shift', paused: { '//': 'why', casino: true } });
    expect(switches.paused).toEqual({ casino: '' });
    expect(wrong).toEqual([]);
  });

  test('names each wrong entry and applies the others', () => {
    const { switches, wrong } = parseSwitches({
      banner: '',
      paused: { deposits: true, withdrawals: 1, socket: 'off', cashout: true, casino: 'x'.repeat(201) },
    });
    expect(switches).toEqual({ banner: null, paused: { deposits: '' } });
    expect(wrong.map(({ key }) => key).sort()).toEqual([
      'switches.banner',
      'switches.paused.cashout',
      'switches.paused.casino',
      'switches.paused.socket',
      'switches.paused.withdrawals',
    ]);
  });

  test.each([null, 'off', [], 7, { paused: 'site' }, { paused: [true] }])('pauses nothing for %j', (written) => {
    const { switches } = parseSwitches(written);
    expect(switches).toEqual({ banner: null, paused: {} });
  });

  test('names a key that is no object', () => {
    expect(parseSwitches('off').wrong).toEqual([{ key: 'switches', found: '"off"', reason: 'invalid-value' }]);
  });
});
