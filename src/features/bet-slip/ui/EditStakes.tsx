import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { Money } from '#shared/domain/money.ts';
import { Button, Card, NumberField } from '#ui-kit';
import { useKeepStakes } from '../api/stakes.ts';
import { fields, formOf, stakesForm, stakesOf, unreadableWords } from '../model/stakes-form.ts';
import { texts } from '../texts.ts';
import { Actions, Fields, Form, Legend } from './EditStakes.styles.ts';

export interface EditStakesProps {
  stakes: readonly Money[];
  /** Which heading the card has; the place it stands in decides. */
  level?: 'h2' | 'h3';
  /** Saved or cancelled. */
  onDone: () => void;
}

const SETTING = 4;

/** The eight quick stakes as a form. A failure is said by a toast, and everything typed stays. */
export function EditStakes({ stakes, level = 'h3', onDone }: EditStakesProps) {
  const { control, handleSubmit } = useForm({ resolver: zodResolver(stakesForm), defaultValues: formOf(stakes) });
  const keep = useKeepStakes();
  const save = handleSubmit((form) => {
    if (!keep.isPending) keep.mutate(stakesOf(form), { onSuccess: onDone });
  });
  const group = (from: number, legend: string) => (
    <Fields>
      <Legend>{legend}</Legend>
      {fields.slice(from, from + SETTING).map((field, index) => (
        <Controller
          key={field}
          control={control}
          name={field}
          render={({ field: { value, onChange, ...input }, fieldState }) => (
            <NumberField
              {...input}
              label={texts.stakes.field(from + index)}
              inputMode="numeric"
              required
              text={value}
              onText={onChange}
              error={fieldState.error?.message ?? unreadableWords(value)}
              data-autofocus={from + index === 0 ? '' : undefined}
            />
          )}
        />
      ))}
    </Fields>
  );
  return (
    <Card title={texts.stakes.card} level={level}>
      <Form noValidate onSubmit={(event) => void save(event)}>
        {group(0, texts.stakes.sets)}
        {group(SETTING, texts.stakes.adds)}
        <Actions>
          <Button onClick={onDone}>{texts.stakes.cancel}</Button>
          <Button type="submit" variant="primary" busy={keep.isPending}>
            {texts.stakes.save}
          </Button>
        </Actions>
      </Form>
    </Card>
  );
}
