/** What axe checks, as errors: everything up to WCAG 2.2 AA and its own best practices. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Axe asks that a button's name holds its visible text. A price cell shows its size short ("1.7 L") and names it in words ("1.7 lakh"), because
 * a screen reader reads "L" as a letter. Its price stands in the name as it is shown.
 */
export const axeRuleOverrides = [{ id: 'label-content-name-mismatch', selector: '*:not([data-cell])' }];
