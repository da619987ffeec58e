import { expect, waitFor, within } from 'storybook/test';
import { sessionController } from '#features/session/index.ts';
import { setPrices } from '#mocks/exchange/testing/given-prices.ts';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { clearLocalStorage } from '#shared/storage/clear-local-storage.ts';
import { recordScreenReader } from '#storybook/checks/screen-reader.ts';
import preview from '#storybook/preview.tsx';
import { texts as slipTexts } from '#ui-kit/trading/BetSlip/texts.ts';
import { texts as cellTexts } from '#ui-kit/trading/OddsCell/texts.ts';
import { texts as gridTexts } from '#ui-kit/trading/OddsGrid/texts.ts';
import { texts as layoutTexts } from '../layout/texts.ts';
import { paths } from '../router/paths.ts';
import { AppAt, type AppAtProps } from '../testing/AppAt.tsx';
import { evenPrices, findMain, pageWait } from '../testing/user-flow-steps.ts';

/** A bet in other languages, with what a screen reader says on the way. Each label comes from the messages. */
const meta = preview.meta({
  title: 'Bet in other languages',
  component: AppAt,
  parameters: { layout: 'fullscreen', picture: false },
  args: { address: paths.dashboard } satisfies AppAtProps,
  async beforeEach({ exchange }) {
    sessionController.checkAccess(false);
    await setPrices(exchange, findCricketMarket(exchange), evenPrices);
    return () => {
      sessionController.signOut('user');
      clearLocalStorage();
    };
  },
  render(_: AppAtProps, { exchange }) {
    const { sportId, matchId } = findCricketMarket(exchange);
    return <AppAt address={paths.toMatch(sportId, matchId)} />;
  },
  async play(context) {
    const { canvas, userEvent, exchange } = context;
    const market = findCricketMarket(exchange);
    const runner = market.runners[0]?.name ?? '';
    const grid = await canvas.findByRole('grid', { name: gridTexts.prices({ market: market.name }) }, pageWait);
    const offer = cellTexts.offer.odds({ side: 'back', runner, price: '1.98' });
    const cell = await within(grid).findByRole('button', { name: (name: string) => name.includes(offer) }, pageWait);
    await recordScreenReader('The prices of a market', grid);
    const findSlip = () => canvas.findByRole('form', { name: slipTexts.title }, pageWait);
    // The slip warns when the bettor presses a price just after it appeared. A later press withdraws the warning.
    await waitFor(async () => {
      await userEvent.click(cell);
      await expect(within(await findSlip()).queryByRole('alert')).toBeNull();
    }, pageWait);
    const slip = await findSlip();
    await userEvent.type(await within(slip).findByRole('textbox', { name: slipTexts.stake }), '500');
    await recordScreenReader('The bet slip with a stake', slip);
    const place = [...slip.querySelectorAll('button')].find((button) => button.type === 'submit');
    if (place === undefined) throw new Error('the slip has no button that sends the bet');
    await userEvent.click(place);
    // The same button asks for a second press, and a faster one counts as a double click.
    const openBets = () => canvas.getByRole('complementary', { name: layoutTexts.rail });
    await waitFor(async () => {
      await userEvent.click(place);
      await expect(within(openBets()).getAllByText(runner).length).toBeGreaterThan(0);
    }, pageWait);
    await recordScreenReader('Beside the match once the bet is placed', openBets());
    await expect(findMain(context)).toBeVisible();
  },
});

export const InHindi = meta.story({ globals: { language: 'hi' } });
export const InUrdu = meta.story({ globals: { language: 'ur', direction: 'rtl' } });
