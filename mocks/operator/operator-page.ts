import type { Exchange } from '../exchange/exchange.ts';

const MAX_MATCHES = 60;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, also inside quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** HTML whose texts are escaped. */
class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Part = string | number | Markup | readonly Markup[];

const toHtml = (part: Part): string => {
  if (part instanceof Markup) return part.html;
  return typeof part === 'object' ? part.map(({ html }) => html).join('') : escapeHtml(String(part));
};

/** Joins HTML. Every text between its pieces is escaped, so no string of a bettor becomes HTML. */
const formatHtml = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(pieces.map((piece, i) => piece + (i < parts.length ? toHtml(parts[i] ?? '') : '')).join(''));

const createPage = (title: string, body: Markup): string =>
  formatHtml`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
</head><body><h1>${title}</h1>${body}</body></html>
`.html;

export const renderSignIn = (message: string | null): string =>
  createPage(
    'Operator',
    formatHtml`${message === null ? '' : formatHtml`<p role="alert">${message}</p>`}
<form method="post" action="/operator/sign-in">
<p><label>Operator password <input type="password" name="password" autocomplete="current-password" required></label></p>
<p><button>Sign in</button></p></form>`,
  );

const renderForm = (csrf: string, action: string, label: string, fields: Markup): Markup =>
  formatHtml`<form method="post" action="/operator/${action}"><input type="hidden" name="csrf" value="${csrf}">
${fields} <button>${label}</button></form>`;

const renderHidden = (name: string, value: string): Markup =>
  formatHtml`<input type="hidden" name="${name}" value="${value}">`;

function renderMarkets(exchange: Exchange, csrf: string): Markup[] {
  const markets = exchange.board
    .listHomeMatches()
    .slice(0, MAX_MATCHES)
    .flatMap(({ matchId }) => exchange.board.listMatchMarkets(matchId));
  return markets.map(({ marketId, matchName, name, status, inPlay }) => {
    const id = renderHidden('event', marketId);
    return formatHtml`<tr><td>${matchName}</td><td>${name}</td><td>${marketId}</td><td>${status}${inPlay ? ', in play' : ''}
</td><td>${renderForm(csrf, 'suspend', 'Suspend', id)}</td><td>${renderForm(csrf, 'open', 'Open', id)}</td>
<td>${renderForm(csrf, 'settle', 'Settle', id)}</td><td>${renderForm(csrf, 'void', 'Void', id)}</td></tr>`;
  });
}

/** Renders the page. Every form posts with the token `csrf` of the operator's session. */
export function renderOperatorPage(exchange: Exchange, csrf: string, message: string | null): string {
  const accounts = exchange.accounts
    .listAccounts()
    .map(({ userId, userName }) => formatHtml`<option value="${userId}">${userName}</option>`);
  return createPage(
    'Operator',
    formatHtml`${message === null ? '' : formatHtml`<p role="status">${message}</p>`}
<p>Exchange time: ${new Date(exchange.clock.now()).toISOString()}</p>
${renderForm(csrf, 'clock', 'Jump', formatHtml`<label>Minutes <input name="minutes" type="number" min="1" required></label>`)}
<h2>History of a bettor</h2>
${renderForm(
  csrf,
  'history',
  'Create',
  formatHtml`<label>Bettor <select name="user">${accounts}</select></label>
<label>Bets <input name="bets" type="number" min="1" max="2000" value="300"></label>
<label>Days <input name="days" type="number" min="1" max="365" value="90"></label>`,
)}
<h2>Faults of the next calls</h2>
${renderForm(
  csrf,
  'faults',
  'Apply',
  formatHtml`<label>Fault <select name="fault"><option value="latency">Delay by 2 seconds</option>
<option value="error">Error 502</option><option value="lost-before">Connection lost before the server acts</option>
<option value="lost-after">Connection lost after the server has acted</option></select></label>
<label>Calls <input name="calls" type="number" min="1" max="1000" value="1"></label>`,
)}
${renderForm(csrf, 'disconnect', 'Drop every socket', formatHtml``)}
${renderForm(csrf, 'clear-faults', 'Clear faults', formatHtml``)}
<h2>Markets</h2>
<p>A session line or another market: enter its id.</p>
${renderForm(csrf, 'void', 'Void', formatHtml`<label>Id <input name="event" required></label>`)}
${renderForm(csrf, 'settle', 'Settle', formatHtml`<label>Id <input name="event" required></label>`)}
<table><thead><tr><th>Match</th><th>Market</th><th>Id</th><th>State</th><th colspan="4">Actions</th></tr></thead>
<tbody>${renderMarkets(exchange, csrf)}</tbody></table>
${renderForm(csrf, 'sign-out', 'Sign out', formatHtml``)}`,
  );
}
