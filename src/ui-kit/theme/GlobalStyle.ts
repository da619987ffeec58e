import { createGlobalStyle, css } from 'styled-components';
import { createModeVariables, type Mode } from './colors.ts';
import { media } from './media.ts';
import { compact, createScaleVariables, phone, scales } from './scales.ts';
import { token } from './tokens.ts';

const accentRoles = new Set(['--accent-main', '--accent-ink', '--accent-soft']);

const declareVariables = (pairs: readonly (readonly [name: string, value: string])[]): string =>
  pairs.map(([name, value]) => `${name}: ${value};`).join('\n');

/** The accent prefers the operator's brand (see accent.ts). */
const createModeBlock = (mode: Mode): string =>
  declareVariables(
    createModeVariables(mode).map(
      ([name, value]) =>
        [
          name,
          accentRoles.has(name) ? `var(${name.replace('--accent', `--brand-${mode}`)}, ${value})` : value,
        ] as const,
    ),
  );

const light = css`
  color-scheme: light;
  ${createModeBlock('light')}
`;
const dark = css`
  color-scheme: dark;
  ${createModeBlock('dark')}
`;

/** Global styles without the font (see font.css): callers import that file too. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${declareVariables(createScaleVariables(scales))}
  }
  [data-density='compact'] {
    ${declareVariables(createScaleVariables(compact))}
  }
  ${media.phone} {
    :root, [data-density='compact'] {
      ${declareVariables(createScaleVariables(phone))}
    }
  }

  :root, [data-theme='light'] { ${light} }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']):not([data-theme='dark']) { ${dark} }
  }
  [data-theme='dark'] { ${dark} }

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    margin: 0;
    background: ${token.surface.page};
    color: ${token.ink.main};
    font-family: ${token.font.body};
    font-size: ${token.text.body};
    font-feature-settings: 'tnum', 'cv05', 'ss03';
    line-height: ${token.leading.base};
    -webkit-font-smoothing: antialiased;
    /* A server word may be wider than the page. In a flex row, the row also needs min-inline-size: 0. */
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; }
  ul, ol { padding: 0; list-style: none; }
  button, input, select, textarea { font: inherit; font-feature-settings: inherit; color: inherit; }
  button, [role='button'], label, summary { touch-action: manipulation; }
  a { color: inherit; text-decoration: none; }
  img, svg { display: block; max-inline-size: 100%; }
  /* Forced colours remove the background of the selected item. */
  @media (forced-colors: active) {
    :is([aria-selected='true'], [aria-pressed='true'], [aria-current='page'], [aria-current='true']) {
      outline: ${token.rule.bold} solid Highlight;
      outline-offset: calc(-1 * ${token.rule.bold});
    }
  }
  :focus-visible { outline: ${token.rule.bold} solid ${token.focus.ring}; outline-offset: ${token.rule.bold}; }
`;
