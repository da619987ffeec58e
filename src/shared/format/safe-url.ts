export type UrlKind = 'logo' | 'favicon' | 'image' | 'frame' | 'link';

export interface UrlPolicy {
  /** The page's own origin: relative urls are resolved against it, and no frame may come from its host. */
  readonly origin: string;
  /** Hosts that frames may come from: `games.example.com`, `*.example.com` (its subdomains), with a port where it is not the default. */
  readonly frameHosts: readonly string[];
}

const MAX_URL_LENGTH = 2048;
/** Control and format characters, line separators, and every space but the plain one: they hide what a url really is. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]|[^\S ]/u;
/** Also where name and password are empty, which a parsed url no longer tells. */
const CREDENTIALS = /^(?:https?:)?\/\/[^/?#]*@/i;
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const normalizeHost = (host: string): string => host.toLowerCase().replace(/\.(?=:|$)/, '');

/** An address without a scheme is a path of our own, except `//host`, which is read as https. */
function parse(text: string, origin: string): URL | null {
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  try {
    return new URL(absolute, origin);
  } catch {
    return null;
  }
}

/** Whether the host of an address is among these: `games.example.com`, `*.example.com`, with a port where it is not the default. */
export const isListedHost = (url: URL, hosts: readonly string[]): boolean => {
  const host = normalizeHost(url.host);
  return hosts.some((entry) => {
    const listed = normalizeHost(entry);
    return listed.startsWith('*.')
      ? host.endsWith(listed.slice(1)) && host.length > listed.length - 1
      : host === listed;
  });
};

/** Plain http: on this machine itself, and from another port of the host that served the page, where it came by http too (a trial on the local network). */
const isHttpAllowed = ({ hostname }: URL, own: URL): boolean =>
  LOCAL.test(hostname) || (own.protocol === 'http:' && normalizeHost(hostname) === normalizeHost(own.hostname));

/** Frames run scripts: only over https or where `httpAllowed`, only from listed hosts, never from our own host, whatever the scheme. */
function isFrameAllowed(url: URL, { origin, frameHosts }: UrlPolicy): boolean {
  const own = new URL(origin);
  if (url.protocol !== 'https:' && !isHttpAllowed(url, own)) return false;
  if (normalizeHost(url.host) === normalizeHost(own.host) || url.origin === own.origin) return false;
  return isListedHost(url, frameHosts);
}

/**
 * The one gate for urls from outside. Returns the absolute, normalised url, or `null` where it must not be used: not http or https
 * (javascript:, data:, blob: …), credentials in it, hidden characters or backslashes, over 2,048 characters; for `frame` also what
 * `frameAllowed` says. Never throws on any input; throws a TypeError if the policy's own origin is no url.
 */
export function safeUrl(kind: UrlKind, raw: unknown, policy: UrlPolicy): string | null {
  if (typeof raw !== 'string') return null;
  const text = raw.replace(/^ +| +$/g, '');
  if (text === '' || text.length > MAX_URL_LENGTH || HIDDEN.test(text) || text.includes('\\') || CREDENTIALS.test(text))
    return null;
  if (/^\/{3}/.test(text) || /^https?:(?!\/\/[^/])/i.test(text)) return null;
  const url = parse(text, policy.origin);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null;
  return kind !== 'frame' || isFrameAllowed(url, policy) ? url.href : null;
}
