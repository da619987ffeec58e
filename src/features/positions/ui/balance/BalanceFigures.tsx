import { Amount } from '#ui-kit';
import { useBalance } from '../../api/use-balance.ts';
import { Figure, Figures } from './BalanceFigures.styles.ts';
import { texts } from './texts.ts';

/** Balance and exposure, for the header. The balance is already net of the exposure. */
export function BalanceFigures() {
  const balance = useBalance();
  return (
    <Figures aria-busy={balance === null}>
      <Figure>
        <dt>{texts.balance}</dt>
        <dd>{balance === null ? texts.unread : <Amount value={balance.available} tone="plain" />}</dd>
      </Figure>
      <Figure>
        <dt>{texts.exposure}</dt>
        <dd>{balance === null ? texts.unread : <Amount value={balance.exposure} />}</dd>
      </Figure>
    </Figures>
  );
}
