import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button, Card, Field, Notice } from '#ui-kit';
import { useChangePassword } from '../api/useChangePassword.ts';
import { describeFormError, isResponseLost } from '../model/form-error.ts';
import { type PasswordChange, passwordForm } from '../model/forms.ts';
import { settingsTexts } from '../settings-texts.ts';
import { Explanation, Form } from './Form.styles.ts';
import { PasswordRules } from './PasswordRules.tsx';
import { useLatch } from './useLatch.ts';

export interface PasswordCardProps {
  /** Username, for the password manager. */
  userName: string;
  /** Called when the server has changed the password and ended every session. */
  onChanged: () => void;
}

/** Form that changes the password, with the rules of the new one. */
export function PasswordCard({ userName, onChanged }: PasswordCardProps) {
  const rulesId = useId();
  const runOnce = useLatch();
  const change = useChangePassword(onChanged);
  const form = useForm<PasswordChange>({
    resolver: zodResolver(passwordForm),
    mode: 'onChange',
    defaultValues: { old: '', next: '', confirm: '' },
  });
  const { register, control, formState, getFieldState, trigger } = form;
  const { errors } = formState;
  const newPasswordText = useWatch({ control, name: 'next' });
  const submit = form.handleSubmit((pair) => runOnce(() => change.mutateAsync(pair)));
  // The resolver reports only the field that changed, but this field depends on another one.
  const revalidateConfirm = () => getFieldState('confirm').isDirty && void trigger('confirm');
  const errorMessage = change.isError ? describeFormError(change.error) : null;

  return (
    <Card title={settingsTexts.password.title}>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <Explanation>{settingsTexts.password.description}</Explanation>
        {/* A toast has announced this error (docs/requirements.md#8-errors); this copy stays on screen. */}
        {errorMessage !== null && (
          <Notice tone="loss" detail={isResponseLost(change.error) ? settingsTexts.password.lost : null}>
            {errorMessage}
          </Notice>
        )}
        <input hidden readOnly name="username" autoComplete="username" value={userName} />
        <Field
          {...register('old')}
          label={settingsTexts.password.old}
          error={errors.old?.message}
          type="password"
          autoComplete="current-password"
        />
        <Field
          {...register('next', { onChange: revalidateConfirm })}
          label={settingsTexts.password.next}
          error={errors.next?.message}
          type="password"
          autoComplete="new-password"
          aria-describedby={rulesId}
        />
        <PasswordRules id={rulesId} text={newPasswordText} />
        <Field
          {...register('confirm')}
          label={settingsTexts.password.confirm}
          error={errors.confirm?.message}
          type="password"
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" busy={change.isPending}>
          {settingsTexts.password.submit}
        </Button>
      </Form>
    </Card>
  );
}
