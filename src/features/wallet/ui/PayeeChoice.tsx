import type { ReactNode } from 'react';
import type { PaymentMethod } from '#shared/api/contract/wallet.ts';
import type { Money } from '#shared/domain/money.ts';
import type { UrlPolicy } from '#shared/format/safe-url.ts';
import { EmptyState, Skeleton } from '#ui-kit';
import { texts } from '../texts.ts';
import { Choice } from './Choice.tsx';
import { Failed } from './Failed.tsx';
import { PayTo } from './PayTo.tsx';
import type { ChosenPayee } from './use-payee.ts';
import { Bones, Part, Quiet } from './wallet.styles.ts';

export interface PayeeChoiceProps {
  methods: readonly PaymentMethod[];
  policy: UrlPolicy;
  /** ISO 4217, for the payment code. */
  currency: string;
  payee: ChosenPayee;
  /** Null while none is typed. */
  amount: Money | null;
  held: boolean;
  /** The amount's field: it stands before the code that holds it. */
  children: ReactNode;
}

const { deposit } = texts;

/** By which method, how much, and to whom. */
export function PayeeChoice({ methods, policy, currency, payee, amount, held, children }: PayeeChoiceProps) {
  const { methodId, chooseMethod, payees, chosen, choosePayee, query } = payee;
  return (
    <>
      <Part>
        <legend>{deposit.method}</legend>
        <Choice
          label={deposit.method}
          options={methods.map(({ methodId: id, name, image }) => ({ id, name, picture: image }))}
          chosen={methodId}
          onChoose={chooseMethod}
          policy={policy}
          held={held}
        />
        {children}
      </Part>
      <Part>
        <legend>{deposit.pay}</legend>
        <Quiet>{deposit.payHint}</Quiet>
        {payees.length > 1 && (
          <Choice
            label={deposit.payees}
            options={payees.map((each) => ({ id: each.payeeId, name: deposit.payee(each.holder ?? each.methodName, each.bank) }))}
            chosen={chosen?.payeeId ?? ''}
            onChoose={choosePayee}
            held={held}
            shape="lines"
          />
        )}
        {query.isPending && (
          <Bones aria-busy>
            <Skeleton shape="block" height="10rem" />
          </Bones>
        )}
        {query.data === undefined && query.error !== null && <Failed words={texts.methods.payeesFailed} query={query} />}
        {query.data?.length === 0 && <EmptyState title={deposit.noPayees.title}>{deposit.noPayees.why}</EmptyState>}
        {chosen !== null && <PayTo payee={chosen} amount={amount} currency={currency} policy={policy} />}
      </Part>
    </>
  );
}
