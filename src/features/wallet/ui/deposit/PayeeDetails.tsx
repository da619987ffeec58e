import { QRCodeSVG } from 'qrcode.react';
import type { Payee } from '#shared/api/contract/wallet/wallet.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { toSafeUrl, type UrlPolicy } from '#shared/format/safe-url.ts';
import { CopyField } from '#ui-kit';
import { createUpiLink, isUpiId } from '../../model/upi.ts';
import { texts } from '../../texts.ts';
import { PayeeFields, PayeeSheet, PaymentCode } from './PayeeDetails.styles.ts';

export interface PayeeDetailsProps {
  payee: Payee;
  /** Included in the QR code; null until an amount is typed. */
  amount: Money | null;
  /** ISO 4217 code. */
  currency: string;
  policy: UrlPolicy;
}

const PICTURE_SIZE = 160;
/** Quiet zone around the QR code in modules. It is white in both themes. */
const QUIET_MODULES = 4;

/** Account details of the payee. Each can be copied, and a QR code is shown where there is one. */
export function PayeeDetails({ payee, amount, currency, policy }: PayeeDetailsProps) {
  const { deposit } = texts;
  const { holder, bank, ifsc, accountNumber } = payee;
  const fields: readonly (readonly [string, string | null])[] = [
    [deposit.holder, holder],
    [deposit.bank, bank],
    [isUpiId(accountNumber) ? deposit.upi : deposit.account, accountNumber],
    [deposit.ifsc, ifsc],
  ];
  const picture = toSafeUrl('image', payee.qrCode, policy);
  const payment = picture === null ? createUpiLink(payee, amount, currency) : null;
  const name = deposit.qrAlt({ holder: holder ?? payee.methodName });
  return (
    <PayeeSheet data-code={picture !== null || payment !== null || undefined}>
      <PayeeFields>
        {fields.map(([label, value]) => value !== null && <CopyField key={label} label={label} value={value} />)}
      </PayeeFields>
      {picture !== null && (
        <PaymentCode>
          <img src={picture} alt={name} width={PICTURE_SIZE} height={PICTURE_SIZE} />
          {deposit.qr}
        </PaymentCode>
      )}
      {payment !== null && (
        <PaymentCode>
          <QRCodeSVG value={payment} title={name} marginSize={QUIET_MODULES} />
          {deposit.qrNote}
        </PaymentCode>
      )}
    </PayeeSheet>
  );
}
