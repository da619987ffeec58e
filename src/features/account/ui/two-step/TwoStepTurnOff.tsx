import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button, Cluster, Field, Notice, Stack } from '#ui-kit';
import { type TwoStepMethod, useSendTurnOffCode, useTurnOffTwoStep } from '../../api/two-step.ts';
import { describeFormError } from '../../model/form-error.ts';
import { otpForm } from '../../model/forms.ts';
import { settingsTexts } from '../../settings-texts.ts';
import { Explanation, Form } from '../Form.styles.ts';
import { useLatch } from '../useLatch.ts';

const OTP_LENGTH = 6;

interface TurnOffCodeFormProps {
  method: TwoStepMethod;
  onCancel: () => void;
  /** Missing for methods whose codes are not sent. */
  onSendAgain?: () => void;
}

function TurnOffCodeForm({ method, onCancel, onSendAgain }: TurnOffCodeFormProps) {
  const runOnce = useLatch();
  const turnOff = useTurnOffTwoStep(method);
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(otpForm), defaultValues: { otp: '' } });
  const submit = handleSubmit(({ otp }) => runOnce(() => turnOff.mutateAsync(otp)));
  const labels = settingsTexts.twoStep.code;
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <Field
        {...register('otp', { onChange: () => turnOff.reset() })}
        label={labels.otp}
        hint={method === 'app' ? labels.ofApp : labels.ofTelegram}
        error={formState.errors.otp?.message ?? (turnOff.isError ? describeFormError(turnOff.error) : null)}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={OTP_LENGTH}
        autoComplete="one-time-code"
        autoFocus
      />
      <Cluster>
        <Button type="submit" variant="danger" busy={turnOff.isPending}>
          {labels.verify}
        </Button>
        {onSendAgain && <Button onClick={onSendAgain}>{labels.sendAgain}</Button>}
        <Button onClick={onCancel}>{settingsTexts.twoStep.cancel}</Button>
      </Cluster>
    </Form>
  );
}

export const AppTurnOff = ({ onCancel }: { onCancel: () => void }) => (
  <TurnOffCodeForm method="app" onCancel={onCancel} />
);

export function TelegramTurnOff({ onCancel }: { onCancel: () => void }) {
  const runOnce = useLatch();
  const send = useSendTurnOffCode();
  /** Stays true when a resend fails, because the bettor may still enter the first code. */
  const [isCodeSent, setIsCodeSent] = useState(false);
  const requestCode = () =>
    void runOnce(async () => {
      await send.mutateAsync();
      setIsCodeSent(true);
    });
  const labels = settingsTexts.twoStep.code;
  return (
    <Stack gap="roomy">
      {send.isError && (
        <Notice tone="loss" role="alert">
          {describeFormError(send.error)}
        </Notice>
      )}
      {send.isSuccess && send.data !== '' && <Notice role="status">{send.data}</Notice>}
      {isCodeSent ? (
        <TurnOffCodeForm method="telegram" onCancel={onCancel} onSendAgain={requestCode} />
      ) : (
        <>
          <Explanation>{labels.sendDescription}</Explanation>
          <Cluster>
            <Button variant="primary" busy={send.isPending} onClick={requestCode}>
              {labels.send}
            </Button>
            <Button onClick={onCancel}>{settingsTexts.twoStep.cancel}</Button>
          </Cluster>
        </>
      )}
    </Stack>
  );
}
