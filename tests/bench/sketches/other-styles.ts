import { appGrid } from '../page/app-grid.tsx';
import type { GridMaker } from '../page/grid.ts';

/** The app's grid under other rules than its own. */
const restyled =
  (...rules: readonly string[]): GridMaker =>
  (place, shape, image) => {
    const sheet = new CSSStyleSheet();
    for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length);
    document.adoptedStyleSheets = [sheet];
    return appGrid(place, shape, image);
  };

/** A change marked by a CSS animation of the cell. */
export const animatedFlash = restyled('@keyframes moved { from { background-color: gold } }', '[data-cell][data-movement] { animation: moved 400ms }');

/** Without the two lines that let the browser skip what is off screen and keep a row's change in its row. */
export const uncontained = restyled('section { content-visibility: visible !important }', '[role="row"] { contain: none !important }');
