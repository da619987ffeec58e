import { useState } from 'react';
import { money } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { Amount, Badge, Button, Card, Modal } from '#ui-kit';
import {
  calculateAvailableCredits,
  calculateOpenPracticeLiability,
  summarizeRecord,
} from '../model/practice-account.ts';
import { practiceStore, usePracticeAccount } from '../model/practice-store.ts';
import { texts } from '../texts.ts';
import { FigureItem, Figures, IntroNotice } from './Practice.styles.ts';

/** Formats hundredths of a per cent as "+12.50". */
const formatYield = (hundredths: number): string => formatAmount(money(hundredths), { sign: 'always' });

/** Introduction and record of the practice page. */
export function PracticeSummary() {
  const account = usePracticeAccount();
  const record = summarizeRecord(account);
  const [isConfirming, setIsConfirming] = useState(false);
  const close = () => setIsConfirming(false);
  const reset = () => {
    practiceStore.reset();
    close();
  };
  const dialogButtons = (
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
      <IntroNotice>
        <Badge>{texts.noMoney}</Badge>
        <p>{texts.lead}</p>
      </IntroNotice>
      <Card
        title={texts.figures.label}
        action={
          <Button size="small" onClick={() => setIsConfirming(true)}>
            {texts.reset.open}
          </Button>
        }
      >
        <Figures>
          <FigureItem>
            <dt>{texts.figures.available}</dt>
            <dd>
              <Amount value={calculateAvailableCredits(account)} tone="neutral" />
            </dd>
          </FigureItem>
          <FigureItem>
            <dt>{texts.figures.atRisk}</dt>
            <dd>
              <Amount value={calculateOpenPracticeLiability(account)} tone="neutral" />
            </dd>
          </FigureItem>
          <FigureItem>
            <dt>{texts.figures.result}</dt>
            <dd>
              <Amount value={record.result} sign="always" />
            </dd>
          </FigureItem>
          <FigureItem>
            <dt>{texts.figures.record}</dt>
            <dd>{texts.figures.recordOf({ won: record.won, lost: record.lost, annulled: record.void })}</dd>
          </FigureItem>
          <FigureItem>
            <dt>{texts.figures.yield}</dt>
            <dd>
              {record.yieldInHundredthsOfPercent === null
                ? texts.figures.none
                : texts.figures.yieldOf({ percent: formatYield(record.yieldInHundredthsOfPercent) })}
            </dd>
          </FigureItem>
        </Figures>
      </Card>
      <Modal open={isConfirming} title={texts.reset.title} onClose={close} footer={dialogButtons}>
        <p>{texts.reset.description}</p>
      </Modal>
    </>
  );
}
