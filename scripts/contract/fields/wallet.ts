import { type CallText, type FieldTexts, prefixPaths } from './call-text.ts';
import { dateRange, paged, pageRequest } from './shared-fields.ts';

const bankFields: FieldTexts = {
  bank_holder_name: ['Name of the account holder.', 'The line is left out.'],
  bank_name: ['Name of the bank.', 'The line is left out.'],
  ifsc_code: ['IFSC of the branch, 11 characters.', 'The line is left out.'],
  account_no: ['Number of the account, or a UPI ID. Send it as text.', 'The line is left out.'],
};

export const walletCalls = {
  getPayementMethod: {
    summary: 'Read the methods of deposit or withdrawal',
    details: 'The forms of deposit and withdrawal offer them. (The path is spelled so.)',
    request: { type: '`DEPOSIT` or `WITHDRAW`.' },
    response: prefixPaths('[]', {
      _id: 'The method.',
      category: [
        '`UPI`, `BANK`, `WALLET` or a word of your own. It decides which fields a payment detail has.',
        'The form has the fields of every other method.',
      ],
      name: ['Name of the method.', 'The choice has no name.'],
      image: ['Address of a picture.', 'The choice shows letters.'],
    }),
    payload: 'A list of methods.',
  },
  getParentPayementDetails: {
    summary: 'Read to whom a deposit is paid',
    details: 'The form of deposit shows them after the choice of a method. (The path is spelled so.)',
    request: { method_id: 'The method, an `_id` of `wallet/getPayementMethod`.' },
    response: prefixPaths('[]', {
      _id: 'The payee. The app sends it as `payment_method_id`.',
      method_name: ['Name of the method.', 'The payee has no heading.'],
      ...bankFields,
      payment_qr: ['Address of a picture with a payment code.', 'The page shows no code.'],
    }),
    payload: 'A list of payees.',
  },
  walletchipIn: {
    summary: 'Report a deposit that the bettor has paid',
    details:
      'The form of deposit sends it. Accepting it means that the request waits for the operator: `wallet/getwalletsummary` lists it as PENDING. Balance and statement have the amount when you accept it. Store the key in the same transaction as the request.',
    request: {
      image: 'A picture of the payment, an image file of at most 5 MB.',
      amount: 'The amount as text with two decimals, above 0.',
      payment_method_id: 'The payee, an `_id` of `wallet/getParentPayementDetails`.',
      user_reference_no: "The bank's reference, 12 to 14 digits.",
      remark: "The bettor's remark. It may be empty.",
    },
    response: {},
    payload: 'Nothing. The app shows `msg`.',
    movesMoney: true,
  },
  walletchipOutV2: {
    summary: 'Request a withdrawal',
    details:
      'Accepting it means that the request waits for the operator: `wallet/getwalletsummary` lists it as PENDING. The amount leaves the available balance at once, and returns when you reject it. Book it in the statement at either moment. Store the key in the same transaction as the request.',
    request: {
      amount: 'The amount, above 0.',
      payment_method_id: 'The payment detail of the bettor, an `_id` of `wallet/getwalletBankDetail`.',
      remark: "The bettor's remark. It may be empty.",
    },
    response: {},
    payload: 'Nothing. The app shows `msg`.',
    movesMoney: true,
  },
  getwalletsummary: {
    summary: 'Read deposits and withdrawals with their state',
    details:
      'The page Transactions shows them, the newest first. After a lost response the app looks for its request here: it must appear at once.',
    request: { type: '`DEPOSIT` or `WITHDRAW`. Left out: both.', ...dateRange, ...pageRequest },
    response: paged('The requests, the newest first.', {
      amount: 'The amount, above 0.',
      generated_at: 'When the bettor sent the request.',
      statement_type: [
        '`DEPOSIT` or `WITHDRAW`, in any case.',
        'The row has no kind, and the app cannot match it with a lost request.',
      ],
      status: 'State: `PENDING`, `PROGRESS`, `ACCEPTED` or `REJECTED`, in capitals.',
      remark: ["The bettor's remark, or the reason of a rejected request.", 'The row has no remark.'],
      reference_no: [
        "The bank's reference of a deposit, or your own number of a withdrawal.",
        'The row has no number. A lost deposit is then matched by amount and time.',
      ],
      updated_at: [
        'Since when the request has this state. An addition of ours.',
        'The row shows no time of the state.',
      ],
    }),
    payload: 'Rows with their count. The payload stands beside `status` and `msg`.',
  },
  createPaymentMethod: {
    summary: 'Save a payment detail of the bettor',
    details: 'The form "Add a payment method" sends it. The method decides which fields it fills.',
    request: {
      method_id: 'The method, an `_id` of `wallet/getPayementMethod`.',
      bank_name: 'Name of the bank, for a bank account.',
      bank_holder_name: 'Name of the account holder, for a bank account.',
      ifsc_code: 'IFSC of the branch, for a bank account.',
      account_no: 'Number of the account, or a UPI ID.',
      mobile_no: 'Mobile number of ten digits, for a wallet.',
    },
    response: {},
    payload: 'Nothing. The app shows `msg`.',
  },
  getwalletBankDetail: {
    summary: "Read the bettor's payment details",
    details:
      'The form of withdrawal shows each as pairs of name and value. It leaves out fields whose name contains "id" and fields whose value is "-" or empty.',
    request: { method_id: 'Only details of this method. Left out: all.' },
    response: prefixPaths('[]', {
      _id: 'The payment detail. The app sends it as `payment_method_id`.',
      method_id: ['The method.', 'The detail belongs to no method.'],
    }),
    payload: 'A list of details. Every further field of a row is a text, and its name becomes its label.',
  },
  removePaymentDetails: {
    summary: 'Remove a payment detail',
    details: 'The form of withdrawal sends it, and the app reads the details again.',
    request: { _id: 'The payment detail.' },
    response: {},
    payload: 'Nothing. The app shows `msg`.',
  },
} satisfies Record<string, CallText>;
