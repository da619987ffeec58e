/** What axe checks, as errors: everything up to WCAG 2.2 AA and its own best practices. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
