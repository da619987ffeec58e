import { amount, credits, element, factor } from './element.js';
import { stages } from './stages.js';
import { readStake } from './stake.js';
import { newId, openExchangeChannel } from './exchange-channel.js';
import { elapsed, now, underWay } from './page-state.js';
import { drawSelections, drawStake } from './stake-form.js';

const AGAIN_MS = 300;
const IDLE_MS = 5_000;
const LOTUS = 'lotus';

const root = document.getElementById('game');
const requestedGame = decodeURIComponent(location.pathname.split('/').pop() ?? '');
const channel = await openExchangeChannel();

let timer;

function take(response) {
  if (!response.ok) now.message = response.message;
  if (response.table === undefined) return;
  const before = now.table?.round;
  now.table = response.table;
  now.since = performance.now();
  const { round, selections } = now.table;
  now.selection ??= selections[0]?.id ?? null;
  if (before && before.outcome === null && round?.outcome)
    now.recentOutcomes = [round.outcome, ...now.recentOutcomes].slice(0, 8);
}

async function look() {
  clearTimeout(timer);
  if (now.table === null) return;
  const previousPicture = picture();
  take(await channel('table', { game: now.table.game.id }));
  // The player may be typing, so an unchanged page is not redrawn.
  if (picture() !== previousPicture || underWay()) draw();
  timer = setTimeout(look, underWay() ? AGAIN_MS : IDLE_MS);
}

const picture = () =>
  JSON.stringify([now.table?.casinoBalance, now.table?.round?.roundId, now.table?.round?.outcome, now.message]);

async function act(ask, body) {
  if (now.busy) return;
  Object.assign(now, { busy: true, message: '' });
  draw();
  const response = await channel(ask, { game: now.table.game.id, ...body });
  take(response);
  now.busy = false;
  draw();
  // A stake whose response was lost keeps its reference, so a repeat is the same stake.
  if (!response.lost) now.reference = null;
  await look();
}

function stake() {
  const read = readStake(now.stakeText);
  if (read.problem !== null || read.stake === 0) return undefined;
  now.reference ??= newId();
  return act('stake', { selection: now.selection, stake: read.stake, reference: now.reference });
}

async function sit(game) {
  Object.assign(now, { table: null, selection: null, message: '', recentOutcomes: [] });
  take(await channel('table', { game }));
  draw();
  await look();
}

function drawLobby() {
  const tiles = now.games.map(({ id, name }) =>
    element('button', { class: 'tile', type: 'button', onclick: () => void sit(id) }, name),
  );
  return [element('h1', {}, 'Tables'), element('div', { class: 'tiles' }, ...tiles), ...createMessageLine()];
}

const createMessageLine = () => [element('p', { class: 'message', role: 'status' }, now.message)];

function drawStage({ game, round }) {
  const stage = stages[game.kind];
  if (round === null) return stage.idle();
  if (round.outcome === null) return stage.waiting(elapsed());
  return stage.over(round.outcome.show);
}

function outcomeLabel({ round }) {
  if (round === null) return 'Place your stake.';
  if (round.outcome === null) return `Round ${round.roundId} is under way …`;
  const { result, price } = round.outcome;
  if (result > 0) return `Won ${amount(result)} at ${factor(price)} = +${credits(result)}`;
  if (result === 0) return `Stake returned: ${amount(round.stake)} = ${credits(round.stake)}`;
  return `Lost ${amount(-result)} = −${credits(-result)}`;
}

function drawTable() {
  const { table } = now;
  const result = table.round?.outcome?.result;
  const back =
    now.games.length > 1 ? element('button', { type: 'button', class: 'back', onclick: leave }, 'All tables') : null;
  const results = now.recentOutcomes.map(({ result: each }) =>
    element('li', { 'data-won': each > 0 }, `${each > 0 ? '+' : each < 0 ? '−' : ''}${amount(Math.abs(each))}`),
  );
  return [
    element(
      'header',
      {},
      back,
      element('h1', {}, table.game.name),
      element(
        'p',
        { class: 'balance' },
        'To stake ',
        element('b', {}, amount(table.casinoBalance)),
        ` = ${credits(table.casinoBalance)}`,
      ),
    ),
    element(
      'section',
      {
        class: 'stage',
        'data-kind': table.game.kind,
        'data-result': result === undefined ? 'none' : result > 0 ? 'won' : 'lost',
      },
      drawStage(table),
      element('p', { class: 'outcome', role: 'status' }, outcomeLabel(table)),
    ),
    element('ol', { class: 'results', 'aria-label': 'Last results' }, ...results),
    drawSelections(table),
    drawStake(table, { act, stake, draw }),
    ...createMessageLine(),
  ];
}

function leave() {
  clearTimeout(timer);
  now.table = null;
  draw();
}

/** Redraws the page and restores the focus. */
function draw() {
  const active = document.activeElement;
  const mark = active?.id
    ? `#${active.id}`
    : active?.getAttribute('data-go')
      ? '[data-go]'
      : active?.value
        ? `[value="${active.value}"]`
        : null;
  root.replaceChildren(...(now.table === null ? drawLobby() : drawTable()));
  root.removeAttribute('aria-busy');
  if (mark) root.querySelector(mark)?.focus({ preventScroll: true });
  if (underWay() && now.table.game.kind === 'crash') requestAnimationFrame(fly);
}

/** Animates the factor between two polls. The server alone decides where the round ends. */
function fly() {
  if (!underWay()) return;
  const flying = root.querySelector('.flight');
  flying?.replaceWith(stages.crash.waiting(elapsed()));
  if (flying) requestAnimationFrame(fly);
}

const welcome = await channel('games');
if (welcome.ok) now.games = welcome.games;
else now.message = welcome.message;
if (welcome.ok && requestedGame !== LOTUS) await sit(requestedGame);
else draw();
