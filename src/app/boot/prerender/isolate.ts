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
  const prefixClasses = (text: string): string =>
    text.replaceAll(CLASSES_IN_HTML, (_, list: string) => {
      const styled = list.split(' ').filter((name) => known.has(name));
      return styled.length === 0 ? '' : ` class="${styled.map((name) => PREFIX + name).join(' ')}"`;
    });
  const prefixList = (list: string): string =>
    list
      .split(' ')
      .map((name) => PREFIX + name)
      .join(' ');
  const isolateText = (text: string): string =>
    prefixClasses(text)
      .replaceAll(IDS, (_, name: string, ids: string) => ` ${name}="${prefixList(ids)}"`)
      .replaceAll(FIELD_NAME, ' data-name="')
      .replaceAll(STYLES, '');
  return {
    html: {
      login: isolateText(html.login),
      register: isolateText(html.register),
      shell: isolateText(html.shell),
      home: isolateText(html.home),
      match: isolateText(html.match),
      failed: isolateText(html.failed),
    },
    css: isolateRules(css),
    matchCss: isolateRules(matchCss),
  };
}
