import { createGlobalStyle } from 'styled-components';
import { createModeVariables, type Mode } from './colors.ts';
import { keyframeRules } from './keyframes.ts';
import { media } from './media.ts';
import { writeModeRules } from './mode-rules.ts';
import { compact, createScaleVariables, phone, scales } from './scales.ts';
import { token } from './tokens.ts';

const declareVariables = (pairs: readonly (readonly [name: string, value: string])[]): string =>
  pairs.map(([name, value]) => `${name}: ${value};`).join('\n');

/** High contrast is dark text on white. */
const declareMode = (mode: Mode): string =>
  `color-scheme: ${mode === 'dark' ? 'dark' : 'light'};\n${declareVariables(createModeVariables(mode))}`;

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

  ${writeModeRules(declareMode)}

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
  /* Forced colours remove the background of the selected item, and the grey of what cannot be pressed. */
  @media (forced-colors: active) {
    /* The system does not replace the colour of a drawing: it takes that of the text beside it. */
    svg { color: inherit !important; }
    :is(button, input, select, textarea, [role='button']):is(:disabled, [aria-disabled='true']) { color: GrayText; }
    :is([aria-selected='true'], [aria-pressed='true'], [aria-current='page'], [aria-current='true']) {
      outline: ${token.rule.bold} solid Highlight;
      outline-offset: calc(-1 * ${token.rule.bold});
    }
  }
  ${keyframeRules}
  :focus-visible { outline: ${token.rule.bold} solid ${token.focus.ring}; outline-offset: ${token.rule.bold}; }
`;
