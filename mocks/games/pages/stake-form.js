import { createElement, formatAmount, formatCredits, formatFactor } from './element.js';
import { isUnderWay, now } from './page-state.js';
import { readStake } from './stake.js';

const quick = [1_000, 5_000, 10_000, 50_000];
const root = document.getElementById('game');

/** Draws the choice of a selection. */
export function drawSelections({ selections }) {
  const held = isUnderWay();
  const createStakeButton = ({ id, name, price }) =>
    createElement(
      'label',
      { class: 'selection' },
      createElement('input', {
        type: 'radio',
        name: 'selection',
        value: id,
        checked: id === now.selection,
        disabled: held,
        onchange: () => Object.assign(now, { selection: id }),
      }),
      createElement(
        'span',
        {},
        name,
        createElement('small', {}, (id === 'manual' || id === 'spin' ? 'up to ' : '') + formatFactor(price)),
      ),
    );
  return createElement(
    'fieldset',
    { class: 'selections', 'data-many': selections.length > 12 },
    createElement('legend', {}, 'Stake on'),
    ...selections.map(createStakeButton),
  );
}

/** Draws the stake field, its chips and the button that stakes or cashes out. */
export function drawStake({ round, game }, { sendAction, placeStake, draw }) {
  // A text field keeps its text; a number field would reject 1,500.
  const own = createElement('input', {
    id: 'stake',
    type: 'text',
    role: 'spinbutton',
    inputmode: 'numeric',
    autocomplete: 'off',
    value: now.stakeText,
    'aria-describedby': 'worth',
    oninput: ({ target }) => setStake(target.value),
  });
  const chips = quick.map((chip) =>
    createElement(
      'button',
      { type: 'button', onclick: () => (setStake(String(chip / 100)), draw()) },
      formatAmount(chip),
    ),
  );
  const flying = game.kind === 'crash' && isUnderWay();
  const go = flying
    ? createElement(
        'button',
        {
          class: 'go',
          type: 'button',
          'data-go': 'out',
          'aria-disabled': now.busy,
          onclick: () => void sendAction('cashOut', { round: round.roundId }),
        },
        'Cash out',
      )
    : createElement(
        'button',
        {
          class: 'go',
          type: 'button',
          'data-go': 'stake',
          'aria-disabled': now.busy || isUnderWay() || readStake(now.stakeText).problem !== null,
          onclick: () => void (isUnderWay() || placeStake()),
        },
        'Place stake',
      );
  return createElement(
    'div',
    { class: 'staking' },
    createElement('label', { for: 'stake' }, 'Stake'),
    own,
    createElement('div', { class: 'chips' }, ...chips),
    createElement('span', { class: 'worth', id: 'worth', role: 'status' }, describeWorth()),
    go,
  );
}

function describeWorth() {
  const { stake: hundredths, problem } = readStake(now.stakeText);
  return problem ?? `= ${formatCredits(hundredths)}`;
}

function setStake(text) {
  now.stakeText = text;
  const worth = document.getElementById('worth');
  if (worth) worth.textContent = describeWorth();
  root
    .querySelector('[data-go="stake"]')
    ?.setAttribute('aria-disabled', String(now.busy || isUnderWay() || readStake(text).problem !== null));
}
