import { copyElement, getChild } from '../../drawing/elements.ts';
import { writeChances } from './write-chances.ts';

/** Draws runners and their chances into a copy of a prerendered `ChanceBar`, for the page before the app has loaded. */
export function drawChanceBar(bar: HTMLElement, names: readonly string[], percents: readonly number[] | null): void {
  const [parts, figures] = [getChild(bar, 0), getChild(bar, 1)];
  const [part, model] = [getChild(parts, 0), getChild(figures, 0)];
  parts.replaceChildren(...names.map(() => copyElement(part)));
  figures.replaceChildren(
    ...names.map((name, index) => {
      const copy = copyElement(model);
      const [nameElement, figure] = [getChild(copy, 0), getChild(copy, 1)];
      nameElement.textContent = name;
      if (index > 0 && index === names.length - 1) copy.replaceChildren(figure, ' ', nameElement);
      return copy;
    }),
  );
  writeChances(bar, names, percents);
}
