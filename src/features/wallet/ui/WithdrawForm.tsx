import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type FormEvent } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { PaymentDetail } from '#shared/api/contract/wallet-detail.ts';
import { plainText, ZERO, type Money } from '#shared/domain/money.ts';
import { formatCurrency } from '#shared/format/amount.ts';
import { saveSentRequest } from '#shared/storage/request-payees.ts';
import { Button, Field, NumberField } from '#ui-kit';
import { useDesk, useTray } from '../api/desk.ts';
import { useNewest, walletQueries } from '../api/queries.ts';
import { holdOfWithdrawal, holdWords } from '../model/holds.ts';
import { nameOf } from '../model/pairs.ts';
import { awaited, isContradicted, keyOf } from '../model/payment.ts';
import { amountOf, unreadableWords } from '../model/typed.ts';
import { withdrawForm, withdrawStart } from '../model/withdraw-form.ts';
import { texts } from '../texts.ts';
import { Told } from './Told.tsx';
import { WhereTo, type WhereToProps } from './WhereTo.tsx';
import { Form, Pair, Part, Quiet } from './wallet.styles.ts';

export interface WithdrawFormProps extends Pick<WhereToProps, 'addHref' | 'link'> {
  /** What can leave; null until the balance is read. */
  available: Money | null;
}

const { withdraw } = texts;
const none: readonly PaymentDetail[] = [];

/** A withdrawal to details that are kept. What is typed outlives every error, and a reload in doubt. */
export function WithdrawForm({ available, addHref, link }: WithdrawFormProps) {
  const desk = useDesk();
  const standing = useTray((tray) => tray.withdrawal);
  const sent = useTray((tray) => tray.restored.withdrawal) ?? (awaited(standing) ? standing.intent : null);
  const { data: newest } = useNewest('withdrawal');
  const details = useQuery(walletQueries.details());
  const kept = details.data ?? none;
  const { control, register, handleSubmit, reset, setValue, formState } = useForm({ resolver: zodResolver(withdrawForm(available)), defaultValues: withdrawStart(sent) });
  const { errors } = formState;
  const [typed, wanted] = useWatch({ control, name: ['amount', 'detailId'] });
  const amount = amountOf(typed);
  const hold = holdOfWithdrawal(standing, newest?.rows ?? [], { details: details.data?.length ?? null, typed, available });
  const locked = awaited(standing);

  // The only account there is, or the first, is where the money goes unless another is chosen; one that was removed is not.
  const chosen = kept.find(({ detailId }) => detailId === wanted)?.detailId ?? kept[0]?.detailId ?? '';
  useEffect(() => {
    if (chosen !== wanted && details.isSuccess) setValue('detailId', chosen);
  }, [chosen, wanted, details.isSuccess, setValue]);
  useEffect(() => {
    if (standing.phase === 'taken') reset(withdrawStart(null));
  }, [standing.phase, reset]);

  const send = handleSubmit(({ amount: text, detailId, remark }) => {
    const out = amountOf(text);
    const detail = kept.find((each) => each.detailId === detailId);
    if (out === null || detail === undefined) return;
    const known = newest?.rows.map(keyOf) ?? null;
    const order = { kind: 'withdrawal', amount: out, methodId: detail.methodId ?? '', targetId: detailId, bankReference: '', remark } as const;
    if (desk.submit(order, known, null)) saveSentRequest({ kind: 'withdrawal', amount: out, bankReference: '', known, payee: nameOf(detail).slice(0, 200) });
  });
  const submit = (event: FormEvent<HTMLFormElement>) => void send(event);
  const typing = () => {
    if ((standing.phase === 'taken' && !isContradicted(standing)) || (standing.phase === 'refused' && standing.refusal.by === 'server')) desk.dismiss('withdrawal');
  };
  const everything = available !== null && available > ZERO && !locked && (
    <Button size="small" variant="quiet" onClick={() => setValue('amount', plainText(available), { shouldValidate: formState.isSubmitted })}>
      {withdraw.all}
    </Button>
  );

  return (
    <Form noValidate onSubmit={submit} onChange={typing} aria-label={withdraw.title}>
      <Told kind="withdrawal" />
      <Part>
        <legend>{withdraw.to}</legend>
        <WhereTo
          query={details}
          options={kept.map((detail) => ({ id: detail.detailId, name: nameOf(detail) }))}
          chosen={chosen}
          onChoose={(detailId) => setValue('detailId', detailId)}
          held={locked}
          addHref={addHref}
          link={link}
        />
      </Part>
      <Pair>
        <Controller
          control={control}
          name="amount"
          render={({ field: { value, onChange, ...field } }) => (
            <NumberField
              {...field}
              label={withdraw.amount}
              text={value}
              onText={onChange}
              hint={available === null ? undefined : withdraw.available(formatCurrency(available))}
              after={everything || undefined}
              readOnly={locked}
              error={errors.amount?.message ?? unreadableWords(value)}
            />
          )}
        />
        <Field {...register('remark')} label={withdraw.remark} autoComplete="off" readOnly={locked} error={errors.remark?.message} />
      </Pair>
      <Quiet>{withdraw.leaves}</Quiet>
      <Button type="submit" variant="primary" size="large" full busy={hold === 'sent'} aria-disabled={hold !== null}>
        {hold !== null ? holdWords[hold] : amount === null ? withdraw.send : withdraw.sendAmount(formatCurrency(amount))}
      </Button>
    </Form>
  );
}
