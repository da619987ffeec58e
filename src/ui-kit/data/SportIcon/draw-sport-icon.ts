import { iconPaths, type SportKind } from './sport-kind.ts';

/** Draws a sport into a copy of a prerendered `SportIcon`, for the page before the app has loaded. */
export function drawSportIcon(icon: Element, kind: SportKind): void {
  icon.firstElementChild?.setAttribute('d', iconPaths[kind]);
}
