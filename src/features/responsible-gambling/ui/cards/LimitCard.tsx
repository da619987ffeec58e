import { type SubmitEvent, useState } from 'react';
import {
  type GamblingLimit,
  type GamblingLimitKind,
  type GamblingLimitState,
  LIMIT_PERIODS,
} from '#shared/domain/market/gambling-limit.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { describeAmountProblem } from '#shared/format/amount-problem.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { Button, Card, NumberField, Select, Stack } from '#ui-kit';
import { useChangeLimit } from '../../api/queries.ts';
import { type LimitDraft, type ParsedLimit, parseLimit } from '../../model/limit-form.ts';
import { panelTexts } from '../../panel-texts.ts';
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

const formatLimitAmount = (amount: Money): string => formatAmount(amount, { decimals: 'auto' });

function describePendingLimit({ limit, from }: NonNullable<GamblingLimitState['pending']>): string {
  const start = formatTimestamp(from) ?? '';
  if (limit === null) return panelTexts.limits.pending.ends({ from: start });
  const { amount, period } = limit;
  return panelTexts.limits.pending.becomes({ amount: formatLimitAmount(amount), period, from: start });
}

/** One limit: its state, its use, and the form that changes it. */
export function LimitCard({ kind, state }: LimitCardProps) {
  const { title, description } = panelTexts.limits.kinds[kind];
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
      : panelTexts.limits.kinds[kind].meter({
          used: formatLimitAmount(used ?? limit.amount),
          amount: formatLimitAmount(limit.amount),
        });
  return (
    <div>
      <CurrentLimitText>
        {limit === null
          ? panelTexts.limits.none
          : panelTexts.limits.perPeriod({ amount: formatLimitAmount(limit.amount), period: limit.period })}
      </CurrentLimitText>
      {limit !== null && used !== null && (
        <>
          <UsageMeter aria-label={label} min={0} max={limit.amount} value={Math.min(used, limit.amount)} />
          <MutedText>{label}</MutedText>
        </>
      )}
      {pending !== null && <MutedText>{describePendingLimit(pending)}</MutedText>}
    </div>
  );
}

/** Explains commas and letters. For a fraction, a minus or 0, the limit's own rule is enough. */
function describeLimitProblem(parsed: ParsedLimit): string | null {
  if (parsed.kind !== 'wrong') return null;
  const isExplained = parsed.problem === 'no-number' || parsed.problem === 'grouping' || parsed.problem === 'too-large';
  return isExplained ? describeAmountProblem(parsed.problem) : panelTexts.limits.wrong;
}

function LimitForm({ kind, currentLimit }: { kind: GamblingLimitKind; currentLimit: GamblingLimit | null }) {
  const [draft, setDraft] = useState<LimitDraft>({ amount: '', period: currentLimit?.period ?? 'day' });
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const changeLimit = useChangeLimit();
  const parsed = parseLimit(draft, currentLimit);
  const problem =
    describeLimitProblem(parsed) ?? (hasSubmitted && parsed.kind === 'empty' ? panelTexts.limits.wrong : null);

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
      ? panelTexts.limits.usual
      : parsed.takesEffect === 'at-once'
        ? panelTexts.limits.atOnce
        : panelTexts.limits.delayedEffect;
  return (
    <LimitFormGrid noValidate onSubmit={submit}>
      <NumberField
        label={panelTexts.limits.amount}
        inputMode="numeric"
        text={draft.amount}
        hint={hint}
        error={problem}
        onText={(amount) => updateDraft({ amount })}
      />
      <Select
        label={panelTexts.limits.period}
        options={LIMIT_PERIODS.map((value) => ({ value, name: panelTexts.summary.periods[value] }))}
        selected={draft.period}
        onSelect={(period) => updateDraft({ period })}
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={changeLimit.isPending}>
          {panelTexts.limits.kinds[kind].save}
        </Button>
        {currentLimit !== null && (
          <Button busy={changeLimit.isPending} onClick={() => saveLimit(null)}>
            {panelTexts.limits.kinds[kind].remove}
          </Button>
        )}
      </FormActions>
    </LimitFormGrid>
  );
}
