import { createElement, createSvgElement, formatFactor } from './element.js';

// Stages of each kind of table: `waiting` during a round, `over` after it, `idle` before the first.

const createCard = (rank) => {
  if (rank === null) return createElement('span', { class: 'card back', 'aria-hidden': 'true' });
  return createElement('span', { class: 'card', 'data-red': /[♥♦]/.test(rank) }, rank);
};

const createReel = (symbol) => {
  const use = createSvgElement('use', { href: `/symbols.svg#${symbol}` });
  return createElement(
    'span',
    { class: 'reel' },
    createSvgElement('svg', { viewBox: '0 0 48 48', role: 'img', 'aria-label': symbol }, use),
  );
};

const createRow = (...children) => createElement('div', { class: 'row' }, ...children);
const createLabelledCards = (name, ...children) =>
  createElement(
    'div',
    { class: 'side' },
    createElement('b', {}, name),
    createElement('div', { class: 'cards' }, ...children),
  );

const roulette = {
  drawIdle: () => createRow(createElement('div', { class: 'wheel' })),
  drawWaiting: () => createRow(createElement('div', { class: 'wheel turning' })),
  drawOver: ({ number, colour }) =>
    createRow(
      createElement('div', { class: 'wheel' }),
      createElement('output', { class: 'drawn', 'data-colour': colour }, String(number)),
    ),
};

const andarBahar = {
  drawIdle: () => createRow(createLabelledCards('Joker', createCard(null))),
  drawWaiting: () =>
    createRow(
      createLabelledCards('Joker', createCard(null)),
      createLabelledCards('Andar', createCard(null)),
      createLabelledCards('Bahar', createCard(null)),
    ),
  drawOver({ joker, dealt }) {
    const createSide = (first) =>
      dealt
        .filter((_, at) => at % 2 === first)
        .slice(-4)
        .map(createCard);
    return createRow(
      createLabelledCards('Joker', createCard(joker)),
      createLabelledCards('Andar', ...createSide(0)),
      createLabelledCards('Bahar', ...createSide(1)),
    );
  },
};

const dragonTiger = {
  drawIdle: () =>
    createRow(createLabelledCards('Dragon', createCard(null)), createLabelledCards('Tiger', createCard(null))),
  drawWaiting: () =>
    createRow(createLabelledCards('Dragon', createCard(null)), createLabelledCards('Tiger', createCard(null))),
  drawOver: ({ dragon, tiger }) =>
    createRow(createLabelledCards('Dragon', createCard(dragon)), createLabelledCards('Tiger', createCard(tiger))),
};

const createTrack = (rolled) => {
  const line = createSvgElement(
    'svg',
    { class: 'track', viewBox: '0 0 320 40', 'aria-hidden': 'true' },
    createSvgElement('rect', { x: 10, y: 16, width: 300, height: 8, rx: 4 }),
  );
  if (rolled !== null) line.append(createSvgElement('circle', { cx: 10 + rolled * 3, cy: 20, r: 11 }));
  return line;
};

const dice = {
  drawIdle: () => createRow(createTrack(null)),
  drawWaiting: () => createRow(createElement('output', { class: 'drawn turning' }, '…'), createTrack(null)),
  drawOver: ({ rolled }) => createRow(createElement('output', { class: 'drawn' }, String(rolled)), createTrack(rolled)),
};

const reels = {
  drawIdle: () => createRow(createReel('seven'), createReel('star'), createReel('cherry')),
  drawWaiting() {
    const turning = createRow(createReel('bell'), createReel('seven'), createReel('lemon'));
    turning.classList.add('rolling');
    return turning;
  },
  drawOver: ({ stops }) => createRow(...stops.map(createReel)),
};

const GROWTH_PER_MS = 0.000_12;

const createFlight = (reached, state) => {
  const height = Math.min(150, 20 + 70 * Math.log2(reached / 100 + 0.001));
  const path = createSvgElement('path', {
    d: `M10 170 Q ${150} ${170 - height / 6} 300 ${Math.max(14, 170 - height)}`,
  });
  return createElement(
    'div',
    { class: 'flight', 'data-state': state },
    createSvgElement('svg', { viewBox: '0 0 320 180', 'aria-hidden': 'true' }, path),
    createElement('output', {}, formatFactor(reached)),
  );
};

const crash = {
  drawIdle: () => createFlight(100, 'idle'),
  drawWaiting: (elapsedMs) => createFlight(Math.floor(100 * Math.exp(GROWTH_PER_MS * elapsedMs)), 'flying'),
  drawOver: ({ crash: reached }) => createFlight(reached, 'over'),
};

export const stages = { roulette, 'andar-bahar': andarBahar, 'dragon-tiger': dragonTiger, dice, reels, crash };
