import type { Page } from '@playwright/test';

/**
 * Lists the invisible texts, controls and drawings of the current story in forced colours. A control needs a text, an
 * edge, or a picture in another colour than its background; a drawing needs one shape in such a colour. Runs in the
 * page.
 *
 * axe cannot do this: it reads `-webkit-text-fill-color`, which forced colours do not change.
 */
function listInvisible(): string[] {
  /** Contrast of a visible part that is no text (WCAG 2.2, 1.4.11). */
  const MIN_CONTRAST = 3;
  const MIN_TEXT_CONTRAST = 4.5;
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [role="slider"]';
  const SHAPES = 'path, rect, circle, ellipse, line, polyline, polygon, text';
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const readColor = (color: string): readonly [number, number, number, number] => {
    if (pixel === null) throw new Error('no canvas');
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha];
  };
  const measureLuminance = (color: string): number => {
    const linear = readColor(color)
      .slice(0, 3)
      .map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  };
  // A canvas does not know the forced value of `Canvas`, but the body has it.
  const pageColor = getComputedStyle(document.body).backgroundColor;
  const findSurface = (element: Element | null): string => {
    if (element === null) return pageColor;
    const { backgroundColor } = getComputedStyle(element);
    return readColor(backgroundColor)[3] > 127 ? backgroundColor : findSurface(element.parentElement);
  };
  const measureContrast = (color: string, surface: string): number => {
    const [one, other] = [measureLuminance(color), measureLuminance(surface)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };
  const isDistinct = (color: string, surface: string): boolean =>
    color !== 'none' && readColor(color)[3] >= 64 && measureContrast(color, surface) >= MIN_CONTRAST;
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const hasEdge = (element: Element, surface: string, pseudo?: string): boolean => {
    const style = getComputedStyle(element, pseudo);
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    return (
      sides.some(
        (side) =>
          style[`border${side}Style`] !== 'none' &&
          Number.parseFloat(style[`border${side}Width`]) > 0 &&
          isDistinct(style[`border${side}Color`], surface),
      ) ||
      (style.outlineStyle !== 'none' && isDistinct(style.outlineColor, surface))
    );
  };
  const hasVisibleDrawing = (drawing: Element): boolean => {
    const surface = findSurface(drawing);
    return [...drawing.querySelectorAll(SHAPES)].some((shape) => {
      const { fill, stroke, color } = getComputedStyle(shape);
      return [fill, stroke].some((paint) => isDistinct(paint === 'currentcolor' ? color : paint, surface));
    });
  };
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '');
  /** Such as initials, which only the style writes. */
  const hasContent = (element: Element, pseudo: string): boolean =>
    /[^"\s]/.test(getComputedStyle(element, pseudo).content.replace(/^(none|normal)$/, ''));
  const isReadable = (element: Element): boolean => {
    const { color, forcedColorAdjust } = getComputedStyle(element);
    // The browser draws a plate in the colour of the page below a text whose colour it forces.
    const surface = forcedColorAdjust === 'none' ? findSurface(element) : pageColor;
    return readColor(color)[3] > 127 && measureContrast(color, surface) >= MIN_TEXT_CONTRAST;
  };
  const hasFace = (control: Element): boolean => {
    const surface = findSurface(control.parentElement);
    const own = getComputedStyle(control);
    if (control instanceof HTMLInputElement && ['checkbox', 'radio', 'range', 'file'].includes(control.type))
      if (own.appearance !== 'none') return true;
    if (isDistinct(own.backgroundColor, surface)) return true;
    return [control, ...control.querySelectorAll('*')].some(
      (part) =>
        hasEdge(part, surface) ||
        ['::before', '::after'].some((pseudo) => hasContent(part, pseudo) || hasEdge(part, surface, pseudo)) ||
        (part.matches('img, canvas, video, iframe') && isVisible(part)) ||
        (part.matches('svg') && hasVisibleDrawing(part)) ||
        (hasText(part) && isVisible(part) && isReadable(part)),
    );
  };
  const root = document.querySelector('#storybook-root') ?? document.body;
  const describe = (element: Element): string =>
    [element.localName, ...['id', 'class', 'type', 'role', 'aria-label'].map((name) => element.getAttribute(name))]
      .filter((text) => text !== null)
      .join(' ');
  /** A field inside a frame, such as one with a currency, has the edge of the frame. */
  const isFramed = (control: Element): boolean =>
    control.parentElement !== null && hasEdge(control.parentElement, findSurface(control.parentElement.parentElement));
  return [
    ...[...root.querySelectorAll('*')]
      .filter((element) => element.closest('svg') === null && hasText(element))
      .filter((element) => isVisible(element) && !isReadable(element))
      .map((element) => `invisible text: ${describe(element)} "${element.textContent.slice(0, 40)}"`),
    ...[...root.querySelectorAll(CONTROLS)]
      .filter((control) => isVisible(control) && !isFramed(control) && !hasFace(control))
      .map((control) => `invisible control: ${describe(control)}`),
    ...[...root.querySelectorAll('svg')]
      .filter((drawing) => isVisible(drawing) && drawing.querySelector(SHAPES) !== null && !hasVisibleDrawing(drawing))
      .map((drawing) => `invisible drawing: ${describe(drawing)}`),
  ];
}

/**
 * Lists texts, controls and drawings of the current story that forced colours hide. `colorScheme`: whether the system's
 * colours are dark on light or light on dark.
 */
export async function findForcedColorProblems(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  const problems = await page.evaluate(listInvisible);
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  return problems;
}
