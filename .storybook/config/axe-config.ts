/** axe tags that are errors: everything up to WCAG 2.2 AA, and axe's best practices. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe requires that a button's name contains its visible text. A price cell shows a short size ("1.7 L") and names it
 * in full ("1.7 lakh"), because a screen reader reads "L" as a letter. The name contains the visible price.
 */
export const axeRuleOverrides = [{ id: 'label-content-name-mismatch', selector: '*:not([data-cell])' }];
