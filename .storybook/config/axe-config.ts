/** axe tags that are errors: everything up to WCAG 2.2 AA, and axe's best practices. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe requires that a button's name contains its visible text. A price cell shows a short size ("1.7 L") and names it
 * in full ("1.7 lakh"), because a screen reader reads "L" as a letter. The name contains the visible price.
 */
export const axeRuleOverrides = [{ id: 'label-content-name-mismatch', selector: '*:not([data-cell])' }];

/**
 * A rule of our own for high contrast: axe ignores the text of controls that cannot be pressed. It has to stay readable
 * there, because it is a price or a reason. No tag, so only a check that names it runs it.
 */
export const disabledContrastRule = {
  id: 'disabled-contrast',
  selector: '[disabled], [disabled] *, [aria-disabled="true"], [aria-disabled="true"] *',
  any: ['color-contrast-enhanced'],
  tags: [],
};
