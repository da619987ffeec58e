import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button, Field } from '#ui-kit';
import { askPasswordForm } from '../../model/forms.ts';
import { texts } from '../../texts.ts';
import { Actions, Form } from '../Form.styles.ts';

export interface AskPasswordProps {
  busy: boolean;
  /** Why the password given last did not do. */
  problem: string | null;
  onPassword: (password: string) => void;
  onCancel: () => void;
}

/** Asked before anything that changes how to sign in. */
export function AskPassword({ busy, problem, onPassword, onCancel }: AskPasswordProps) {
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(askPasswordForm), defaultValues: { password: '' } });
  const submit = handleSubmit(({ password }) => onPassword(password));
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <Field
        {...register('password')}
        label={texts.twoStep.askPassword}
        hint={texts.twoStep.askPasswordWhy}
        error={formState.errors.password?.message ?? problem}
        type="password"
        autoComplete="current-password"
        autoFocus
      />
      <Actions>
        <Button type="submit" variant="primary" busy={busy}>
          {texts.twoStep.next}
        </Button>
        <Button onClick={onCancel}>{texts.twoStep.cancel}</Button>
      </Actions>
    </Form>
  );
}
