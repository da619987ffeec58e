import type { Money } from '#shared/domain/money/money.ts';
import { Amount } from '../../data/Amount/Amount.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.ts';
import { Outcomes } from './CashOut.styles.ts';
import { texts } from './texts.ts';

export interface CashOutOutcome {
  readonly runnerId: number;
  readonly name: string;
  readonly now: Money;
  /** Null when no bet would be placed. */
  readonly after: Money | null;
}

export interface CashOutOutcomesProps {
  /** One row per runner, in the market's order. */
  outcomes: readonly CashOutOutcome[];
}

/** Result per outcome, now and after the cash-out. */
export function CashOutOutcomes({ outcomes }: CashOutOutcomesProps) {
  const hasAfter = outcomes.some(({ after }) => after !== null);
  return (
    <Outcomes>
      <VisuallyHidden as="caption">{texts.outcomes}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{texts.runner}</th>
          <th scope="col">{texts.now}</th>
          {hasAfter && <th scope="col">{texts.after}</th>}
        </tr>
      </thead>
      <tbody>
        {outcomes.map(({ runnerId, name, now, after }) => (
          <tr key={runnerId}>
            <th scope="row">{name}</th>
            <td>
              <Amount value={now} sign="always" />
            </td>
            {hasAfter && <td>{after !== null && <Amount value={after} sign="always" />}</td>}
          </tr>
        ))}
      </tbody>
    </Outcomes>
  );
}
