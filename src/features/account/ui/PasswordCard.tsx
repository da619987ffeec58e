import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button, Card, Field, Notice } from '#ui-kit';
import { useChangePassword } from '../api/password.ts';
import { passwordForm, type PasswordChange } from '../model/forms.ts';
import { isLost, problemOf } from '../model/problem.ts';
import { texts } from '../texts.ts';
import { Form, Why } from './Form.styles.ts';
import { PasswordRules } from './PasswordRules.tsx';
import { useLatch } from './use-latch.ts';

export interface PasswordCardProps {
  /** For the password manager: whose password this is. */
  userName: string;
  /** The password is a new one, and every session over. */
  onChanged: () => void;
}

/** Changes the password: the old one, the new one twice, and the rules it must meet. */
export function PasswordCard({ userName, onChanged }: PasswordCardProps) {
  const rulesId = useId();
  const latched = useLatch();
  const change = useChangePassword(onChanged);
  const form = useForm<PasswordChange>({ resolver: zodResolver(passwordForm), mode: 'onChange', defaultValues: { old: '', next: '', confirm: '' } });
  const { register, control, formState, getFieldState, trigger } = form;
  const { errors } = formState;
  const typed = useWatch({ control, name: 'next' });
  const submit = form.handleSubmit((pair) => latched(() => change.mutateAsync(pair)));
  // The resolver tells only of the field that changed, and this one's truth hangs on another.
  const compareAgain = () => getFieldState('confirm').isDirty && void trigger('confirm');
  const problem = change.isError ? problemOf(change.error) : null;

  return (
    <Card title={texts.password.title}>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <Why>{texts.password.why}</Why>
        {/* Said aloud by a toast already (specification 8); this one stays. */}
        {problem !== null && (
          <Notice tone="loss" detail={isLost(change.error) ? texts.password.lost : null}>
            {problem}
          </Notice>
        )}
        <input hidden readOnly name="username" autoComplete="username" value={userName} />
        <Field {...register('old')} label={texts.password.old} error={errors.old?.message} type="password" autoComplete="current-password" />
        <Field
          {...register('next', { onChange: compareAgain })}
          label={texts.password.next}
          error={errors.next?.message}
          type="password"
          autoComplete="new-password"
          aria-describedby={rulesId}
        />
        <PasswordRules id={rulesId} typed={typed} />
        <Field {...register('confirm')} label={texts.password.confirm} error={errors.confirm?.message} type="password" autoComplete="new-password" />
        <Button type="submit" variant="primary" busy={change.isPending}>
          {texts.password.submit}
        </Button>
      </Form>
    </Card>
  );
}
