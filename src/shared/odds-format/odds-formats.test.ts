import { afterEach, describe, expect, test } from 'vitest';
import { odds, payoutPer100 } from '../domain/odds/odds.ts';
import { getOddsFormatter, onOddsFormatChange, setOddsFormatter } from '../format/odds-format.ts';
import { formatOddsText, readOddsText } from '../format/odds-text.ts';
import { formatDecimalPrice, formatPrice } from '../format/price.ts';
import { createOddsFormatter } from './odds-formats.ts';

afterEach(() => setOddsFormatter(null));

describe('formatPrice', () => {
  test('writes odds in the chosen format and leaves other prices alone', () => {
    setOddsFormatter(createOddsFormatter('fractional'));
    expect([formatPrice(odds(185), 'odds'), formatPrice(payoutPer100(8500), 'bookmaker'), formatPrice(null)]).toEqual([
      '17/20',
      '85',
      '–',
    ]);
    expect(formatDecimalPrice(odds(185))).toBe('1.85');
  });

  test('writes decimal odds when the stored format is unknown', () => {
    setOddsFormatter(createOddsFormatter('roman'));
    expect([getOddsFormatter(), formatPrice(odds(185))]).toEqual([null, '1.85']);
  });
});

test('setOddsFormatter notifies subscribers until they unsubscribe', () => {
  const names: (string | undefined)[] = [];
  const stop = onOddsFormatChange(() => names.push(getOddsFormatter()?.name));
  setOddsFormatter(createOddsFormatter('malay'));
  stop();
  setOddsFormatter(null);
  expect(names).toEqual(['malay']);
});

describe('readOddsText', () => {
  test('reads a text in the chosen format, and a payout as before', () => {
    setOddsFormatter(createOddsFormatter('american'));
    expect(readOddsText('-120', 'odds', 'betfair')).toEqual({ kind: 'odds', price: 183 });
    expect(readOddsText('85', 'bookmaker', 'step')).toEqual({ kind: 'odds', price: 8500 });
    expect(formatOddsText(odds(183))).toBe('−120');
  });

  test.each(['fractional', 'american', 'hong-kong', 'malay', 'indonesian', 'chance', 'bhaav'])(
    'explains how to write %s odds',
    (name) => {
      setOddsFormatter(createOddsFormatter(name));
      const input = readOddsText('abc', 'odds', 'betfair');
      expect(input.kind === 'unreadable' ? input.message : null).toMatch(/^Write .+ such as .+\.$/);
    },
  );
});

describe('describeSent', () => {
  const formatter = createOddsFormatter('american') ?? expect.fail('no formatter');

  test('states the decimal odds of an exact text', () =>
    expect(formatter.describeSent('+150', odds(250), 'betfair')).toBe('Sent as 2.50'));

  test('states the nearest odds of a text between two prices', () =>
    expect(formatter.describeSent('+151', odds(252), 'betfair')).toBe(
      'Read as +152, the nearest odds here. Sent as 2.52',
    ));
});
