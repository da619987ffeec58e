import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { Money } from '#shared/domain/money.ts';
import { Button, Card, Field } from '#ui-kit';
import { useKeepStakes } from '../api/stakes.ts';
import { fields, formOf, stakesForm, stakesOf } from '../model/stakes-form.ts';
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
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(stakesForm), defaultValues: formOf(stakes) });
  const keep = useKeepStakes();
  const save = handleSubmit((form) => {
    if (!keep.isPending) keep.mutate(stakesOf(form), { onSuccess: onDone });
  });
  const group = (from: number, legend: string) => (
    <Fields>
      <Legend>{legend}</Legend>
      {fields.slice(from, from + SETTING).map((field, index) => (
        <Field
          key={field}
          label={texts.stakes.field(from + index)}
          inputMode="numeric"
          autoComplete="off"
          required
          error={formState.errors[field]?.message}
          data-autofocus={from + index === 0 ? '' : undefined}
          {...register(field)}
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
