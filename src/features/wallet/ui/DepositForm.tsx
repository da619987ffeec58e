import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, type FormEvent } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { formatCurrency } from '#shared/format/amount.ts';
import { saveSentRequest } from '#shared/storage/request-payees.ts';
import { Button, Field, FileDrop, NumberField } from '#ui-kit';
import { useDesk, useTray } from '../api/desk.ts';
import { useNewest } from '../api/queries.ts';
import { depositForm, depositStart, PICTURE_TYPES, pictureProblem } from '../model/deposit-form.ts';
import { holdOfDeposit, holdWords } from '../model/holds.ts';
import { payeeName } from '../model/pairs.ts';
import { awaited, isContradicted, keyOf } from '../model/payment.ts';
import { amountOf, unreadableWords } from '../model/typed.ts';
import { texts } from '../texts.ts';
import { PayeeChoice, type PayeeChoiceProps } from './PayeeChoice.tsx';
import { Sending } from './Sending.tsx';
import { Told } from './Told.tsx';
import { usePayee } from './use-payee.ts';
import { Form, Pair, Part } from './wallet.styles.ts';

const { deposit } = texts;

/** A deposit that was paid, told to the exchange. What is typed outlives every error, and a reload in doubt. */
export function DepositForm({ methods, policy, currency }: Pick<PayeeChoiceProps, 'methods' | 'policy' | 'currency'>) {
  const desk = useDesk();
  const standing = useTray((tray) => tray.deposit);
  const sent = useTray((tray) => tray.restored.deposit) ?? (awaited(standing) ? standing.intent : null);
  const { data: newest } = useNewest('deposit');
  const payee = usePayee(methods, sent);
  const { control, register, handleSubmit, reset, formState } = useForm({ resolver: zodResolver(depositForm), defaultValues: depositStart(sent) });
  const { errors } = formState;
  const [unreadable, setUnreadable] = useState<File | null>(null);
  const [refusedPicture, setRefusedPicture] = useState<string | null>(null);
  const text = useWatch({ control, name: 'amount' });
  const amount = amountOf(text);
  const hold = holdOfDeposit(standing, newest?.rows ?? [], text);
  const locked = awaited(standing);

  useEffect(() => {
    if (standing.phase === 'taken') reset(depositStart(null));
  }, [standing.phase, reset]);

  const send = handleSubmit((typed) => {
    const paid = amountOf(typed.amount);
    if (paid === null || payee.payeeId === null || typed.picture === unreadable) return;
    const order = { kind: 'deposit', amount: paid, methodId: payee.methodId, targetId: payee.payeeId, bankReference: typed.reference, remark: typed.remark } as const;
    const known = newest?.rows.map(keyOf) ?? null;
    if (desk.submit(order, known, typed.picture) && payee.chosen !== null) {
      saveSentRequest({ kind: 'deposit', amount: paid, bankReference: typed.reference, known, payee: payeeName(payee.chosen) });
    }
  });
  const submit = (event: FormEvent<HTMLFormElement>) => void send(event);
  const typing = () => {
    if ((standing.phase === 'taken' && !isContradicted(standing)) || (standing.phase === 'refused' && standing.refusal.by === 'server')) desk.dismiss('deposit');
  };

  return (
    <Form noValidate onSubmit={submit} onChange={typing} aria-label={deposit.title}>
      <Told kind="deposit" />
      <PayeeChoice methods={methods} policy={policy} currency={currency} payee={payee} amount={amount} held={locked}>
        <Controller
          control={control}
          name="amount"
          render={({ field: { value, onChange, ...field } }) => (
            <NumberField {...field} label={deposit.amount} text={value} onText={onChange} readOnly={locked} error={errors.amount?.message ?? unreadableWords(value)} />
          )}
        />
      </PayeeChoice>
      <Part>
        <legend>{deposit.tell}</legend>
        <Pair>
          <Field {...register('reference')} label={deposit.reference} hint={deposit.referenceHint} inputMode="numeric" autoComplete="off" readOnly={locked} error={errors.reference?.message} />
          <Field {...register('remark')} label={deposit.remark} autoComplete="off" readOnly={locked} error={errors.remark?.message} />
        </Pair>
        <Controller
          control={control}
          name="picture"
          render={({ field: { ref, value, onChange } }) => (
            <FileDrop
              ref={ref}
              label={deposit.picture}
              hint={deposit.pictureHint}
              accept={PICTURE_TYPES}
              file={value}
              onFile={(file) => {
                const problem = file === null ? null : pictureProblem(file);
                setRefusedPicture(problem);
                onChange(problem === null ? file : null);
              }}
              onUnreadable={() => setUnreadable(value)}
              held={locked}
              error={refusedPicture ?? errors.picture?.message ?? (value !== null && value === unreadable ? texts.form.pictureUnreadable : null)}
            />
          )}
        />
      </Part>
      {standing.phase === 'sent' && <Sending share={standing.uploaded} />}
      <Button type="submit" variant="primary" size="large" full busy={hold === 'sent'} aria-disabled={hold !== null || payee.payeeId === null}>
        {hold !== null ? holdWords[hold] : amount === null ? deposit.send : deposit.sendAmount(formatCurrency(amount))}
      </Button>
    </Form>
  );
}
