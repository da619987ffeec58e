/* For the drawings of prerendered pages, which copy and fill elements that a component rendered. */

/** Returns the child at a place. Throws when the prerendered page has another structure. */
export function getChild(parent: Element | undefined, index: number): HTMLElement {
  const child = parent?.children[index];
  if (!(child instanceof HTMLElement)) throw new Error('the prerendered page has another structure');
  return child;
}

/** Returns the first element inside `parent` that matches. Throws when there is none. */
export function findPart(parent: Element, selector: string): HTMLElement {
  const part = parent.querySelector<HTMLElement>(selector);
  if (part === null) throw new Error(`the prerendered page has no ${selector}`);
  return part;
}

export const copyElement = (element: Element): HTMLElement => element.cloneNode(true) as HTMLElement;

/** Writes a text into an element, and removes the element without one. */
export function writeOrRemove(element: Element, content: string | null): void {
  if (content === null) element.remove();
  else element.textContent = content;
}
