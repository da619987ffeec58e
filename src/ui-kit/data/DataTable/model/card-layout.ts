import { hasValue } from './cell-value.ts';
import type { CardPlace, Column } from './column.ts';

/** Labels and values that a closed card shows at most. A card with more shows one less, and a button for the others. */
export const MAX_FACTS = 4;

const placeOrder: Readonly<Record<CardPlace | 'fact', number>> = { title: 0, subtitle: 1, lead: 2, fact: 3 };

export const getCardPlace = ({ phone }: Pick<Column<never>, 'phone'>): CardPlace | 'fact' => phone ?? 'fact';

/** Checks whether the rows of a table become cards on phones. */
export const hasCards = (columns: readonly Pick<Column<never>, 'phone'>[]): boolean =>
  columns.some(({ phone }) => phone === 'title');

/** Orders columns as a card shows them: title, subtitle, main figures, then the others by priority. */
export const sortCardColumns = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.toSorted((a, b) => {
    const [placeA, placeB] = [getCardPlace(a), getCardPlace(b)];
    if (placeA !== placeB) return placeOrder[placeA] - placeOrder[placeB];
    return placeA === 'fact' ? (a.priority ?? 0) - (b.priority ?? 0) : 0;
  });

/** Cells of one card. */
export interface CardCells<Row> {
  readonly visible: readonly Column<Row>[];
  /** Shown when the card is open. */
  readonly hidden: readonly Column<Row>[];
}

/** Selects the cells of a row's card. A label without a value is left out, unless its column draws something else. */
export function selectCardCells<Row>(cardColumns: readonly Column<Row>[], row: Row): CardCells<Row> {
  const facts = cardColumns.filter(
    (column) => getCardPlace(column) === 'fact' && (column.renderCell !== undefined || hasValue(column.getValue(row))),
  );
  const visibleFacts = facts.slice(0, facts.length > MAX_FACTS ? MAX_FACTS - 1 : MAX_FACTS);
  return {
    visible: [...cardColumns.filter((column) => getCardPlace(column) !== 'fact'), ...visibleFacts],
    hidden: facts.slice(visibleFacts.length),
  };
}
