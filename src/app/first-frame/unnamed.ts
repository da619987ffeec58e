import type { FirstFrames } from './frames.tsx';

const PREFIX = 'first-';
const CLASS_IN_CSS = /\.(-?[A-Za-z_][\w-]*)(?=[^{}]*\{)/g;
const CLASSES_IN_HTML = / class="([^"]*)"/g;
/** What refers to an element, or makes it part of a form: the page itself has elements of these names a moment later. */
const NAMES = / (?:id|for|name|aria-labelledby|aria-describedby|aria-controls)="[^"]*"/g;

/**
 * Frames whose classes are their own, and whose elements have no names: the app gives out its class names anew and in another order, and
 * for the moment in which the one gives way to the other both are in the page.
 */
export function unnamed({ html, css }: FirstFrames): FirstFrames {
  const known = new Set(Array.from(css.matchAll(CLASS_IN_CSS), ([, name = '']) => name));
  const classes = (text: string): string =>
    text.replaceAll(CLASSES_IN_HTML, (_, list: string) => {
      const own = list.split(' ').filter((name) => known.has(name));
      return own.length === 0 ? '' : ` class="${own.map((name) => PREFIX + name).join(' ')}"`;
    });
  const stripped = (text: string): string => classes(text).replaceAll(NAMES, '');
  return {
    html: { login: stripped(html.login), shell: stripped(html.shell), failed: stripped(html.failed) },
    css: css.replaceAll(CLASS_IN_CSS, (_, name: string) => `.${PREFIX}${name}`),
  };
}
