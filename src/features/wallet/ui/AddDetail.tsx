import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { PaymentMethod } from '#shared/api/contract/wallet.ts';
import type { UrlPolicy } from '#shared/format/safe-url.ts';
import { Button, Card, EmptyState, Field, Skeleton } from '#ui-kit';
import { useAddDetail } from '../api/details.ts';
import { walletQueries } from '../api/queries.ts';
import { detailOf, EMPTY_DETAIL, fieldsOf, schemaOf, shapeOf, type DetailField, type DetailForm as Typed } from '../model/detail-form.ts';
import { texts } from '../texts.ts';
import { Choice } from './Choice.tsx';
import { Failed } from './Failed.tsx';
import { Bones, Form, Pair, Part, Quiet } from './wallet.styles.ts';

export interface AddDetailProps {
  /** Which outside addresses may be opened. */
  policy: UrlPolicy;
  /** The details are kept. */
  onAdded: () => void;
}

const { details } = texts;
/** What a phone's keyboard shows, and what a browser must not fill in by itself. */
const digits = { inputMode: 'numeric', autoComplete: 'off' } as const;
const inputs: Readonly<Record<DetailField, object>> = {
  holder: { autoComplete: 'name' },
  bank: { autoComplete: 'off' },
  account: digits,
  again: digits,
  ifsc: { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 11, spellCheck: false },
  upi: { autoComplete: 'off', autoCapitalize: 'none', inputMode: 'email', spellCheck: false },
  mobile: { ...digits, type: 'tel', autoComplete: 'tel-national', maxLength: 10 },
};

/** Where the bettor wants to be paid, with the fields of the method that is chosen. */
export function AddDetail({ policy, onAdded }: AddDetailProps) {
  const query = useQuery(walletQueries.methods('WITHDRAW'));
  const { data: methods } = query;
  return (
    <Card aria-label={details.addTitle} aria-busy={query.isPending}>
      {query.isPending && (
        <Bones role="group" aria-label={texts.methods.loading}>
          <Skeleton shape="block" height="3rem" />
          <Skeleton shape="block" height="8rem" />
        </Bones>
      )}
      {methods === undefined && query.error !== null && <Failed words={texts.methods.failed} query={query} />}
      {methods?.length === 0 && <EmptyState title={texts.withdraw.noMethods.title}>{texts.withdraw.noMethods.why}</EmptyState>}
      {methods !== undefined && methods.length > 0 && <DetailForm methods={methods} policy={policy} onAdded={onAdded} />}
    </Card>
  );
}

function DetailForm({ methods, policy, onAdded }: AddDetailProps & { methods: readonly PaymentMethod[] }) {
  const [wanted, choose] = useState('');
  const method = methods.find(({ methodId }) => methodId === wanted) ?? methods[0];
  const shape = shapeOf(method?.category ?? '');
  const { register, handleSubmit, clearErrors, formState } = useForm({ resolver: zodResolver(schemaOf(shape)), defaultValues: EMPTY_DETAIL });
  const add = useAddDetail();
  const sending = useRef(false);

  const save = async (typed: Typed) => {
    // A second press before React has drawn the first.
    if (sending.current || method === undefined) return;
    sending.current = true;
    try {
      await add.mutateAsync(detailOf(method.methodId, shape, typed));
      onAdded();
    } catch {
      // A toast says why; everything typed stays.
    } finally {
      sending.current = false;
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => void handleSubmit(save)(event);
  const another = (methodId: string) => {
    clearErrors();
    choose(methodId);
  };

  return (
    <Form noValidate onSubmit={submit} aria-label={details.addTitle}>
      <Part>
        <legend>{details.method}</legend>
        <Choice
          label={details.method}
          options={methods.map(({ methodId, name, image }) => ({ id: methodId, name, picture: image }))}
          chosen={method?.methodId ?? ''}
          onChoose={another}
          policy={policy}
        />
      </Part>
      <Pair>
        {fieldsOf[shape].map((name) => (
          <Field key={`${shape}-${name}`} {...register(name)} {...inputs[name]} label={details[name]} error={formState.errors[name]?.message} />
        ))}
      </Pair>
      <Quiet>{details.own}</Quiet>
      <Button type="submit" variant="primary" size="large" full busy={add.isPending}>
        {details.save}
      </Button>
    </Form>
  );
}
