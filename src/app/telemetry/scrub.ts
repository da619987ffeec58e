import { paths } from '../router/paths.ts';

/** The words that an error message may keep: those of JavaScript engines and browsers. */
const MESSAGE_WORDS = new Set(
  (
    'a aborted access allowed already an and argument array assignment at be before blocked call can cannot class ' +
    'clone cloned completed connection constant constructor convert could create denied destructure does not ' +
    'dynamically element error evaluating exceeded exist exists expected expression failed fetch fetching find for ' +
    'found from function has hydration import imported importing in index initialization initialized input instance ' +
    'invalid is it iterable iterating json length limit load loading loop maximum media method minified missing module ' +
    'must network networkerror no node non notifications null number object observed of on only operation or out ' +
    'parameter parent parse permission play position primitive promise properties property quota range react read ' +
    'reading rejected rendered request required resizeobserver resource response script security set size source ' +
    'stack state storage string support supported symbol syntax t target the this time timed to token type undefined ' +
    'undelivered unexpected unhandled unknown update updating url valid value variable was when while with worker'
  ).split(' '),
);
const MAX_MESSAGE_WORDS = 24;

/** Keeps the words of a message that browsers write. Every other word, number and sign becomes "…". */
export const scrubMessage = (message: string): string =>
  (message.slice(0, 500).match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [])
    .map((word) => (MESSAGE_WORDS.has(word.toLowerCase()) ? word : '…'))
    .filter((word, index, list) => word !== '…' || list[index - 1] !== '…')
    .slice(0, MAX_MESSAGE_WORDS)
    .join(' ');

/** A place in a script of this build: `assets/app-Bx81kd0.js:1:2304`. Earlier builds had eight signs in each name. */
const FRAME = /\/(assets\/[A-Za-z][\w-]{0,40}-[\w-]{7,8}(?:\.next)?\.js:\d{1,7}:\d{1,7})\b/g;
const MAX_FRAMES = 6;

/** Returns the places in scripts of this build that a stack names, one a line. */
export const listFrames = (stack: string): string =>
  [...stack.slice(0, 10_000).matchAll(FRAME)]
    .slice(0, MAX_FRAMES)
    .map(([, frame]) => frame)
    .join('\n');

/** Returns a word of the platform or of this code, such as a kind. Any other text becomes "other". */
export const toWord = (text: string): string => (/^[a-z][a-z-]{0,40}$/i.test(text) ? text : 'other');

/**
 * Keeps the field at the end of a path in a response. The parts before it may be positions, ids or names, which become
 * "#". `row`: the key of the row.
 */
export const scrubPath = (path: string, row: string | null): string =>
  path
    .split('.')
    .map((part, index, parts) =>
      index === parts.length - 1 && part !== row && /^[a-z][a-z_]{0,40}$/i.test(part) ? part : '#',
    )
    .join('.');

const known = Object.values(paths).filter((path) => typeof path === 'string') as readonly string[];

/** Returns the pattern of a route, without its parameters. */
export function toRoutePattern(pathname: string): string {
  if (pathname.startsWith('/details/')) return '/details/:sport_id/:id';
  if (pathname.startsWith('/Customer/')) return '/Customer/Statements';
  return known.includes(pathname) ? pathname : '/other';
}
