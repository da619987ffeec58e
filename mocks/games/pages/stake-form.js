import { amount, credits, element, factor } from './element.js';
import { now, underWay } from './page-state.js';
import { readStake } from './stake.js';

const quick = [1_000, 5_000, 10_000, 50_000];
const root = document.getElementById('game');

/** Draws the choice of a selection. */
export function drawSelections({ selections }) {
  const held = underWay();
  const each = ({ id, name, price }) =>
    element(
      'label',
      { class: 'selection' },
      element('input', {
        type: 'radio',
        name: 'selection',
        value: id,
        checked: id === now.selection,
        disabled: held,
        onchange: () => Object.assign(now, { selection: id }),
      }),
      element(
        'span',
        {},
        name,
        element('small', {}, (id === 'manual' || id === 'spin' ? 'up to ' : '') + factor(price)),
      ),
    );
  return element(
    'fieldset',
    { class: 'selections', 'data-many': selections.length > 12 },
    element('legend', {}, 'Stake on'),
    ...selections.map(each),
  );
}

/** Draws the stake field, its chips and the button that stakes or cashes out. */
export function drawStake({ round, game }, { act, stake, draw }) {
  // A text field keeps its text; a number field would reject 1,500.
  const own = element('input', {
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
    element('button', { type: 'button', onclick: () => (setStake(String(chip / 100)), draw()) }, amount(chip)),
  );
  const flying = game.kind === 'crash' && underWay();
  const go = flying
    ? element(
        'button',
        {
          class: 'go',
          type: 'button',
          'data-go': 'out',
          'aria-disabled': now.busy,
          onclick: () => void act('cashOut', { round: round.roundId }),
        },
        'Cash out',
      )
    : element(
        'button',
        {
          class: 'go',
          type: 'button',
          'data-go': 'stake',
          'aria-disabled': now.busy || underWay() || readStake(now.stakeText).problem !== null,
          onclick: () => void (underWay() || stake()),
        },
        'Place stake',
      );
  return element(
    'div',
    { class: 'staking' },
    element('label', { for: 'stake' }, 'Stake'),
    own,
    element('div', { class: 'chips' }, ...chips),
    element('span', { class: 'worth', id: 'worth', role: 'status' }, worthLabel()),
    go,
  );
}

function worthLabel() {
  const { stake: hundredths, problem } = readStake(now.stakeText);
  return problem ?? `= ${credits(hundredths)}`;
}

function setStake(text) {
  now.stakeText = text;
  const worth = document.getElementById('worth');
  if (worth) worth.textContent = worthLabel();
  root
    .querySelector('[data-go="stake"]')
    ?.setAttribute('aria-disabled', String(now.busy || underWay() || readStake(text).problem !== null));
}
