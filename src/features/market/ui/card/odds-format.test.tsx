// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { setOddsFormatter } from '#shared/format/odds-format.ts';
import { createOddsFormatter } from '#shared/odds-format/odds-formats.ts';
import { bookmaker, matchOdds, withMovedPrice } from '../../testing/market-samples.ts';
import { prepareMatchMarkets } from '../../testing/setup-match-markets.tsx';

const market = prepareMatchMarkets();

afterEach(() => setOddsFormatter(null));

test('LiveMarketCard writes moved odds in the chosen format without a render', async () => {
  setOddsFormatter(createOddsFormatter('american'));
  const { publish, onCommit } = await market.open();
  expect(market.getCell(/^Back Mumbai at −118/).querySelector('b')?.textContent).toBe('−118');
  await publish(withMovedPrice(matchOdds, 1, 250), bookmaker);
  expect(market.getCell(/^Back Mumbai at \+150/).querySelector('b')?.textContent).toBe('+150');
  await publish(withMovedPrice(matchOdds, 1, 99_000), bookmaker);
  const digits = market.getCell(/^Back Mumbai at \+98900/).querySelector('b');
  expect([digits?.textContent, digits?.style.getPropertyValue('--kit-price-digits')]).toEqual(['+98900', '6']);
  expect(onCommit).not.toHaveBeenCalled();
});

test('LiveMarketCard shows decimal odds again after the format changed back', async () => {
  setOddsFormatter(createOddsFormatter('fractional'));
  const { publish } = await market.open();
  expect(market.getCell(/^Back Mumbai at 17\/20/)).toBeDefined();
  setOddsFormatter(null);
  await publish(withMovedPrice(matchOdds, 1, 186), bookmaker);
  expect(market.getCell(/^Back Mumbai at 1\.86/)).toBeDefined();
});
