import { useState } from 'react';
import { formatAmount } from '#shared/format/amount.ts';
import type { Money } from '#shared/domain/money.ts';
import { Amount, Badge, Button, Card, Modal } from '#ui-kit';
import { atRiskIn, availableIn, recordOf } from '../model/book.ts';
import { dreamDesk, useDreamBook } from '../model/desk.ts';
import { texts } from '../texts.ts';
import { Figure, Figures, Lead } from './Dream.styles.ts';

/** Hundredths of a per cent as "+12.50", signed like every result. */
const percent = (hundredths: Money): string => formatAmount(hundredths, { sign: 'always' });

/** What this is, and how the practice goes so far. */
export function DreamFigures() {
  const book = useDreamBook();
  const record = recordOf(book);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const reset = () => {
    dreamDesk.reset();
    close();
  };
  const foot = (
    <>
      <Button onClick={close} data-autofocus>
        {texts.reset.no}
      </Button>
      <Button variant="primary" onClick={reset}>
        {texts.reset.yes}
      </Button>
    </>
  );
  return (
    <>
      <Lead>
        <Badge>{texts.noMoney}</Badge>
        <p>{texts.lead}</p>
      </Lead>
      <Card
        title={texts.figures.label}
        action={
          <Button size="small" onClick={() => setAsking(true)}>
            {texts.reset.open}
          </Button>
        }
      >
        <Figures>
          <Figure>
            <dt>{texts.figures.available}</dt>
            <dd>
              <Amount value={availableIn(book)} tone="plain" />
            </dd>
          </Figure>
          <Figure>
            <dt>{texts.figures.atRisk}</dt>
            <dd>
              <Amount value={atRiskIn(book)} tone="plain" />
            </dd>
          </Figure>
          <Figure>
            <dt>{texts.figures.result}</dt>
            <dd>
              <Amount value={record.result} sign="always" />
            </dd>
          </Figure>
          <Figure>
            <dt>{texts.figures.record}</dt>
            <dd>{texts.figures.recordOf(record.won, record.lost, record.void)}</dd>
          </Figure>
          <Figure>
            <dt>{texts.figures.yield}</dt>
            <dd>{record.yield === null ? texts.figures.none : texts.figures.yieldOf(percent(record.yield))}</dd>
          </Figure>
        </Figures>
      </Card>
      <Modal open={asking} title={texts.reset.title} onClose={close} foot={foot}>
        <p>{texts.reset.why}</p>
      </Modal>
    </>
  );
}
