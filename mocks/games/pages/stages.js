import { drawing, element, factor } from './element.js';

// Stages of each kind of table: `waiting` during a round, `over` after it, `idle` before the first.

const card = (rank) => {
  if (rank === null) return element('span', { class: 'card back', 'aria-hidden': 'true' });
  return element('span', { class: 'card', 'data-red': /[♥♦]/.test(rank) }, rank);
};

const reel = (symbol) => {
  const use = drawing('use', { href: `/symbols.svg#${symbol}` });
  return element(
    'span',
    { class: 'reel' },
    drawing('svg', { viewBox: '0 0 48 48', role: 'img', 'aria-label': symbol }, use),
  );
};

const row = (...children) => element('div', { class: 'row' }, ...children);
const labelled = (name, ...children) =>
  element('div', { class: 'side' }, element('b', {}, name), element('div', { class: 'cards' }, ...children));

const roulette = {
  idle: () => row(element('div', { class: 'wheel' })),
  waiting: () => row(element('div', { class: 'wheel turning' })),
  over: ({ number, colour }) =>
    row(
      element('div', { class: 'wheel' }),
      element('output', { class: 'drawn', 'data-colour': colour }, String(number)),
    ),
};

const andarBahar = {
  idle: () => row(labelled('Joker', card(null))),
  waiting: () => row(labelled('Joker', card(null)), labelled('Andar', card(null)), labelled('Bahar', card(null))),
  over({ joker, dealt }) {
    const side = (first) =>
      dealt
        .filter((_, at) => at % 2 === first)
        .slice(-4)
        .map(card);
    return row(labelled('Joker', card(joker)), labelled('Andar', ...side(0)), labelled('Bahar', ...side(1)));
  },
};

const dragonTiger = {
  idle: () => row(labelled('Dragon', card(null)), labelled('Tiger', card(null))),
  waiting: () => row(labelled('Dragon', card(null)), labelled('Tiger', card(null))),
  over: ({ dragon, tiger }) => row(labelled('Dragon', card(dragon)), labelled('Tiger', card(tiger))),
};

const track = (rolled) => {
  const line = drawing(
    'svg',
    { class: 'track', viewBox: '0 0 320 40', 'aria-hidden': 'true' },
    drawing('rect', { x: 10, y: 16, width: 300, height: 8, rx: 4 }),
  );
  if (rolled !== null) line.append(drawing('circle', { cx: 10 + rolled * 3, cy: 20, r: 11 }));
  return line;
};

const dice = {
  idle: () => row(track(null)),
  waiting: () => row(element('output', { class: 'drawn turning' }, '…'), track(null)),
  over: ({ rolled }) => row(element('output', { class: 'drawn' }, String(rolled)), track(rolled)),
};

const reels = {
  idle: () => row(reel('seven'), reel('star'), reel('cherry')),
  waiting() {
    const turning = row(reel('bell'), reel('seven'), reel('lemon'));
    turning.classList.add('rolling');
    return turning;
  },
  over: ({ stops }) => row(...stops.map(reel)),
};

const GROWTH_PER_MS = 0.000_12;

const flight = (reached, state) => {
  const height = Math.min(150, 20 + 70 * Math.log2(reached / 100 + 0.001));
  const path = drawing('path', { d: `M10 170 Q ${150} ${170 - height / 6} 300 ${Math.max(14, 170 - height)}` });
  return element(
    'div',
    { class: 'flight', 'data-state': state },
    drawing('svg', { viewBox: '0 0 320 180', 'aria-hidden': 'true' }, path),
    element('output', {}, factor(reached)),
  );
};

const crash = {
  idle: () => flight(100, 'idle'),
  waiting: (elapsedMs) => flight(Math.floor(100 * Math.exp(GROWTH_PER_MS * elapsedMs)), 'flying'),
  over: ({ crash: reached }) => flight(reached, 'over'),
};

export const stages = { roulette, 'andar-bahar': andarBahar, 'dragon-tiger': dragonTiger, dice, reels, crash };
