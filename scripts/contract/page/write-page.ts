import type { JsonSchema } from '../schema/json-schema.ts';
import { createPage } from './create-page.ts';
import { createElement, writeHtml } from './element.ts';

/** Styles of the page alone: it loads nothing. */
const STYLES = `
:root { color-scheme: light dark; --ink: #17211e; --quiet: #4d5a55; --paper: #fff; --panel: #f3f6f5; --line: #c9d3cf; --link: #0b5c48; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9efec; --quiet: #b3c0ba; --paper: #121816; --panel: #1c2522; --line: #3a4742; --link: #7fd6b9; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--link); }
h1, h2, h3, h4 { line-height: 1.25; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); padding-bottom: 0.25rem; }
h3 { margin: 1.5rem 0 0.25rem; }
h4 { margin: 1rem 0 0.25rem; }
p { margin: 0.25rem 0; }
ul { padding-inline-start: 1.25rem; }
nav ul ul { columns: 16rem; column-gap: 2rem; }
nav li a { display: inline-block; min-height: 1.75rem; padding-block: 0.125rem; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem; background: var(--panel); border-radius: 0.25rem; overflow-wrap: normal; }
summary { cursor: pointer; padding-block: 0.5rem; }
.call { border: 1px solid var(--line); border-radius: 0.375rem; padding-inline: 0.75rem; margin-block: 0.5rem; }
.call[open] { padding-block-end: 0.75rem; }
.call > summary > code { font-weight: 700; }
.call > :target { scroll-margin-top: 4rem; }
.fields { list-style: none; padding-inline-start: 0; }
.fields > li { border-top: 1px solid var(--line); padding-block: 0.5rem; }
.fields .fields { padding-inline-start: 0.75rem; border-inline-start: 0.25rem solid var(--line); margin-block-start: 0.5rem; }
.name { font-weight: 700; }
.type, .absent, .version, .form { color: var(--quiet); font-size: 0.9375rem; }
.badge, .required { display: inline-block; border: 1px solid var(--line); border-radius: 0.25rem; padding-inline: 0.375rem; font-size: 0.8125rem; font-weight: 400; }
@media print { details::details-content { content-visibility: visible; } }
`;

/** Writes the page of both documents as one HTML file, without scripts and without further files. */
export function writePage(openApi: JsonSchema, asyncApi: JsonSchema): string {
  const title = 'The calls and messages of your server';
  const page = createElement(
    'html',
    { lang: 'en' },
    createElement(
      'head',
      {},
      createElement('meta', { charset: 'utf-8' }),
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      createElement('meta', {
        'http-equiv': 'Content-Security-Policy',
        content: "default-src 'none'; style-src 'unsafe-inline'",
      }),
      createElement('title', {}, title),
      createElement('style', {}, '/* styles */'),
    ),
    createElement(
      'body',
      {},
      createElement('main', {}, createElement('h1', {}, title), ...createPage(openApi, asyncApi)),
    ),
  );
  // A style sheet is no text of HTML, so it is not escaped.
  const html = writeHtml(page).replace('/* styles */', () => STYLES);
  return `<!doctype html>\n${html.replaceAll('</details>', '</details>\n').replaceAll('</li>', '</li>\n')}\n`;
}
