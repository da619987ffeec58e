/** Checks whether the text of an element runs from right to left, as in Urdu. Its first column is then on the right. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
