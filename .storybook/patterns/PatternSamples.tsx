import { useState } from 'react';
import { formatQuickStake } from '#features/bet-slip/model/ticket/ticket.ts';
import { type AmountInput, getPositiveAmount, parseAmount, parseStake } from '#shared/domain/money/amount-input.ts';
import { type Money, units, ZERO } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { formatAmount, formatStake } from '#shared/format/amount.ts';
import { describeAmountProblem } from '#shared/format/amount-problem.ts';
import {
  Button,
  Card,
  Cluster,
  DataTable,
  defaultTableState,
  EmptyState,
  ErrorPanel,
  Modal,
  NumberField,
  OddsCell,
  PageGrid,
  pageLengths,
  PulseGroup,
  QuickStakeBar,
  Skeleton,
  Stack,
} from '#ui-kit';
import { createSampleRows, getSampleKey, sampleColumns } from '#ui-kit/data/DataTable/samples.tsx';
import { quickStakes } from '#ui-kit/trading/BetSlip/samples.ts';
import { GuideSheet } from '../guide/layout/GuideSheet.tsx';
import { GuideTable } from '../guide/layout/GuideTable.tsx';
import { NarrowFrame } from './Patterns.styles.ts';

const noop = () => undefined;

/** A stake with quick amounts. The button shows the amount that it sends, or that the text is none. */
export function MoneyEntrySample() {
  const [text, setText] = useState('1,500');
  const input = parseStake(text);
  const stake = getPositiveAmount(input);
  const setQuickStake = (index: number) => setText(formatQuickStake(text, index, quickStakes[index] ?? ZERO));
  return (
    <GuideSheet name="A stake">
      <Stack gap="base">
        <NumberField
          label="Stake"
          text={text}
          onText={setText}
          error={input.kind === 'unreadable' ? describeAmountProblem(input.problem) : null}
        />
        <QuickStakeBar quickStakes={quickStakes} onQuickStake={setQuickStake} />
        <Button variant="primary" aria-disabled={stake === null}>
          {stake === null ? 'Type an amount' : `Send ${formatStake(stake)}`}
        </Button>
      </Stack>
    </GuideSheet>
  );
}

const formatInput = (input: AmountInput, format: (amount: Money) => string): string =>
  input.kind === 'amount' ? format(input.amount) : 'nothing';

/** Reads texts by the rules of the amount fields. */
export function AmountTextTable() {
  const rows = ['1,500', '1 500', '1.5', '99.9', '2,5', '-500', '1.005', '15 00'].map((text) => {
    const payment = parseAmount(text);
    return [
      text,
      formatInput(parseStake(text), formatStake),
      formatInput(payment, formatAmount),
      payment.kind === 'unreadable' ? describeAmountProblem(payment.problem) : '',
    ];
  });
  return (
    <GuideTable
      name="Texts that a field receives"
      heads={['Typed', 'As a stake', 'As a payment', 'Message of a payment']}
      rows={rows}
    />
  );
}

/** Removes payment details after a question. */
export function ConfirmationSample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const footer = (
    <>
      <Button data-autofocus="" onClick={close}>
        Keep
      </Button>
      <Button variant="danger" onClick={close}>
        Remove
      </Button>
    </>
  );
  return (
    <GuideSheet name="A question">
      <Button onClick={() => setOpen(true)}>Remove payment details…</Button>
      <Modal open={isOpen} title="Remove these payment details?" onClose={close} footer={footer}>
        Withdrawals can no longer be sent there.
      </Modal>
    </GuideSheet>
  );
}

const moves = [
  { price: odds(198), movement: undefined },
  { price: odds(199), movement: 'up' },
  { price: odds(197), movement: 'down' },
] as const;

/** A price that moves with each press of the button beside it. */
export function LivePriceSample() {
  const [step, setStep] = useState(0);
  const { price, movement } = moves[step % moves.length] ?? moves[0];
  return (
    <GuideSheet name="A price that moves">
      <Cluster gap="roomy" align="center">
        <OddsCell
          side="back"
          level={0}
          kind="odds"
          runner="India"
          price={price}
          size={units(4200)}
          {...(movement && { 'data-movement': movement })}
        />
        <Button onClick={() => setStep(step + 1)}>Move the price</Button>
      </Cluster>
    </GuideSheet>
  );
}

/** The faces of a list, beside each other. */
export function EmptyAndFailureSample() {
  return (
    <GuideSheet name="Loading, empty, failed">
      <PageGrid variant="cards">
        <Card title="Loading" headingLevel="h2">
          <PulseGroup>
            <Skeleton width="80%" />
            <Skeleton width="60%" />
            <Skeleton width="70%" />
          </PulseGroup>
        </Card>
        <Card title="Empty" headingLevel="h2">
          <EmptyState title="No open bets" action={<Button size="small">See live matches</Button>}>
            A bet stands here until it is settled.
          </EmptyState>
        </Card>
        <Card title="Failed" headingLevel="h2">
          <ErrorPanel title="The bets could not be read" onRetry={noop}>
            The server does not respond.
          </ErrorPanel>
        </Card>
      </PageGrid>
    </GuideSheet>
  );
}

/** A table in a frame of the width of a phone. */
export function NarrowTableSample() {
  const [state, setState] = useState(defaultTableState);
  return (
    <GuideSheet name="A table in a narrow frame">
      <NarrowFrame>
        <DataTable
          label="Settled bets"
          columns={sampleColumns}
          getRowKey={getSampleKey}
          content={{ kind: 'rows', rows: createSampleRows(12), empty: null }}
          view={{ state, onState: setState, lengths: pageLengths }}
        />
      </NarrowFrame>
    </GuideSheet>
  );
}
