import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { Money } from '#shared/domain/money/money.ts';
import { Button, Card, Cluster, NumberField } from '#ui-kit';
import { useSaveQuickStakes } from '../../api/quick-stakes.ts';
import {
  describeUnreadableStake,
  quickStakeFields,
  quickStakesSchema,
  toQuickStakesForm,
  toStakes,
} from '../../model/quick-stakes-form.ts';
import { texts } from '../../texts.ts';
import { EditStakesForm, StakeFieldset, StakeLegend } from './EditStakes.styles.ts';

export interface EditStakesProps {
  stakes: readonly Money[];
  /** Level of the card's heading on its page. */
  level?: 'h2' | 'h3';
  /** Called after Save, or after Cancel has reset the form. */
  onDone: () => void;
}

const FIRST_GROUP_SIZE = 4;

/** Form with the eight quick stakes. On failure it shows a toast and keeps the typed values. */
export const EditStakes = ({ level = 'h3', ...form }: EditStakesProps) => (
  <Card title={texts.stakes.card} headingLevel={level}>
    <StakesForm {...form} />
  </Card>
);

/** The form without its card. */
export function StakesForm({ stakes, onDone }: Pick<EditStakesProps, 'stakes' | 'onDone'>) {
  const { control, handleSubmit, reset } = useForm({
    resolver: zodResolver(quickStakesSchema),
    defaultValues: toQuickStakesForm(stakes),
  });
  const saveStakes = useSaveQuickStakes();
  const save = handleSubmit((form) => {
    if (!saveStakes.isPending) saveStakes.mutate(toStakes(form), { onSuccess: onDone });
  });
  const cancel = () => {
    reset(toQuickStakesForm(stakes));
    onDone();
  };
  const group = (from: number, legend: string) => (
    <StakeFieldset>
      <StakeLegend>{legend}</StakeLegend>
      {quickStakeFields.slice(from, from + FIRST_GROUP_SIZE).map((field, index) => (
        <Controller
          key={field}
          control={control}
          name={field}
          render={({ field: { value, onChange, ...input }, fieldState }) => (
            <NumberField
              {...input}
              label={texts.stakes.field({ number: from + index + 1 })}
              inputMode="numeric"
              required
              text={value}
              onText={onChange}
              error={fieldState.error?.message ?? describeUnreadableStake(value)}
              data-autofocus={from + index === 0 ? '' : undefined}
            />
          )}
        />
      ))}
    </StakeFieldset>
  );
  return (
    <EditStakesForm noValidate onSubmit={(event) => void save(event)}>
      {group(0, texts.stakes.sets)}
      {group(FIRST_GROUP_SIZE, texts.stakes.adds)}
      <Cluster justify="end">
        <Button onClick={cancel}>{texts.stakes.cancel}</Button>
        <Button type="submit" variant="primary" busy={saveStakes.isPending}>
          {texts.stakes.save}
        </Button>
      </Cluster>
    </EditStakesForm>
  );
}
