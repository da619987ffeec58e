import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';

/** Creates a container on the page for each test of a file, for tests that count React's renders (happy-dom). */
export function setUpReactRoot() {
  let root: Root;
  let element: HTMLElement;
  beforeEach(() => {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    element = document.body.appendChild(document.createElement('div'));
    root = createRoot(element);
  });
  afterEach(() => {
    act(() => root.unmount());
    element.remove();
  });
  return {
    get element() {
      return element;
    },
    get root() {
      return root;
    },
    render: (content: Parameters<Root['render']>[0]) => act(() => root.render(content)),
  };
}
