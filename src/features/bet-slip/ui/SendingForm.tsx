import { useId, useState } from 'react';
import { amountAboveZero, parseStake } from '#shared/domain/amount-input.ts';
import { money, plainText } from '#shared/domain/money.ts';
import { readSession } from '#shared/storage/session.ts';
import { Badge, Button, NumberField } from '#ui-kit';
import { useChangeSending, useSending } from '../api/sending.ts';
import { useQuickStakes } from '../api/stakes.ts';
import { stakeProblem } from '../model/field-problems.ts';
import { GREATEST_TICKS } from '../model/policy.ts';
import { oneClickStakeOf, type Sending } from '../model/sending.ts';
import { texts } from '../texts.ts';
import { Actions, Agreement, Choice, Choices, Form, Legend, Note } from './Sending.styles.ts';

export interface SendingFormProps {
  onDone: () => void;
}

const words = texts.sending;
const policies = ['only-mine', 'better', 'within'] as const;

/** The choices count as soon as they are made: there is nothing to save. */
export function SendingForm({ onDone }: SendingFormProps) {
  const sending = useSending();
  const change = useChangeSending();
  return (
    <Form>
      <PriceChoices sending={sending} change={change} />
      <Tick name={words.confirm.name} means={words.confirm.means} checked={sending.confirm} onCheck={(confirm) => change({ confirm })} />
      <OneClick sending={sending} change={change} />
      <Actions>
        <Button variant="primary" onClick={onDone}>
          {words.done}
        </Button>
      </Actions>
    </Form>
  );
}

interface Part {
  sending: Sending;
  change: (change: Partial<Sending>) => void;
}

function PriceChoices({ sending, change }: Part) {
  const name = useId();
  const step = (direction: -1 | 1) => change({ ticks: Math.min(GREATEST_TICKS, Math.max(1, sending.ticks + direction)) });
  return (
    <Choices>
      <Legend>{words.price}</Legend>
      {policies.map((policy) => (
        <Choice key={policy}>
          <input type="radio" name={name} checked={sending.price === policy} aria-describedby={`${name}-${policy}`} aria-label={words.choices[policy].name} onChange={() => change({ price: policy })} />
          <span>
            <b>{words.choices[policy].name}</b>
            <small id={`${name}-${policy}`}>{words.choices[policy].means}</small>
          </span>
        </Choice>
      ))}
      {sending.price === 'within' && <NumberField label={words.ticks} text={String(sending.ticks)} onText={(text) => setTicks(text, change)} onStep={step} />}
      <Note>{words.exchange}</Note>
    </Choices>
  );
}

/** Anything but 1–10 is not taken over: the field goes on showing what counts. */
function setTicks(text: string, change: Part['change']) {
  const ticks = Number(text);
  if (Number.isInteger(ticks) && ticks >= 1 && ticks <= GREATEST_TICKS) change({ ticks });
}

function OneClick({ sending, change }: Part) {
  const userId = readSession()?.userId ?? null;
  const [first = money(10_000)] = useQuickStakes();
  const stake = sending.oneClickStake === null ? first : money(sending.oneClickStake);
  const on = oneClickStakeOf(sending, userId);
  const [asking, setAsking] = useState(false);
  const [text, setText] = useState(plainText(stake));
  const agreed = userId !== null && sending.oneClickBy === userId;
  const begin = () => change({ oneClick: true, oneClickBy: userId, oneClickStake: stake });
  const check = (wanted: boolean) => {
    if (!wanted) return change({ oneClick: false });
    return agreed ? begin() : setAsking(true);
  };
  const type = (typed: string) => {
    setText(typed);
    const next = amountAboveZero(parseStake(typed));
    if (next !== null) change({ oneClickStake: next });
  };
  return (
    <Choices>
      <Legend>{words.oneClick.name}</Legend>
      <Tick name={words.oneClick.name} means={words.oneClick.means} checked={on !== null} onCheck={check} />
      <NumberField
        label={words.oneClickStake}
        inputMode="numeric"
        text={text}
        error={stakeProblem(text) ?? (amountAboveZero(parseStake(text)) === null ? texts.stakes.whole : null)}
        onText={type}
      />
      {on !== null && <Badge tone="warn">{words.oneClickOn(on)}</Badge>}
      {asking && on === null && (
        <Agreement role="group" aria-label={words.oneClick.name}>
          <p role="status">{words.agree(stake)}</p>
          <Actions>
            <Button size="small" onClick={() => setAsking(false)}>
              {words.notNow}
            </Button>
            <Button size="small" variant="primary" onClick={() => (begin(), setAsking(false))}>
              {words.switchOn}
            </Button>
          </Actions>
        </Agreement>
      )}
    </Choices>
  );
}

interface TickProps {
  name: string;
  means: string;
  checked: boolean;
  onCheck: (checked: boolean) => void;
}

function Tick({ name, means, checked, onCheck }: TickProps) {
  const id = useId();
  return (
    <Choice>
      <input type="checkbox" checked={checked} aria-describedby={id} aria-label={name} onChange={(event) => onCheck(event.currentTarget.checked)} />
      <span>
        <b>{name}</b>
        <small id={id}>{means}</small>
      </span>
    </Choice>
  );
}
