import { useEffect, useRef, useState, type FormEvent } from 'react';
import { newReference } from '#shared/api/reference.ts';
import { parseStake } from '#shared/domain/amount-input.ts';
import { plainText, units, type Money } from '#shared/domain/money.ts';
import { liability, profit } from '#shared/domain/profit.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { describeAmountProblem } from '#shared/format/amount-problem.ts';
import { formatPrice } from '#shared/format/price.ts';
import { useCell, useMarketFacts, useRunnerFacts } from '#shared/live/react.tsx';
import { Amount, Badge, Button, Card, Chip, EmptyState, Modal, NumberField, Price } from '#ui-kit';
import { availableAfter } from '../model/book.ts';
import { dreamDesk, useDreamBook } from '../model/desk.ts';
import { readDraft, type DreamPick, type Shown } from '../model/draft.ts';
import { texts } from '../texts.ts';
import { Facts, Head, Name, Quick, Quiet, Slip } from './DreamSlip.styles.ts';

export interface DreamSlipProps {
  /** Null: nothing is picked. */
  pick: DreamPick | null;
  /** The slip was closed, or its bet was placed. */
  onClose: (placed: DreamPick | null) => void;
  /** `over` comes up as a sheet where there is no room beside the prices. */
  place: 'beside' | 'over';
}

const QUICK = [100, 500, 1_000].map(units);
const written = (amount: Money): string => formatAmount(amount, { decimals: 'auto' });

/** The practice slip: a price, credits, and what they would bring. It is marked as no money, and knows no way to send a bet. */
export function DreamSlip({ pick, onClose, place }: DreamSlipProps) {
  const close = () => onClose(null);
  if (place === 'over') {
    return (
      <Modal open={pick !== null} shape="sheet" title={texts.slip.title} padding="flush" onClose={close}>
        {pick !== null && <Ticket key={keyOf(pick)} pick={pick} onClose={onClose} />}
      </Modal>
    );
  }
  return (
    <Card title={texts.slip.title} padding="flush">
      {pick === null ? <EmptyState title={texts.slip.empty}>{texts.slip.emptyNext}</EmptyState> : <Ticket key={keyOf(pick)} pick={pick} onClose={onClose} />}
    </Card>
  );
}

const keyOf = ({ marketId, runnerId, side }: DreamPick): string => `${marketId}/${runnerId}/${side}`;

/** The pick's market and price as they stand on screen. */
function useShown({ marketId, runnerId, side }: DreamPick): Shown {
  const facts = useMarketFacts(marketId);
  const runner = useRunnerFacts(marketId, runnerId);
  const { price } = useCell(marketId, runnerId, side, 0);
  return { price, open: facts !== null && facts.status === 'open' && !facts.locked && runner?.status === 'active', fresh: facts?.freshness === 'live' };
}

function Ticket({ pick, onClose }: { pick: DreamPick; onClose: DreamSlipProps['onClose'] }) {
  const book = useDreamBook();
  const shown = useShown(pick);
  const [typed, setTyped] = useState('');
  const stakeField = useRef<HTMLInputElement>(null);
  useEffect(() => stakeField.current?.focus(), []);
  // What is drawn needs no name of its own; the bet that is placed gets one at the press.
  const reading = readDraft(book, pick, typed, shown, { id: 'draft', now: new Date(0).toISOString() });
  const bet = reading.kind === 'ready' ? reading.bet : null;
  const input = parseStake(typed);

  const place = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressed = readDraft(book, pick, typed, shown, { id: newReference(), now: new Date().toISOString() });
    if (pressed.kind === 'ready' && dreamDesk.place(pressed.bet) === null) onClose(pick);
  };

  return (
    <Slip noValidate data-side={pick.side} onSubmit={place}>
      <Head>
        <Name>
          {texts.slip.of(pick.side, pick.runnerName)} <Badge>{texts.noMoney}</Badge>
        </Name>
        <Quiet>{texts.slip.at(pick.matchName, pick.marketName)}</Quiet>
      </Head>
      <NumberField
        ref={stakeField}
        label={texts.slip.stake}
        inputMode="numeric"
        text={typed}
        error={input.kind === 'unreadable' ? describeAmountProblem(input.problem) : null}
        onText={setTyped}
      />
      <Quick>
        {QUICK.map((stake) => (
          <Chip key={stake} pressed={input.kind === 'amount' && input.amount === stake} onClick={() => setTyped(plainText(stake))}>
            {written(stake)}
          </Chip>
        ))}
      </Quick>
      <Facts>
        <dt>{texts.slip.price}</dt>
        <dd>
          <Price value={shown.price} kind={pick.kind} />
        </dd>
        <dt>{texts.slip.profit}</dt>
        <dd>{bet === null ? texts.figures.none : <Amount value={profit(bet)} tone="plain" />}</dd>
        <dt>{texts.slip.liability}</dt>
        <dd>{bet === null ? texts.figures.none : <Amount value={liability(bet)} tone="plain" />}</dd>
        <dt>{texts.slip.left}</dt>
        <dd>{bet === null ? texts.figures.none : <Amount value={availableAfter(book, bet)} tone="plain" />}</dd>
      </Facts>
      <Button type="submit" variant="primary" size="large" full aria-disabled={bet === null}>
        {reading.kind === 'held' ? texts.slip.held(reading.by) : texts.slip.place(written(reading.bet.stake), formatPrice(reading.bet.price, pick.kind))}
      </Button>
      <Button variant="quiet" onClick={() => onClose(null)}>
        {texts.slip.close}
      </Button>
    </Slip>
  );
}
