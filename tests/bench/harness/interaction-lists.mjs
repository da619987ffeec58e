import { pressElement } from './press-element.mjs';

/** Ends the name of an interaction of hand-written DOM. */
export const BY_HAND = ', by hand';

const findStake = (page) => page.getByRole('textbox', { name: 'Stake' });

/** Lists what a bettor does on a match: the name, the interaction, and the way back to its beginning. */
export const listMatchInteractions = (page, { markets }) => {
  const card = page.locator('section', { has: page.getByRole('heading', { name: markets[0], exact: true }) }).first();
  const cells = card.locator('[data-cell][data-level="0"]');
  const escape = () => page.keyboard.press('Escape');
  const closeDialog = async () => {
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    await escape();
    await dialog.waitFor({ state: 'hidden' });
  };
  const menuButton = card.getByRole('button', { name: /^More about/ });
  // Waits until no dialog covers the button.
  const openMenu = () => menuButton.click();
  const tabs = page.getByRole('tablist', { name: 'Kinds of sessions' }).getByRole('tab');
  let presses = 0;
  let switches = 0;
  const fillSlip = async () => {
    await cells.first().click();
    await findStake(page).fill('500');
  };
  return [
    ['press a price', () => pressElement(page, cells.nth((presses += 1) % 4)), () => undefined],
    ['type a digit of the stake', () => page.keyboard.press('5'), () => findStake(page).fill('')],
    [
      'press a quick stake',
      () => pressElement(page, page.getByRole('button', { name: 'Set stake to 500', exact: true })),
      () => findStake(page).fill(''),
    ],
    ['switch the tab of session lines', () => pressElement(page, tabs.nth((switches += 1) % 3)), () => undefined],
    ['open the price ladder', () => pressElement(page, card.getByRole('button', { name: /^Ladder/ })), closeDialog],
    ["open a market's menu", () => pressElement(page, menuButton), escape],
    [
      'open the replay',
      () => pressElement(page, page.getByRole('button', { name: `Replay ${markets[0]}`, exact: true })),
      async () => {
        await closeDialog();
        await openMenu();
      },
      openMenu,
    ],
    [
      'press the place button',
      () => pressElement(page, page.locator('form[data-layout] [type="submit"]')),
      async () => {
        // The exchange holds the bet for seconds. The slip is read-only until it responds.
        await page.locator('form[data-layout] input[readonly]').first().waitFor({ state: 'detached' });
        await fillSlip();
      },
      fillSlip,
    ],
  ];
};

/** Links between pages. The statement keeps its period, which has all the rows. */
export const listPageInteractions = (page) => {
  const openMenu = () => page.getByRole('button', { name: /^Account/ }).click();
  return [
    [
      'change the page',
      () => pressElement(page, page.getByRole('navigation').getByRole('link', { name: 'My Bets' }).first()),
      () => page.goBack(),
    ],
    [
      'open a statement of ten thousand bets',
      () => pressElement(page, page.getByRole('link', { name: 'Statement' }).last()),
      async () => {
        await page.goBack();
        await openMenu();
      },
      openMenu,
    ],
  ];
};

/** Lists the same interactions of hand-written DOM. */
export function listInteractionsByHand(page) {
  const cells = page.locator('section').first().locator('[data-cell][data-level="0"]');
  let presses = 0;
  return [
    [`press a price${BY_HAND}`, () => pressElement(page, cells.nth((presses += 1) % 4)), () => undefined],
    [
      `type a digit of the stake${BY_HAND}`,
      () => page.keyboard.press('5'),
      () => findStake(page).fill(''),
      () => findStake(page).focus(),
    ],
  ];
}
