import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseStoredLanguage } from '../support/language-checks.ts';

test('a name with a figure in front keeps its order in a page from right to left, at the right edge', async ({
  page,
  testServer,
}) => {
  const { sportId, matchId } = findCricketMarket(testServer.exchange);
  await chooseStoredLanguage(page, 'ur');
  await testServer.signIn(page, `/details/${sportId}/${matchId}`);
  const name = page.getByText(/^\d+ over run/).first();
  await expect(name).toBeVisible();
  const edges = await name.evaluate((element) => {
    const [text] = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    if (text === undefined) throw new Error('no text');
    const measure = (start: number, end: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      return range.getBoundingClientRect();
    };
    const length = text.nodeValue?.length ?? 0;
    return {
      figure: measure(0, 1).left,
      lastLetter: measure(length - 1, length).left,
      distance: element.getBoundingClientRect().right - measure(0, length).right,
    };
  });
  expect(edges.figure).toBeLessThan(edges.lastLetter);
  expect(edges.distance).toBeLessThan(4);
});
