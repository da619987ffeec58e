import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button, Field, Notice } from '#ui-kit';
import { useSendCode, useTurnOff, type Method } from '../../api/two-step.ts';
import { otpForm } from '../../model/forms.ts';
import { problemOf } from '../../model/problem.ts';
import { texts } from '../../texts.ts';
import { Actions, Form, Why } from '../Form.styles.ts';
import { useLatch } from '../use-latch.ts';
import { Stack } from './TwoStep.styles.ts';

const OTP_LENGTH = 6;

interface TurnOffWithCodeProps {
  method: Method;
  onCancel: () => void;
  /** Only codes that are sent can be sent again. */
  onSendAgain?: () => void;
}

function TurnOffWithCode({ method, onCancel, onSendAgain }: TurnOffWithCodeProps) {
  const latched = useLatch();
  const turnOff = useTurnOff(method);
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(otpForm), defaultValues: { otp: '' } });
  const submit = handleSubmit(({ otp }) => latched(() => turnOff.mutateAsync(otp)));
  const words = texts.twoStep.code;
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <Field
        {...register('otp', { onChange: () => turnOff.reset() })}
        label={words.otp}
        hint={method === 'app' ? words.ofApp : words.ofTelegram}
        error={formState.errors.otp?.message ?? (turnOff.isError ? problemOf(turnOff.error) : null)}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={OTP_LENGTH}
        autoComplete="one-time-code"
        autoFocus
      />
      <Actions>
        <Button type="submit" variant="danger" busy={turnOff.isPending}>
          {words.verify}
        </Button>
        {onSendAgain && <Button onClick={onSendAgain}>{words.sendAgain}</Button>}
        <Button onClick={onCancel}>{texts.twoStep.cancel}</Button>
      </Actions>
    </Form>
  );
}

export const TurnOffApp = ({ onCancel }: { onCancel: () => void }) => <TurnOffWithCode method="app" onCancel={onCancel} />;

export function TurnOffTelegram({ onCancel }: { onCancel: () => void }) {
  const latched = useLatch();
  const send = useSendCode();
  /** Stays true when sending another one fails: the first may have come, and is being typed. */
  const [sent, setSent] = useState(false);
  const ask = () =>
    void latched(async () => {
      await send.mutateAsync();
      setSent(true);
    });
  const words = texts.twoStep.code;
  return (
    <Stack>
      {send.isError && (
        <Notice tone="loss" role="alert">
          {problemOf(send.error)}
        </Notice>
      )}
      {send.isSuccess && send.data !== '' && <Notice role="status">{send.data}</Notice>}
      {sent ? (
        <TurnOffWithCode method="telegram" onCancel={onCancel} onSendAgain={ask} />
      ) : (
        <>
          <Why>{words.sendWhy}</Why>
          <Actions>
            <Button variant="primary" busy={send.isPending} onClick={ask}>
              {words.send}
            </Button>
            <Button onClick={onCancel}>{texts.twoStep.cancel}</Button>
          </Actions>
        </>
      )}
    </Stack>
  );
}
