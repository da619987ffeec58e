import type { Exchange } from '../exchange/exchange.ts';
import type { Accounts, Phone } from '../exchange/interface/accounts.ts';
import { sheet } from './sheet.ts';
import { texts } from './texts.ts';

const LOOKED_AT_EVERY_MS = 1_000;

/** One thing on the phone: what it says, or what it can be told to do. */
export type PhoneLine =
  | { readonly kind: 'owner' | 'app' | 'says' | 'code'; readonly text: string }
  | { readonly kind: 'press'; readonly text: string; readonly does: 'link' | 'connect'; readonly with: string };

/** What a phone shows, from top to bottom. */
export function linesOf(phone: Phone, now: number): readonly PhoneLine[] {
  const lines: PhoneLine[] = [{ kind: 'owner', text: phone.userName }];
  if (phone.app ?? phone.linkCode) lines.push({ kind: 'app', text: texts.app });
  if (phone.app) lines.push({ kind: 'code', text: texts.code(phone.app.code, Math.ceil((phone.app.endsAt - now) / 1_000)) });
  if (phone.linkCode) lines.push({ kind: 'press', text: texts.scan(phone.linkCode), does: 'link', with: phone.linkCode });
  if (phone.message ?? phone.connectionId) lines.push({ kind: 'app', text: texts.messages });
  if (phone.message) lines.push({ kind: 'says', text: texts.message(phone.message) });
  if (phone.connectionId) lines.push({ kind: 'press', text: texts.connect(phone.connectionId), does: 'connect', with: phone.connectionId });
  return lines;
}

const tags = { owner: 'h2', app: 'p', says: 'p', code: 'strong', press: 'button' } as const;

function elementOf(line: PhoneLine, { linkApp, connectTelegram }: Accounts): HTMLElement {
  const element = document.createElement(tags[line.kind]);
  element.textContent = line.text;
  if (line.kind === 'app') element.className = 'about';
  if (line.kind === 'press') element.addEventListener('click', () => void (line.does === 'link' ? linkApp : connectTelegram)(line.with));
  return element;
}

/**
 * Lays a phone on the demo's page for as long as there is something on it: one-time passwords, and what an authenticator or
 * messaging app would do. A shadow tree of its own, so that neither its styles nor the page's reach the other.
 */
export function layPhone({ accounts }: Exchange): void {
  const host = document.createElement('aside');
  host.setAttribute('aria-label', texts.title);
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  root.adoptedStyleSheets = [styles];
  const [details, summary, body, about] = [document.createElement('details'), document.createElement('summary'), document.createElement('div'), document.createElement('p')];
  summary.textContent = texts.title;
  about.textContent = texts.about;
  about.className = 'about';
  details.append(summary, body);
  root.append(details);
  let drawn = '';

  const look = () => {
    const lines = accounts.phones().flatMap((phone) => linesOf(phone, Date.now()));
    // What only counts down changes its words alone: a button that is being pressed stays where it is.
    const wanted = lines.map((line) => (line.kind === 'press' ? line.text : line.kind)).join('\n');
    if (wanted !== drawn) body.replaceChildren(about, ...lines.map((line) => elementOf(line, accounts)));
    else for (const [index, { text }] of lines.entries()) body.children[index + 1]?.replaceChildren(text);
    drawn = wanted;
    if (lines.length === 0) host.remove();
    else if (!host.isConnected) document.body.append(host);
  };
  setInterval(look, LOOKED_AT_EVERY_MS);
  look();
}
