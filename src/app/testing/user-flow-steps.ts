import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor, within } from 'storybook/test';
import { createRunnerOffers } from '#mocks/exchange/testing/given-prices.ts';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { recordScreenReader } from '#storybook/checks/screen-reader.ts';

/** The wait for a page, and for a match that the exchange plays to its end. */
export const pageWait = { timeout: 30_000 };

export const evenPrices = [createRunnerOffers(198, 200), createRunnerOffers(202, 204)] as const;
export const shorterPrices = [createRunnerOffers(150, 152), createRunnerOffers(300, 304)] as const;

/** The page, without header and navigation. */
export const findMain = ({ canvas }: StoryContext): HTMLElement => canvas.getByRole('main');
/** Queries of the whole document, which also holds the dialogs. */
export const queryBody = (element: HTMLElement) => within(element.ownerDocument.body);

/** The first of several elements, for example of the same link in header and navigation. */
export async function findFirst({ canvas }: StoryContext, role: 'button' | 'link', name: RegExp): Promise<HTMLElement> {
  const [first] = await canvas.findAllByRole(role, { name }, pageWait);
  if (first === undefined) throw new Error(`no ${role} ${String(name)}`);
  return first;
}

/** Draws a screenshot of a payment. */
export async function createScreenshot(): Promise<File> {
  const canvas = new OffscreenCanvas(90, 160);
  canvas.getContext('2d')?.fillRect(10, 10, 70, 40);
  return new File([await canvas.convertToBlob()], 'payment.png', { type: 'image/png' });
}

/** Signs in on the login page and waits for the dashboard. */
export async function signIn({ canvas, userEvent }: StoryContext) {
  await userEvent.type(await canvas.findByLabelText('Username', {}, pageWait), 'demo');
  await userEvent.type(canvas.getByLabelText('Password'), 'Demo1234');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' }, pageWait)).toBeVisible();
}

/** Places a back bet on the first runner at 1.98 and closes its notification. */
export async function placeBack(context: StoryContext, stake: string) {
  const { canvas, userEvent, exchange } = context;
  const { name, runners } = findCricketMarket(exchange);
  const grid = await canvas.findByRole('grid', { name: `Prices of ${name}` }, pageWait);
  const bestBack = { name: new RegExp(`^Back ${runners[0]?.name ?? ''} at 1.98, `) };
  const cell = await within(grid).findByRole('button', bestBack, pageWait);
  // The slip warns when the bettor presses a price just after it appeared. A later press withdraws the warning.
  await waitFor(async () => {
    await userEvent.click(cell);
    await canvas.findByRole('textbox', { name: 'Stake' });
    await expect(canvas.queryByText(/^The price changed as you pressed it/)).toBeNull();
  }, pageWait);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Stake' }), stake);
  await recordScreenReader('The bet slip with a stake', canvas.getByRole('form', { name: 'Bet slip' }));
  await userEvent.click(await canvas.findByRole('button', { name: /^Place back bet/ }, pageWait));
  const confirmButton = { name: /^Press again to back/ };
  await expect(await canvas.findByRole('button', confirmButton, pageWait)).toBeVisible();
  // A faster second press counts as a double click, which is one press.
  await waitFor(async () => {
    for (const button of canvas.queryAllByRole('button', confirmButton)) await userEvent.click(button);
    await expect(canvas.queryByRole('button', confirmButton)).toBeNull();
  }, pageWait);
  await expect(await canvas.findByText(/^Placed: /, {}, pageWait)).toBeVisible();
  await closeNotification(context);
}

/** Closes the notification. In the app it closes itself after some seconds, in stories it stays (preview-head.html). */
export async function closeNotification({ userEvent }: StoryContext) {
  const body = within(document.body);
  const name = { name: 'Close notification' };
  await userEvent.click(await body.findByRole('button', name, pageWait));
  await waitFor(() => expect(body.queryByRole('button', name)).toBeNull(), pageWait);
}

/**
 * Confirms the reality check that opens when a tab becomes visible after hours. The browser's event bubbles, so that
 * every query of the page also reads again.
 */
export async function continuePlaying({ canvas, userEvent }: StoryContext) {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  const dialog = await canvas.findByRole('dialog', { name: 'Reality check' }, pageWait);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Reality check' })).toBeNull(), pageWait);
}
