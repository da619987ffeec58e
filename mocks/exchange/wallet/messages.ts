import { toPlainText } from '#shared/domain/money/money.ts';
import { MIN_REQUEST } from './wallet-state.ts';

/** Messages of payments and payout details. The app shows them as they are. Exclamation marks stand as specified. */
export const walletMessage = {
  tooSmall: `Amount must be at least ${toPlainText(MIN_REQUEST)}.`,
  unknownMethod: 'Unknown payment method!',
  missingField: (name: string) => `${name} is required!`,
  methodExists: 'This payment method has already been added!',
  methodAdded: 'Payment method added successfully!',
  methodNotFound: 'Payment method not found!',
  methodRemoved: 'Payment method removed successfully!',
  noMethod: 'please add atleast one payment method!',
  bankReferenceLength: 'Reference number must have 12 to 14 digits!',
  bankReferenceUsed: 'This reference number has already been used!',
  noScreenshot: 'Please add a screenshot of the payment!',
  previousRequest: 'Your previous request is being processed!',
  /** A bet's message ends with "." (`mocks/exchange/betting/messages.ts`). */
  balance: 'Insufficient Balance!',
  depositSent: 'Your deposit request has been sent!',
  withdrawalSent: 'Your withdrawal request has been sent!',
} as const;
