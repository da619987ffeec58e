import { type SubmitEvent, useState } from 'react';
import {
  type GamblingLimit,
  type GamblingLimitKind,
  type GamblingLimitState,
  LIMIT_PERIODS,
} from '#shared/domain/market/gambling-limit.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { describeAmountProblem } from '#shared/format/amount-problem.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { Button, Card, NumberField, Select, Stack } from '#ui-kit';
import { useChangeLimit } from '../../api/queries.ts';
import { type LimitDraft, type ParsedLimit, parseLimit } from '../../model/limit-form.ts';
import { texts } from '../../texts.ts';
import {
  CurrentLimitText,
  FormActions,
  LeadText,
  LimitFormGrid,
  MutedText,
  UsageMeter,
} from '../ResponsibleGamblingPanel.styles.ts';

export interface LimitCardProps {
  kind: GamblingLimitKind;
  state: GamblingLimitState;
}

const options = LIMIT_PERIODS.map((value) => ({ value, name: texts.summary.period(value) }));
const formatLimit = ({ amount, period }: GamblingLimit): string =>
  texts.limits.perPeriod(formatAmount(amount, { decimals: 'auto' }), period);

/** One limit: its state, its use, and the form that changes it. */
export function LimitCard({ kind, state }: LimitCardProps) {
  const { title, description } = texts.limits.of(kind);
  return (
    <Card title={title}>
      <Stack>
        <LeadText>{description}</LeadText>
        <LimitStatus kind={kind} state={state} />
        <LimitForm kind={kind} currentLimit={state.limit} />
      </Stack>
    </Card>
  );
}

function LimitStatus({ kind, state: { limit, used, pending } }: LimitCardProps) {
  const label =
    limit === null
      ? ''
      : texts.limits.meter(
          kind,
          formatAmount(used ?? limit.amount, { decimals: 'auto' }),
          formatAmount(limit.amount, { decimals: 'auto' }),
        );
  return (
    <div>
      <CurrentLimitText>{limit === null ? texts.limits.none : formatLimit(limit)}</CurrentLimitText>
      {limit !== null && used !== null && (
        <>
          <UsageMeter aria-label={label} min={0} max={limit.amount} value={Math.min(used, limit.amount)} />
          <MutedText>{label}</MutedText>
        </>
      )}
      {pending !== null && (
        <MutedText>
          {texts.limits.pending(
            pending.limit === null ? null : formatLimit(pending.limit),
            formatTimestamp(pending.from) ?? '',
          )}
        </MutedText>
      )}
    </div>
  );
}

/** Explains commas and letters. For a fraction, a minus or 0, the limit's own rule is enough. */
function describeLimitProblem(parsed: ParsedLimit): string | null {
  if (parsed.kind !== 'wrong') return null;
  const isExplained = parsed.problem === 'no-number' || parsed.problem === 'grouping' || parsed.problem === 'too-large';
  return isExplained ? describeAmountProblem(parsed.problem) : texts.limits.wrong;
}

function LimitForm({ kind, currentLimit }: { kind: GamblingLimitKind; currentLimit: GamblingLimit | null }) {
  const [draft, setDraft] = useState<LimitDraft>({ amount: '', period: currentLimit?.period ?? 'day' });
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const changeLimit = useChangeLimit();
  const parsed = parseLimit(draft, currentLimit);
  const problem = describeLimitProblem(parsed) ?? (hasSubmitted && parsed.kind === 'empty' ? texts.limits.wrong : null);

  const updateDraft = (changes: Partial<LimitDraft>) => {
    setHasSubmitted(false);
    setDraft({ ...draft, ...changes });
  };
  const saveLimit = (newLimit: GamblingLimit | null) => {
    if (changeLimit.isPending) return;
    changeLimit.mutate(
      { kind, limit: newLimit, period: draft.period },
      { onSuccess: () => updateDraft({ amount: '' }) },
    );
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setHasSubmitted(true);
    if (parsed.kind === 'limit') saveLimit(parsed.limit);
  };
  const hint =
    parsed.kind !== 'limit'
      ? texts.limits.usual
      : parsed.takesEffect === 'at-once'
        ? texts.limits.atOnce
        : texts.limits.delayedEffect;
  return (
    <LimitFormGrid noValidate onSubmit={submit}>
      <NumberField
        label={texts.limits.amount}
        inputMode="numeric"
        text={draft.amount}
        hint={hint}
        error={problem}
        onText={(amount) => updateDraft({ amount })}
      />
      <Select
        label={texts.limits.period}
        options={options}
        selected={draft.period}
        onSelect={(period) => updateDraft({ period })}
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={changeLimit.isPending}>
          {texts.limits.save(kind)}
        </Button>
        {currentLimit !== null && (
          <Button busy={changeLimit.isPending} onClick={() => saveLimit(null)}>
            {texts.limits.remove(kind)}
          </Button>
        )}
      </FormActions>
    </LimitFormGrid>
  );
}
