/** Parts of a page that have a name or hold related controls. */
const CONTAINERS = 'main, section, form, dialog, ul, [role="group"], [tabindex="-1"]';

/**
 * Ref of an element that disappears when one of its controls is pressed. The browser would move the focus to the start
 * of the page; this moves it to the nearest part of the page around the element. A focus set by the press itself stays.
 */
export const moveFocusOnRemoval = (element: HTMLElement | null) => (): void => {
  if (!element?.contains(document.activeElement)) return;
  const containers: HTMLElement[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (parent.matches(CONTAINERS)) containers.push(parent);
  // React removes the element after this, and effects of the same commit may set the focus.
  queueMicrotask(() => {
    const container = containers.find(({ isConnected }) => isConnected);
    if (container === undefined || document.activeElement !== document.body) return;
    if (container.tabIndex < 0) container.tabIndex = -1;
    container.focus({ preventScroll: true });
  });
};
