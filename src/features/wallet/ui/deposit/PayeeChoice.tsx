import type { ReactNode } from 'react';
import type { PaymentMethod } from '#shared/api/contract/wallet/wallet.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { UrlPolicy } from '#shared/format/safe-url.ts';
import { EmptyState } from '#ui-kit';
import { formatPayeeName } from '../../model/detail-fields.ts';
import { texts } from '../../texts.ts';
import { RadioCards } from '../RadioCards.tsx';
import { ReadErrorPanel } from '../ReadErrorPanel.tsx';
import { FormSection, QuietText } from '../wallet.styles.ts';
import { PayeeDetails } from './PayeeDetails.tsx';
import { PayeeSkeleton } from './PayeeSkeleton.tsx';
import type { PayeeSelection } from './usePayee.ts';

export interface PayeeChoiceProps {
  methods: readonly PaymentMethod[];
  policy: UrlPolicy;
  /** ISO 4217 code, for the payment code. */
  currency: string;
  payee: PayeeSelection;
  /** Null until an amount is typed. */
  amount: Money | null;
  disabled: boolean;
  /** The amount field. It precedes the QR code, which contains the amount. */
  children: ReactNode;
}

/** Choice of method, amount and payee. */
export function PayeeChoice({ methods, policy, currency, payee, amount, disabled, children }: PayeeChoiceProps) {
  const { deposit } = texts;
  const { methodId, chooseMethod, payees, chosen, choosePayee, query } = payee;
  return (
    <>
      <FormSection>
        <legend>{deposit.method}</legend>
        <RadioCards
          label={deposit.method}
          options={methods.map(({ methodId: id, name, image }) => ({ id, name, picture: image }))}
          selected={methodId}
          onSelect={chooseMethod}
          policy={policy}
          disabled={disabled}
        />
        {children}
      </FormSection>
      <FormSection>
        <legend>{deposit.pay}</legend>
        <QuietText>{deposit.payHint}</QuietText>
        {payees.length > (chosen === null ? 0 : 1) && (
          <RadioCards
            label={deposit.payees}
            options={payees.map((each) => ({
              id: each.payeeId,
              name: formatPayeeName(each),
            }))}
            selected={chosen?.payeeId ?? ''}
            onSelect={choosePayee}
            disabled={disabled}
            layout="lines"
          />
        )}
        {query.data === undefined && query.error === null && (
          <PayeeSkeleton category={methods.find((method) => method.methodId === methodId)?.category ?? ''} />
        )}
        {query.data === undefined && query.error !== null && (
          <ReadErrorPanel message={texts.methods.payeesFailed} query={query} />
        )}
        {query.data?.length === 0 && (
          <EmptyState title={deposit.noPayees.title}>{deposit.noPayees.description}</EmptyState>
        )}
        {chosen !== null && <PayeeDetails payee={chosen} amount={amount} currency={currency} policy={policy} />}
      </FormSection>
    </>
  );
}
