import { formatCurrency } from '#shared/format/amount.ts';
import { formatWhen } from '#shared/format/when.ts';
import { Button } from '#ui-kit';
import { useDesk, useTray } from '../api/desk.ts';
import { isContradicted, type Kind, type Standing } from '../model/payment.ts';
import { texts } from '../texts.ts';
import { Notice } from './wallet.styles.ts';

export interface ToldProps {
  kind: Kind;
}

type Taken = Extract<Standing, { phase: 'taken' }>;

function FoundRequests({ standing: { found, refused }, onDismiss }: { standing: Taken; onDismiss: () => void }) {
  return (
    <Notice data-tone="warn" role="alert">
      <strong>{texts.found.title(found.length)}</strong>
      <ul>
        {found.map(({ amount, at, reference }, index) => (
          // Rows have no id: two requests of one moment are told apart by their place alone.
          <li key={index}>{texts.found.row(formatCurrency(amount), formatWhen(at) ?? '', reference)}</li>
        ))}
      </ul>
      <p>{refused === null ? texts.found.more : texts.found.refused(refused)}</p>
      <Button size="small" onClick={onDismiss}>
        {texts.found.dismiss}
      </Button>
    </Notice>
  );
}

/** What is known of the request that was sent from this form. A toast says the server's words too, but a toast goes away. */
export function Told({ kind }: ToldProps) {
  const desk = useDesk();
  const standing = useTray((tray) => tray[kind]);
  switch (standing.phase) {
    case 'idle':
    case 'sent':
      return null;
    case 'unknown': {
      const { reading, last } = standing.doubt;
      const news = last === 'unreadable' ? texts.doubt.unreadable : last === 'not-listed' ? texts.doubt.notListed : texts.doubt.reading;
      return (
        <Notice data-tone="warn" role="status">
          <strong>{texts.doubt.title}</strong>
          <p>{reading ? texts.doubt.reading : news}</p>
          <p>{texts.doubt.never}</p>
          <Button size="small" busy={reading} onClick={() => desk.checkAgain(kind)}>
            {texts.doubt.check}
          </Button>
        </Notice>
      );
    }
    case 'taken':
      if (isContradicted(standing)) return <FoundRequests standing={standing} onDismiss={() => desk.dismiss(kind)} />;
      return (
        <Notice data-tone="gain" role="status">
          {standing.message || texts.doubt.found[kind]}
        </Notice>
      );
    case 'refused':
      return (
        <Notice data-tone="loss" role="status">
          {standing.refusal.by === 'server' ? standing.refusal.message : texts.doubt.notTaken[kind]}
          {standing.refusal.by === 'check' && kind === 'deposit' && <p>{texts.doubt.pictureAgain}</p>}
        </Notice>
      );
  }
}
