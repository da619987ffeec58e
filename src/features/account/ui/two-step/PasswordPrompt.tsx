import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button, Cluster, Field, moveFocusOnRemoval } from '#ui-kit';
import { passwordPromptForm } from '../../model/forms.ts';
import { settingsTexts } from '../../settings-texts.ts';
import { Form } from '../Form.styles.ts';

export interface PasswordPromptProps {
  busy: boolean;
  /** Error of the last attempt; null before the first one. */
  errorMessage: string | null;
  onPassword: (password: string) => void;
  onCancel: () => void;
}

/** Asks for the password before a change of the sign-in method. */
export function PasswordPrompt({ busy, errorMessage, onPassword, onCancel }: PasswordPromptProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(passwordPromptForm),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(({ password }) => onPassword(password));
  return (
    <Form ref={moveFocusOnRemoval} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        {...register('password')}
        label={settingsTexts.twoStep.askPassword}
        hint={settingsTexts.twoStep.askPasswordReason}
        error={formState.errors.password?.message ?? errorMessage}
        type="password"
        autoComplete="current-password"
        autoFocus
      />
      <Cluster>
        <Button type="submit" variant="primary" busy={busy}>
          {settingsTexts.twoStep.next}
        </Button>
        <Button onClick={onCancel}>{settingsTexts.twoStep.cancel}</Button>
      </Cluster>
    </Form>
  );
}
