export type UrlKind = 'logo' | 'favicon' | 'image' | 'frame' | 'link';

export interface UrlPolicy {
  /** The page's own origin. Relative URLs resolve against it, and frames may not come from its host. */
  readonly origin: string;
  /**
   * Hosts that frames may come from: `games.example.com`, `*.example.com` (its subdomains), with a port unless it is
   * the default.
   */
  readonly frameHosts: readonly string[];
}

const MAX_URL_LENGTH = 2048;
/** Control and format characters, line separators, and every space except the plain one. They disguise a URL. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]|[^\S ]/u;
/** Matches credentials, also with empty name and password, which a parsed URL no longer shows. */
const CREDENTIALS = /^(?:https?:)?\/\/[^/?#]*@/i;
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const normalizeHost = (host: string): string => host.toLowerCase().replace(/\.(?=:|$)/, '');

/** Resolves an address. One without a scheme is a path of our own, except `//host`, which becomes https. */
function parse(text: string, origin: string): URL | null {
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  try {
    return new URL(absolute, origin);
  } catch {
    return null;
  }
}

/**
 * Checks whether the host of an address is in this list: `games.example.com`, `*.example.com`, with a port unless it is
 * the default.
 */
export const isListedHost = (url: URL, hosts: readonly string[]): boolean => {
  const host = normalizeHost(url.host);
  return hosts.some((entry) => {
    const listed = normalizeHost(entry);
    return listed.startsWith('*.')
      ? host.endsWith(listed.slice(1)) && host.length > listed.length - 1
      : host === listed;
  });
};

/**
 * Allows plain http on this machine. On a local network it allows another port of the page's own host, if the page
 * itself came by http.
 */
const isHttpAllowed = ({ hostname }: URL, own: URL): boolean =>
  LOCAL.test(hostname) || (own.protocol === 'http:' && normalizeHost(hostname) === normalizeHost(own.hostname));

/**
 * Checks a frame address. Frames run scripts: only https or an allowed http address, only listed hosts, never our own
 * host.
 */
function isFrameAllowed(url: URL, { origin, frameHosts }: UrlPolicy): boolean {
  const own = new URL(origin);
  if (url.protocol !== 'https:' && !isHttpAllowed(url, own)) return false;
  if (normalizeHost(url.host) === normalizeHost(own.host) || url.origin === own.origin) return false;
  return isListedHost(url, frameHosts);
}

/**
 * Checks a URL from outside. Returns the absolute, normalised URL, or `null` if the app must not use it.
 *
 * Refused are schemes other than http and https (javascript:, data:, blob: …), credentials, hidden characters,
 * backslashes, and more than 2,048 characters. For `frame`, the rules of `isFrameAllowed` apply too. Never throws on
 * any input. Throws a TypeError if the policy's own origin is no URL.
 */
export function toSafeUrl(kind: UrlKind, raw: unknown, policy: UrlPolicy): string | null {
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
