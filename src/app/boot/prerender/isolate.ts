import type { PrerenderedScreens } from './names.ts';

const PREFIX = 'first-';
const CLASS_IN_CSS = /\.(-?[A-Za-z_][\w-]*)(?=[^{}]*\{)/g;
const CLASSES_IN_HTML = / class="([^"]*)"/g;
/** What refers to elements by their ids. */
const IDS = / (id|for|aria-labelledby|aria-describedby|aria-controls)="([^"]*)"/g;
/** What makes a field part of what a form sends. */
const FIELD_NAME = / name="/g;

/**
 * Frames whose classes and ids are their own: the app gives out its own in another order, and for a moment both are in
 * the page. The fields' names become `data-name`: a form without names sends nothing, and typing.ts finds the app's
 * fields by it.
 */
export function isolateScreens({ html, css }: PrerenderedScreens): PrerenderedScreens {
  const known = new Set(Array.from(css.matchAll(CLASS_IN_CSS), ([, name = '']) => name));
  const classes = (text: string): string =>
    text.replaceAll(CLASSES_IN_HTML, (_, list: string) => {
      const styled = list.split(' ').filter((name) => known.has(name));
      return styled.length === 0 ? '' : ` class="${styled.map((name) => PREFIX + name).join(' ')}"`;
    });
  const prefixed = (list: string): string =>
    list
      .split(' ')
      .map((name) => PREFIX + name)
      .join(' ');
  const own = (text: string): string =>
    classes(text)
      .replaceAll(IDS, (_, name: string, ids: string) => ` ${name}="${prefixed(ids)}"`)
      .replaceAll(FIELD_NAME, ' data-name="');
  return {
    html: { login: own(html.login), register: own(html.register), shell: own(html.shell), failed: own(html.failed) },
    css: css.replaceAll(CLASS_IN_CSS, (_, name: string) => `.${PREFIX}${name}`),
  };
}
