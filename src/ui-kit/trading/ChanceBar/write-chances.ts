import { joinList } from '#shared/format/list.ts';
import { texts } from './texts.ts';

/** Formats whole per cent. An open match never shows a certain or an impossible result. */
export const formatChance = (percent: number): string =>
  percent <= 0 ? texts.lowest : percent >= 100 ? texts.highest : texts.percent({ percent });

/** Builds the sentence for screen readers. */
export const describeChances = (names: readonly string[], percents: readonly number[]): string =>
  texts.spoken({
    chances: joinList(
      names.map((name, index) => texts.spokenChance({ name, percent: formatChance(percents[index] ?? 0) })),
    ),
  });

/** Returns where each part starts, in per cent of the bar. */
export const listStarts = (percents: readonly number[]): readonly number[] =>
  percents.map((_, index) => percents.slice(0, index).reduce((sum, percent) => sum + percent, 0));

const PART = '[data-chance-part]';
const FIGURE = '[data-chance-figure]';

/**
 * Writes other chances into an element that `ChanceBar` rendered, without React. `percents`: whole per cent of each
 * runner, in the bar's order; null hides the bar, which keeps its space. Unchanged texts are not written again.
 */
export function writeChances(bar: HTMLElement, names: readonly string[], percents: readonly number[] | null): void {
  bar.toggleAttribute('data-empty', percents === null);
  const drawing = bar.firstElementChild;
  if (percents === null) return drawing?.removeAttribute('aria-label');
  const sentence = describeChances(names, percents);
  if (drawing?.getAttribute('aria-label') === sentence) return;
  drawing?.setAttribute('aria-label', sentence);
  const starts = listStarts(percents);
  bar.querySelectorAll<HTMLElement>(PART).forEach((part, index) => {
    part.style.setProperty('--kit-chance-from', String(starts[index] ?? 0));
  });
  bar.querySelectorAll(FIGURE).forEach((figure, index) => {
    figure.textContent = formatChance(percents[index] ?? 0);
  });
}
