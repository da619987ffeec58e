import { copyElement, findPart, getChild, writeOrRemove } from '../../drawing/elements.ts';
import { ensureTabStop } from './roving-tabindex.ts';
import { texts } from './texts.ts';

/** Content of an `OddsGrid` around its rows. */
export interface DrawnGrid {
  name: string;
  /** Caption of the runners' column, where the layout has one. */
  caption: string;
  /** Id of the caption, one per grid of a page. */
  captionId: string;
  notice: string | null;
  overlay: string | null;
}

/**
 * Draws a market into a copy of a prerendered `OddsGrid` with a note, an overlay and one row. `drawRow` fills a copy of
 * that row.
 */
export function drawOddsGrid<Row>(
  section: HTMLElement,
  { name, caption, captionId, notice, overlay }: DrawnGrid,
  rows: readonly Row[],
  drawRow: (element: HTMLElement, row: Row) => void,
): void {
  findPart(section, 'h2').textContent = name;
  const [note, area] = [getChild(section, 1), getChild(section, 2)];
  const [table, label] = [getChild(area, 0), getChild(area, 1)];
  writeOrRemove(note, notice);
  writeOrRemove(label, overlay);
  table.setAttribute('aria-label', texts.prices({ market: name }));
  const [heads, model] = [getChild(table, 0), getChild(table, 1)];
  const captionElement = heads.querySelector('[id]');
  if (captionElement !== null) {
    captionElement.textContent = caption;
    captionElement.id = captionId;
    getChild(heads, 0).setAttribute('aria-describedby', captionId);
  }
  const drawn = rows.map((row) => {
    const element = copyElement(model);
    drawRow(element, row);
    return element;
  });
  table.replaceChildren(heads, ...drawn);
  section.style.setProperty('--kit-market-rows', String(rows.length));
  ensureTabStop(table);
}

/** Content of an `OddsRow` beside its prices. */
export interface DrawnRow {
  name: string;
  /** Draws the prerendered crest; returns false for a runner that is no team. Null: a market without teams. */
  drawCrest: ((crest: HTMLElement) => boolean) | null;
  overlay: string | null;
  /** Limits, where the layout has space for them. */
  aside: string | null;
}

/** Draws a runner into a copy of a prerendered `OddsRow` with a crest, an overlay and without figures. */
export function drawOddsRow(row: Element, { name, drawCrest, overlay, aside }: DrawnRow): void {
  const header = getChild(row, 0);
  const [title, label] = [getChild(header, 0), getChild(header, 1)];
  const crest = getChild(title, 0);
  title.title = name;
  if (drawCrest === null) delete header.dataset['crested'];
  title.replaceChildren(...(drawCrest?.(crest) ? [crest] : []), name);
  writeOrRemove(label, overlay);
  const asideCell = row.querySelector(':scope > [data-place="aside"]');
  if (asideCell !== null) asideCell.textContent = aside;
}
