import { useId, useState } from 'react';
import { getPositiveAmount, parseStake, parseWholeAmount } from '#shared/domain/money/amount-input.ts';
import { type Money, money, toPlainText } from '#shared/domain/money/money.ts';
import { formatStake } from '#shared/format/amount.ts';
import { readSession } from '#shared/storage/session.ts';
import { Badge, Button, Choice, Cluster, NumberField, Stack } from '#ui-kit';
import { useQuickStakes } from '../../api/quick-stakes.ts';
import { useBettingPreferences, useUpdateBettingPreferences } from '../../api/useBettingPreferences.ts';
import { type BettingPreferences, getOneClickStake } from '../../model/betting-preferences.ts';
import { findStakeProblem } from '../../model/ticket/field-problems.ts';
import { MAX_TICKS } from '../../model/ticket/price-policy.ts';
import { texts as slipTexts } from '../../texts.ts';
import { AgreementPanel, ChoiceGroup, ChoiceLegend, PreferenceNote } from './BettingPreferences.styles.ts';
import { formTexts } from './form-texts.ts';
import { texts } from './texts.ts';
import { useAppliedText } from './useAppliedText.ts';

export interface BettingPreferencesFormProps {
  onDone: () => void;
}

const policies = ['only-mine', 'better', 'within'] as const;

/** Each choice applies at once, and a typed number when its field is left; there is no Save button. */
export function BettingPreferencesForm({ onDone }: BettingPreferencesFormProps) {
  const preferences = useBettingPreferences();
  const change = useUpdateBettingPreferences();
  return (
    <Stack gap="roomy">
      <PriceChoices preferences={preferences} change={change} />
      <Choice
        type="checkbox"
        label={formTexts.confirm.name}
        hint={formTexts.confirm.means}
        checked={preferences.asksToConfirm}
        onCheck={(asksToConfirm) => change({ asksToConfirm })}
      />
      <OneClickSection preferences={preferences} change={change} />
      <Cluster justify="end">
        <Button variant="primary" onClick={onDone}>
          {formTexts.done}
        </Button>
      </Cluster>
    </Stack>
  );
}

interface PreferenceSectionProps {
  preferences: BettingPreferences;
  change: (change: Partial<BettingPreferences>) => void;
}

function PriceChoices({ preferences, change }: PreferenceSectionProps) {
  const name = useId();
  return (
    <ChoiceGroup>
      <ChoiceLegend>{formTexts.price}</ChoiceLegend>
      {policies.map((policy) => (
        <Choice
          key={policy}
          type="radio"
          name={name}
          label={formTexts.choices[policy].name}
          hint={formTexts.choices[policy].means}
          checked={preferences.pricePolicyKind === policy}
          onCheck={() => change({ pricePolicyKind: policy })}
        />
      ))}
      {preferences.pricePolicyKind === 'within' && (
        <TicksField ticks={preferences.ticks} onTicks={(ticks) => change({ ticks })} />
      )}
      <PreferenceNote>{formTexts.exchange}</PreferenceNote>
    </ChoiceGroup>
  );
}

/** Returns the whole number from 1 to 10 that the text says. Null for every other text. */
function readTicks(text: string): number | null {
  const ticks = (getPositiveAmount(parseWholeAmount(text)) ?? 0) / 100;
  return ticks >= 1 && ticks <= MAX_TICKS ? ticks : null;
}

function TicksField({ ticks, onTicks }: { ticks: number; onTicks: (ticks: number) => void }) {
  const { field, enter } = useAppliedText(String(ticks), readTicks, onTicks);
  const inputTicks = readTicks(field.text);
  const step = (direction: -1 | 1) =>
    enter(String(Math.min(MAX_TICKS, Math.max(1, (inputTicks ?? ticks) + direction))));
  return (
    <NumberField
      label={formTexts.ticks({ max: MAX_TICKS })}
      inputMode="numeric"
      {...field}
      error={inputTicks !== null ? null : formTexts.ticksProblem({ max: MAX_TICKS })}
      onStep={step}
    />
  );
}

const readPositiveStake = (text: string): Money | null => getPositiveAmount(parseStake(text));

function OneClickSection({ preferences, change }: PreferenceSectionProps) {
  const userId = readSession()?.userId ?? null;
  const [first = money(10_000)] = useQuickStakes();
  const stake = preferences.oneClickStake === null ? first : money(preferences.oneClickStake);
  const activeStake = getOneClickStake(preferences, userId);
  const [isAsking, setIsAsking] = useState(false);
  const { field } = useAppliedText(toPlainText(stake), readPositiveStake, (oneClickStake) => change({ oneClickStake }));
  const hasAgreed = userId !== null && preferences.oneClickBy === userId;
  const switchOn = () => change({ oneClick: true, oneClickBy: userId, oneClickStake: stake });
  const check = (isChecked: boolean) => {
    if (!isChecked) change({ oneClick: false });
    else if (hasAgreed) switchOn();
    else setIsAsking(true);
  };
  return (
    <ChoiceGroup>
      <ChoiceLegend>{formTexts.oneClick.name}</ChoiceLegend>
      <Choice
        type="checkbox"
        label={formTexts.oneClick.name}
        hint={formTexts.oneClick.means}
        checked={activeStake !== null}
        onCheck={check}
      />
      <NumberField
        label={formTexts.oneClickStake}
        inputMode="numeric"
        {...field}
        error={
          findStakeProblem(field.text) ?? (readPositiveStake(field.text) === null ? slipTexts.stakes.wholeNumber : null)
        }
      />
      {activeStake !== null && <Badge tone="warn">{texts.oneClickOn({ stake: formatStake(activeStake) })}</Badge>}
      {isAsking && activeStake === null && (
        <AgreementPanel role="group" aria-label={formTexts.oneClick.name}>
          <p role="status">{formTexts.agree({ stake: formatStake(stake) })}</p>
          <Cluster justify="end">
            <Button size="small" onClick={() => setIsAsking(false)}>
              {formTexts.notNow}
            </Button>
            <Button
              size="small"
              variant="primary"
              onClick={() => {
                switchOn();
                setIsAsking(false);
              }}
            >
              {formTexts.switchOn}
            </Button>
          </Cluster>
        </AgreementPanel>
      )}
    </ChoiceGroup>
  );
}
