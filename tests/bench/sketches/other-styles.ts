import { mountAppGrid } from '../page/app-grid.tsx';
import type { GridMaker } from '../page/grid.ts';

/** The app's grid with additional style rules. */
const mountRestyledGrid =
  (...rules: readonly string[]): GridMaker =>
  (place, shape, image) => {
    const sheet = new CSSStyleSheet();
    for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length);
    document.adoptedStyleSheets = [sheet];
    return mountAppGrid(place, shape, image);
  };

/** Marks a change with a CSS animation of the cell. */
export const animatedFlash = mountRestyledGrid('@keyframes moved { from { background-color: gold } }', '[data-cell][data-movement] { animation: moved 400ms }');

/** Removes the two rules that let the browser skip content off screen and limit a change to its row. */
export const uncontained = mountRestyledGrid('section { content-visibility: visible !important }', '[role="row"] { contain: none !important }');
