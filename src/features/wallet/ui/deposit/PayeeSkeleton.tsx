import { CopyField, Skeleton } from '#ui-kit';
import { getDetailShape } from '../../model/forms/payment-detail-form.ts';
import { texts } from '../../texts.ts';
import { PayeeFields, PayeeSheet, PaymentCode } from './PayeeDetails.styles.ts';

export interface PayeeSkeletonProps {
  /** Category of the chosen method, which decides the fields of its payees. */
  category: string;
}

/** Stands for a value, so that its field has its height. */
const NOT_LOADED = '…';

/** Placeholder of `PayeeDetails` with the usual fields of the method. Only UPI has a code. */
export function PayeeSkeleton({ category }: PayeeSkeletonProps) {
  const { deposit } = texts;
  const shape = getDetailShape(category);
  const names =
    shape === 'BANK'
      ? [deposit.holder, deposit.bank, deposit.account, deposit.ifsc]
      : [deposit.holder, shape === 'UPI' ? deposit.upi : deposit.account];
  return (
    <PayeeSheet aria-busy data-code={shape === 'UPI' || undefined}>
      <PayeeFields aria-hidden inert>
        {names.map((name) => (
          <CopyField key={name} label={name} value={NOT_LOADED} />
        ))}
      </PayeeFields>
      {shape === 'UPI' && (
        <PaymentCode aria-hidden>
          <Skeleton variant="block" width="10rem" height="10rem" />
          {deposit.qrNote}
        </PaymentCode>
      )}
    </PayeeSheet>
  );
}
