import type { ComponentDocs } from '#ui-kit/docs/component-docs.ts';
import type { PartBox } from './place-pins.ts';

type Parts = ComponentDocs['anatomy']['parts'];

/** Boxes of a picture in CSS pixels, from its left upper corner. */
export interface PictureBoxes {
  readonly width: number;
  readonly height: number;
  /** The drawn component, without free space around it. */
  readonly component: PartBox;
  /** In the order of the docs. Null for a part that this width does not show. */
  readonly parts: readonly (PartBox | null)[];
}

/** A text for screen readers only is one pixel large. */
const MIN_VISIBLE_PX = 2;

type Measurable = Pick<Element, 'getBoundingClientRect'>;

const toBox = (element: Measurable, origin: DOMRect): PartBox => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    left: round(left - origin.left),
    top: round(top - origin.top),
    right: round(right - origin.left),
    bottom: round(bottom - origin.top),
  };
};

const isVisible = ({ left, top, right, bottom }: PartBox): boolean =>
  right - left >= MIN_VISIBLE_PX && bottom - top >= MIN_VISIBLE_PX;

const joinBoxes = (boxes: readonly PartBox[]): PartBox => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** Finds a text inside an element. Null where the element does not have it. */
function findText(element: Element, text: string): Range | null {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const start = node.textContent?.indexOf(text) ?? -1;
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    return range;
  }
  return null;
}

/** Finds a part. Null unless its selector finds exactly one element. */
function findPart(stage: Element, { at, text }: Parts[number]): Measurable | null {
  const [element, ...others] = stage.querySelectorAll(at);
  if (element === undefined || others.length > 0) return null;
  return text === undefined ? element : findText(element, text);
}

/** Measures the parts of the component that `stage` draws. `picture` is the frame around it. */
export function measureParts(picture: Element, stage: Element, described: Parts): PictureBoxes {
  const origin = picture.getBoundingClientRect();
  const parts = described.map((part) => {
    const found = findPart(stage, part);
    const box = found === null ? null : toBox(found, origin);
    return box !== null && isVisible(box) ? box : null;
  });
  const roots = [...stage.children].map((child) => toBox(child, origin));
  const drawn = [...roots, ...parts].filter((box) => box !== null && isVisible(box)) as readonly PartBox[];
  const component = drawn.length > 0 ? joinBoxes(drawn) : toBox(stage, origin);
  return { width: Math.round(origin.width), height: Math.round(origin.height), component, parts };
}

/**
 * Calls `onLayout` when the layout of the picture may have changed. That is a new size, new content, a font that has
 * arrived or the end of a motion. Returns the function that stops it.
 */
export function watchLayout(picture: Element, stage: Element, onLayout: () => void): () => void {
  const sizes = new ResizeObserver(onLayout);
  const observeSizes = () => {
    for (const element of [picture, ...stage.querySelectorAll('*')]) sizes.observe(element);
  };
  const changes = new MutationObserver(() => {
    observeSizes();
    onLayout();
  });
  observeSizes();
  changes.observe(stage, { subtree: true, childList: true, characterData: true, attributes: true });
  // The toolbar chooses direction and brand on the root.
  changes.observe(document.documentElement, { attributes: true });
  document.fonts.addEventListener('loadingdone', onLayout);
  const motions = ['transitionend', 'animationend'] as const;
  for (const motion of motions) stage.addEventListener(motion, onLayout);
  return () => {
    sizes.disconnect();
    changes.disconnect();
    document.fonts.removeEventListener('loadingdone', onLayout);
    for (const motion of motions) stage.removeEventListener(motion, onLayout);
  };
}
