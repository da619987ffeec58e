import { createElement, formatAmount, formatCredits, formatFactor } from './element.js';
import { createId, openExchangeChannel } from './exchange-channel.js';
import { calculateElapsedMs, isUnderWay, now } from './page-state.js';
import { stages } from './stages.js';
import { readStake } from './stake.js';
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
  const previousPicture = describePicture();
  take(await channel('table', { game: now.table.game.id }));
  // The player may be typing, so an unchanged page is not redrawn.
  if (describePicture() !== previousPicture || isUnderWay()) draw();
  timer = setTimeout(look, isUnderWay() ? AGAIN_MS : IDLE_MS);
}

const describePicture = () =>
  JSON.stringify([now.table?.casinoBalance, now.table?.round?.roundId, now.table?.round?.outcome, now.message]);

async function sendAction(ask, body) {
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

function placeStake() {
  const read = readStake(now.stakeText);
  if (read.problem !== null || read.stake === 0) return undefined;
  now.reference ??= createId();
  return sendAction('stake', { selection: now.selection, stake: read.stake, reference: now.reference });
}

async function openTable(game) {
  Object.assign(now, { table: null, selection: null, message: '', recentOutcomes: [] });
  take(await channel('table', { game }));
  draw();
  await look();
}

function drawLobby() {
  const tiles = now.games.map(({ id, name }) =>
    createElement('button', { class: 'tile', type: 'button', onclick: () => void openTable(id) }, name),
  );
  return [
    createElement('h1', {}, 'Tables'),
    createElement('div', { class: 'tiles' }, ...tiles),
    ...createMessageLine(),
  ];
}

const createMessageLine = () => [createElement('p', { class: 'message', role: 'status' }, now.message)];

function drawStage({ game, round }) {
  const stage = stages[game.kind];
  if (round === null) return stage.drawIdle();
  if (round.outcome === null) return stage.drawWaiting(calculateElapsedMs());
  return stage.drawOver(round.outcome.show);
}

function describeOutcome({ round }) {
  if (round === null) return 'Place your stake.';
  if (round.outcome === null) return `Round ${round.roundId} is under way …`;
  const { result, price } = round.outcome;
  if (result > 0) return `Won ${formatAmount(result)} at ${formatFactor(price)} = +${formatCredits(result)}`;
  if (result === 0) return `Stake returned: ${formatAmount(round.stake)} = ${formatCredits(round.stake)}`;
  return `Lost ${formatAmount(-result)} = −${formatCredits(-result)}`;
}

function drawTable() {
  const { table } = now;
  const result = table.round?.outcome?.result;
  const back =
    now.games.length > 1
      ? createElement('button', { type: 'button', class: 'back', onclick: closeTable }, 'All tables')
      : null;
  const results = now.recentOutcomes.map(({ result: each }) =>
    createElement(
      'li',
      { 'data-won': each > 0 },
      `${each > 0 ? '+' : each < 0 ? '−' : ''}${formatAmount(Math.abs(each))}`,
    ),
  );
  return [
    createElement(
      'header',
      {},
      back,
      createElement('h1', {}, table.game.name),
      createElement(
        'p',
        { class: 'balance' },
        'To stake ',
        createElement('b', {}, formatAmount(table.casinoBalance)),
        ` = ${formatCredits(table.casinoBalance)}`,
      ),
    ),
    createElement(
      'section',
      {
        class: 'stage',
        'data-kind': table.game.kind,
        'data-result': result === undefined ? 'none' : result > 0 ? 'won' : 'lost',
      },
      drawStage(table),
      createElement('p', { class: 'outcome', role: 'status' }, describeOutcome(table)),
    ),
    createElement('ol', { class: 'results', 'aria-label': 'Last results' }, ...results),
    drawSelections(table),
    drawStake(table, { sendAction, placeStake, draw }),
    ...createMessageLine(),
  ];
}

function closeTable() {
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
  if (isUnderWay() && now.table.game.kind === 'crash') requestAnimationFrame(animateFlight);
}

/** Animates the factor between two polls. The server alone decides where the round ends. */
function animateFlight() {
  if (!isUnderWay()) return;
  const flying = root.querySelector('.flight');
  flying?.replaceWith(stages.crash.drawWaiting(calculateElapsedMs()));
  if (flying) requestAnimationFrame(animateFlight);
}

const welcome = await channel('games');
if (welcome.ok) now.games = welcome.games;
else now.message = welcome.message;
if (welcome.ok && requestedGame !== LOTUS) await openTable(requestedGame);
else draw();
