// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { HANDED_OVER_DETAIL } from '#shared/live/react/handed-over-click.ts';
import { keepPress } from './keep-press.ts';

const MATCH = '/details/4/31';
const onClick = vi.fn();

function createCell(price: string): HTMLButtonElement {
  const cell = document.createElement('button');
  Object.assign(cell.dataset, { cell: '', runner: '7', side: 'back', level: '0' });
  cell.textContent = price;
  return cell;
}

/** A row of the match list with one price. */
function createRow(cell: HTMLElement): HTMLElement {
  const [row, link] = [document.createElement('li'), document.createElement('a')];
  link.setAttribute('href', MATCH);
  row.append(link, cell);
  return row;
}

/** A market of the match page with one price. */
function createCard(marketId: string, cell: HTMLElement): HTMLElement {
  const card = document.createElement('section');
  card.dataset['market'] = marketId;
  card.append(cell);
  return card;
}

afterAll(() => {
  document.body.replaceChildren();
});

/** Shows a prerendered screen and an empty app, presses the price, and hands over to the app. */
function pressEarly(
  pressed: HTMLElement,
  appContent: HTMLElement | null,
  place: (cell: HTMLElement) => HTMLElement = createRow,
): HTMLElement {
  const [screen, app] = [document.createElement('div'), document.createElement('div')];
  screen.append(place(pressed));
  document.body.replaceChildren(screen, app);
  const handOver = keepPress(screen);
  pressed.click();
  if (appContent !== null) app.append(appContent);
  handOver(app);
  screen.remove();
  return app;
}

/** Runs the callbacks of observers. */
const flushObservers = () => new Promise((resolve) => setTimeout(resolve));

function createAppCell(price: string): HTMLButtonElement {
  const cell = createCell(price);
  cell.addEventListener('click', onClick);
  return cell;
}

beforeEach(() => onClick.mockClear());

test('keepPress presses the same price of the app once', async () => {
  pressEarly(createCell('1.98'), createRow(createAppCell('1.98')));
  await flushObservers();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onClick).toHaveBeenCalledWith(expect.objectContaining({ detail: HANDED_OVER_DETAIL }));
});

test('keepPress waits until the app renders the price', async () => {
  const app = pressEarly(createCell('1.98'), null);
  app.append(createRow(createAppCell('1.98')));
  await flushObservers();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('keepPress waits while the price of the app is locked', async () => {
  const cell = createAppCell('1.98');
  cell.setAttribute('aria-disabled', 'true');
  pressEarly(createCell('1.98'), createRow(cell));
  await flushObservers();
  expect(onClick).not.toHaveBeenCalled();
  cell.removeAttribute('aria-disabled');
  await flushObservers();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('keepPress drops the press when the app shows another price', async () => {
  pressEarly(createCell('1.98'), createRow(createAppCell('1.97')));
  await flushObservers();
  expect(onClick).not.toHaveBeenCalled();
});

test('keepPress drops the press when the bettor presses in the app first', async () => {
  const app = pressEarly(createCell('1.98'), null);
  app.dispatchEvent(new Event('pointerdown'));
  app.append(createRow(createAppCell('1.98')));
  await flushObservers();
  expect(onClick).not.toHaveBeenCalled();
});

test('keepPress presses the price of the same market', () => {
  const content = document.createElement('div');
  content.append(createCard('1.1', createCell('1.98')), createCard('1.2', createAppCell('1.98')));
  pressEarly(createCell('1.98'), content, (cell) => createCard('1.2', cell));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('keepPress does not press the price of another market', async () => {
  pressEarly(createCell('1.98'), createCard('1.1', createAppCell('1.98')), (cell) => createCard('1.2', cell));
  await flushObservers();
  expect(onClick).not.toHaveBeenCalled();
});
