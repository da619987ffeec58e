import type { PrerenderedScreens } from './names.ts';

const PREFIX = 'first-';
const CLASS_IN_CSS = /\.(-?[A-Za-z_][\w-]*)(?=[^{}]*\{)/g;
const CLASSES_IN_HTML = / class="([^"]*)"/g;
/** Attributes that hold ids. */
const IDS = / (id|for|aria-labelledby|aria-describedby|aria-controls)="([^"]*)"/g;
/** The attribute that makes a browser submit a field. */
const FIELD_NAME = / name="/g;
const STYLES = / style="[^"]*"/g;

const isolateRules = (css: string): string => css.replaceAll(CLASS_IN_CSS, (_, name: string) => `.${PREFIX}${name}`);

/**
 * Prefixes every class and id of the prerendered screens. The app generates its own names in another order, and for a
 * moment both are in the page. Field names become `data-name`: a form without names submits nothing, and keep-typing.ts
 * finds the app's fields by them. The security policy refuses style attributes.
 */
export function isolateScreens({ html, css, matchCss }: PrerenderedScreens): PrerenderedScreens {
  const known = new Set(Array.from((css + matchCss).matchAll(CLASS_IN_CSS), ([, name = '']) => name));
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
      .replaceAll(FIELD_NAME, ' data-name="')
      .replaceAll(STYLES, '');
  return {
    html: {
      login: own(html.login),
      register: own(html.register),
      shell: own(html.shell),
      home: own(html.home),
      match: own(html.match),
      failed: own(html.failed),
    },
    css: isolateRules(css),
    matchCss: isolateRules(matchCss),
  };
}
