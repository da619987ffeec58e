import { QRCodeSVG } from 'qrcode.react';
import type { Payee } from '#shared/api/contract/wallet.ts';
import type { Money } from '#shared/domain/money.ts';
import { safeUrl, type UrlPolicy } from '#shared/format/safe-url.ts';
import { CopyField } from '#ui-kit';
import { isUpiId, upiPayment } from '../model/upi.ts';
import { texts } from '../texts.ts';
import { Code, Lines, Sheet } from './PayTo.styles.ts';

export interface PayToProps {
  payee: Payee;
  /** Written into the code; null while none is typed. */
  amount: Money | null;
  /** ISO 4217. */
  currency: string;
  policy: UrlPolicy;
}

const { deposit } = texts;
const PICTURE_SIZE = 160;
/** The quiet zone a reader needs, in modules: it is white in both themes. */
const QUIET_MODULES = 4;

/** Where a deposit goes: each line can be copied, and a code scanned where there is one. */
export function PayTo({ payee, amount, currency, policy }: PayToProps) {
  const { holder, bank, ifsc, accountNumber } = payee;
  const lines: readonly (readonly [string, string | null])[] = [
    [deposit.holder, holder],
    [deposit.bank, bank],
    [isUpiId(accountNumber) ? deposit.upi : deposit.account, accountNumber],
    [deposit.ifsc, ifsc],
  ];
  const picture = safeUrl('image', payee.qrCode, policy);
  const payment = picture === null ? upiPayment(payee, amount, currency) : null;
  const name = deposit.qrAlt(holder ?? payee.methodName);
  return (
    <Sheet data-code={picture !== null || payment !== null || undefined}>
      <Lines>{lines.map(([label, value]) => value !== null && <CopyField key={label} label={label} value={value} />)}</Lines>
      {picture !== null && (
        <Code>
          <img src={picture} alt={name} width={PICTURE_SIZE} height={PICTURE_SIZE} />
          {deposit.qr}
        </Code>
      )}
      {payment !== null && (
        <Code>
          <QRCodeSVG value={payment} title={name} marginSize={QUIET_MODULES} />
          {deposit.qrNote}
        </Code>
      )}
    </Sheet>
  );
}
