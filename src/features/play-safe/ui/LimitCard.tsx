import { useState, type FormEvent } from 'react';
import { PLAY_PERIODS, type PlayLimit, type PlayLimitKind, type PlayLimitState } from '#shared/domain/play-limit.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { describeAmountProblem } from '#shared/format/amount-problem.ts';
import { formatWhen } from '#shared/format/when.ts';
import { Button, Card, NumberField, Select } from '#ui-kit';
import { useLimitChange } from '../api/queries.ts';
import { readLimit, type LimitDraft, type LimitReading } from '../model/limit-form.ts';
import { texts } from '../texts.ts';
import { Form, Lead, Meter, Part, Quiet, Standing, Submits } from './PlaySafe.styles.ts';

export interface LimitCardProps {
  kind: PlayLimitKind;
  state: PlayLimitState;
}

const options = PLAY_PERIODS.map((value) => ({ value, name: texts.summary.period(value) }));
const written = ({ amount, period }: PlayLimit): string => texts.limits.standing(formatAmount(amount, { decimals: 'auto' }), period);

/** One limit: how it stands, what is used of it, and the form that changes it. */
export function LimitCard({ kind, state }: LimitCardProps) {
  const { title, why } = texts.limits.of(kind);
  return (
    <Card title={title}>
      <Part>
        <Lead>{why}</Lead>
        <Stands kind={kind} state={state} />
        <LimitForm kind={kind} standing={state.limit} />
      </Part>
    </Card>
  );
}

function Stands({ kind, state: { limit, used, pending } }: LimitCardProps) {
  const label = limit === null ? '' : texts.limits.meter(kind, formatAmount(used ?? limit.amount, { decimals: 'auto' }), formatAmount(limit.amount, { decimals: 'auto' }));
  return (
    <div>
      <Standing>{limit === null ? texts.limits.none : written(limit)}</Standing>
      {limit !== null && used !== null && (
        <>
          <Meter aria-label={label} min={0} max={limit.amount} value={Math.min(used, limit.amount)} />
          <Quiet>{label}</Quiet>
        </>
      )}
      {pending !== null && <Quiet>{texts.limits.pending(pending.limit === null ? null : written(pending.limit), formatWhen(pending.from) ?? '')}</Quiet>}
    </div>
  );
}

/** Commas and letters are explained; of a fraction, a minus or a 0 the limit's own rule says enough. */
function problemOf(read: LimitReading): string | null {
  if (read.kind !== 'wrong') return null;
  const explained = read.problem === 'no-number' || read.problem === 'grouping' || read.problem === 'too-large';
  return explained && read.problem !== null ? describeAmountProblem(read.problem) : texts.limits.wrong;
}

function LimitForm({ kind, standing }: { kind: PlayLimitKind; standing: PlayLimit | null }) {
  const [draft, setDraft] = useState<LimitDraft>({ amount: '', period: standing?.period ?? 'day' });
  const [tried, setTried] = useState(false);
  const change = useLimitChange();
  const read = readLimit(draft, standing);
  const problem = problemOf(read) ?? (tried && read.kind === 'empty' ? texts.limits.wrong : null);

  const edit = (part: Partial<LimitDraft>) => {
    setTried(false);
    setDraft({ ...draft, ...part });
  };
  const send = (wanted: PlayLimit | null) => {
    if (change.isPending) return;
    change.mutate({ kind, wanted, period: draft.period }, { onSuccess: () => edit({ amount: '' }) });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (read.kind === 'limit') send(read.limit);
  };
  const hint = read.kind !== 'limit' ? texts.limits.usual : read.holds === 'at-once' ? texts.limits.atOnce : texts.limits.later;
  return (
    <Form noValidate onSubmit={submit}>
      <NumberField
        label={texts.limits.amount}
        inputMode="numeric"
        text={draft.amount}
        hint={hint}
        error={problem}
        onText={(amount) => edit({ amount })}
      />
      <Select label={texts.limits.period} options={options} selected={draft.period} onSelect={(period) => edit({ period })} />
      <Submits>
        <Button type="submit" variant="primary" busy={change.isPending}>
          {texts.limits.save(kind)}
        </Button>
        {standing !== null && (
          <Button busy={change.isPending} onClick={() => send(null)}>
            {texts.limits.giveUp(kind)}
          </Button>
        )}
      </Submits>
    </Form>
  );
}
