import type { Exchange } from '../exchange/exchange.ts';
import type { Accounts, Inbox } from '../exchange/interface/accounts.ts';
import { inboxStyles } from './inbox-styles.ts';
import { inboxTexts } from './texts.ts';

const POLL_INTERVAL_MS = 1_000;

/** Item of the inbox: a message or an action. */
export type InboxItem =
  | { readonly kind: 'owner' | 'app' | 'message' | 'code'; readonly text: string }
  | { readonly kind: 'press'; readonly text: string; readonly action: 'link' | 'connect'; readonly value: string };

/** Lists the items of an inbox from top to bottom. */
export function listInboxItems(inbox: Inbox, now: number): readonly InboxItem[] {
  const items: InboxItem[] = [{ kind: 'owner', text: inbox.userName }];
  if (inbox.app ?? inbox.linkCode) items.push({ kind: 'app', text: inboxTexts.app });
  if (inbox.app)
    items.push({ kind: 'code', text: inboxTexts.code(inbox.app.code, Math.ceil((inbox.app.endsAt - now) / 1_000)) });
  if (inbox.linkCode)
    items.push({ kind: 'press', text: inboxTexts.scan(inbox.linkCode), action: 'link', value: inbox.linkCode });
  if (inbox.message ?? inbox.connectionId) items.push({ kind: 'app', text: inboxTexts.messages });
  if (inbox.message) items.push({ kind: 'message', text: inboxTexts.message(inbox.message) });
  if (inbox.connectionId)
    items.push({
      kind: 'press',
      text: inboxTexts.connect(inbox.connectionId),
      action: 'connect',
      value: inbox.connectionId,
    });
  return items;
}

const tags = { owner: 'h2', app: 'p', message: 'p', code: 'strong', press: 'button' } as const;

function createItemElement(item: InboxItem, { linkApp, connectTelegram }: Accounts): HTMLElement {
  const element = document.createElement(tags[item.kind]);
  element.textContent = item.text;
  if (item.kind === 'app') element.className = 'about';
  if (item.kind === 'press')
    element.addEventListener('click', () => void (item.action === 'link' ? linkApp : connectTelegram)(item.value));
  return element;
}

/**
 * Shows the inbox on the demo's page while it has items: one-time passwords, and the actions of an authenticator or
 * messaging app. It uses a shadow tree, so that its styles and the page's stay separate.
 */
export function mountInbox({ accounts }: Exchange): void {
  const host = document.createElement('aside');
  host.setAttribute('aria-label', inboxTexts.title);
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(inboxStyles);
  root.adoptedStyleSheets = [styles];
  const [details, summary, body, about] = [
    document.createElement('details'),
    document.createElement('summary'),
    document.createElement('div'),
    document.createElement('p'),
  ];
  summary.textContent = inboxTexts.title;
  about.textContent = inboxTexts.about;
  about.className = 'about';
  details.append(summary, body);
  root.append(details);
  let renderedKey = '';

  const refresh = () => {
    const items = accounts.listInboxes().flatMap((inbox) => listInboxItems(inbox, Date.now()));
    // A countdown changes only its text, so a button that is being pressed stays in place.
    const nextKey = items.map((item) => (item.kind === 'press' ? item.text : item.kind)).join('\n');
    if (nextKey !== renderedKey) body.replaceChildren(about, ...items.map((item) => createItemElement(item, accounts)));
    else for (const [index, { text }] of items.entries()) body.children[index + 1]?.replaceChildren(text);
    renderedKey = nextKey;
    if (items.length === 0) host.remove();
    else if (!host.isConnected) document.body.append(host);
  };
  setInterval(refresh, POLL_INTERVAL_MS);
  refresh();
}
