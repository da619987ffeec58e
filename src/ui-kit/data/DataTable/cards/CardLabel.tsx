import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.ts';
import { getCardPlace } from '../model/card-layout.ts';
import type { Column } from '../model/column.ts';
import { texts } from '../texts.ts';
import { FactLabel, LeadLabel } from './TableCard.styles.ts';

/** The header of a cell's column, above a main figure and before other values. The title shows none. */
export function CardLabel({ column }: { column: Pick<Column<never>, 'header' | 'phone'> }) {
  switch (getCardPlace(column)) {
    case 'title':
    case 'subtitle':
      return <VisuallyHidden>{texts.label({ header: column.header })}</VisuallyHidden>;
    case 'lead':
      return <LeadLabel>{column.header} </LeadLabel>;
    case 'fact':
      return <FactLabel>{texts.label({ header: column.header })} </FactLabel>;
  }
}
