import type { Money } from '#shared/domain/money/money.ts';
import { Amount } from '../../data/Amount/Amount.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.ts';
import { Results } from './CashOut.styles.ts';
import { texts } from './texts.ts';

export interface CashOutResultRow {
  readonly runnerId: number;
  readonly name: string;
  readonly now: Money;
  /** Null when no bet would be placed. */
  readonly after: Money | null;
}

export interface CashOutResultsProps {
  /** One row per runner, in the market's order. */
  rows: readonly CashOutResultRow[];
}

/** Result per runner, now and after the cash-out. */
export function CashOutResults({ rows }: CashOutResultsProps) {
  const hasAfter = rows.some(({ after }) => after !== null);
  return (
    <Results>
      <VisuallyHidden as="caption">{texts.results}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{texts.runner}</th>
          <th scope="col">{texts.now}</th>
          {hasAfter && <th scope="col">{texts.after}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ runnerId, name, now, after }) => (
          <tr key={runnerId}>
            <th scope="row">{name}</th>
            <td>
              <Amount value={now} sign="always" />
            </td>
            {hasAfter && <td>{after !== null && <Amount value={after} sign="always" />}</td>}
          </tr>
        ))}
      </tbody>
    </Results>
  );
}
