import { defineTexts } from '#shared/texts/define-texts.ts';
/** Texts of the wallet. Messages of docs/requirements.md and of the exchange are verbatim. */
export const texts = defineTexts('wallet', {
  failed: 'Something went wrong',
  /** docs/requirements.md#51-registration-on-every-change */
  required: 'This field is required.',
  mobile: { digits: 'Invalid Phone Number', length: 'Must be 10 digit' },
  /** The exchange's own messages, for checks that the app makes before it sends. */
  noDetails: 'please add atleast one payment method!',
  /** For a withdrawal. The exchange's message for a bet ends with a full stop. */
  insufficient: 'Insufficient Balance!',
  oneAtATime: 'Your previous request is being processed!',

  blockReasons: {
    sent: 'Sent. Waiting for the answer.',
    unverified: 'Waiting for your last request to be confirmed',
    detailsUnread: 'Payment details have not loaded yet',
    unreadableAmount: 'Check the amount',
  },

  summary: {
    title: 'Wallet',
    available: 'Available to withdraw',
    exposure: 'Held by open bets',
    incoming: 'Deposits on their way',
    outgoing: 'Withdrawals on their way',
    unread: '–',
  },

  deposit: {
    title: 'Deposit',
    method: 'How do you want to pay?',
    pay: 'Pay to',
    payHint: 'Pay with your own app or bank first, then tell us about it below.',
    payees: 'Account to pay to',
    /** Holder and bank of an account to pay to, as one choice of a list. */
    payee: '{holder}, {bank}',
    report: 'Tell us about the payment',
    amount: 'Amount',
    bankReference: 'Reference number (UTR)',
    bankReferenceHint: '12 to 14 digits, from your payment app or bank.',
    picture: 'Screenshot of the payment',
    pictureHint: 'PNG, JPEG or WebP, up to 5 MB.',
    remark: 'Remark (optional)',
    send: 'Send deposit request',
    sendAmount: 'Send deposit request · {amount}',
    sending: 'Sending the screenshot …',
    uploading: 'Uploading the screenshot: {percent} %',
    uploaded: 'The screenshot has been sent. Waiting for the answer.',
    qr: 'Scan to pay',
    qrAlt: 'Payment code of {holder}',
    qrNote: 'The code holds the account and, once you have typed it, the amount.',
    holder: 'Account holder',
    bank: 'Bank',
    ifsc: 'IFSC code',
    account: 'Account number',
    upi: 'UPI ID',
    mobile: 'Mobile number',
    copy: 'Copy {label}',
    copied: 'Copied',
    noMethods: {
      title: 'No way to deposit right now',
      description: 'Your operator offers no payment method at the moment. Try again later.',
    },
    noPayees: { title: 'No account for this method', description: 'Choose another way to pay.' },
    again: 'You can send the next deposit once this one is decided.',
  },

  withdraw: {
    title: 'Withdraw',
    amount: 'Amount',
    available: 'Available: {amount}',
    all: 'Full amount',
    to: 'Pay me by',
    choose: 'Choose where you want to be paid.',
    remark: 'Remark (optional)',
    send: 'Send withdrawal request',
    sendAmount: 'Send withdrawal request · {amount}',
    add: 'Add payment details',
    noMethods: {
      title: 'No way to withdraw right now',
      description: 'Your operator offers no payment method at the moment. Try again later.',
    },
    noPayoutMethod: {
      title: 'No payment details yet',
      description: 'Add a bank account, UPI ID or mobile wallet, then withdraw to it.',
    },
    amountLeavesNow: 'The amount leaves your balance at once, and comes back if the request is rejected.',
    again: 'You can send the next withdrawal once this one is decided.',
  },

  form: {
    amount: 'Enter an amount above 0, with two decimals at most.',
    largest: 'This amount is too large.',
    bankReference: 'Enter the 12 to 14 digits of the reference number.',
    picture: 'Add a screenshot of the payment.',
    pictureType: 'Choose a PNG, JPEG or WebP picture.',
    pictureSize: 'The picture is larger than 5 MB.',
    pictureUnreadable: 'This picture cannot be opened. Choose another file.',
    ifsc: 'IFSC has 11 characters, as in HDFC0001234.',
    account: 'Account number has 9 to 18 digits.',
    again: 'The two account numbers differ.',
    upi: 'Enter a UPI ID, as in name@bank.',
    holder: 'Use the letters of the name on the account.',
    remark: 'At most 100 characters.',
  },

  details: {
    title: 'Your payment details',
    add: 'Add payment details',
    addTitle: 'Add payment details',
    method: 'Method',
    bank: 'Bank name',
    holder: 'Account holder’s name',
    ifsc: 'IFSC code',
    account: 'Account number',
    again: 'Account number again',
    upi: 'UPI ID',
    mobile: 'Mobile number',
    save: 'Save details',
    own: 'We pay only to accounts in your own name.',
    empty: { title: 'No payment details yet', description: 'Add the account that withdrawals are paid to.' },
    failed: { title: 'Payment details could not be read', description: 'The exchange could not be reached.' },
    loading: 'Loading your payment details',
    remove: 'Remove {name}',
    removeShort: 'Remove',
    removeTitle: 'Remove these payment details?',
    removeDescription: 'Withdrawals can no longer be sent there. A request that is already under way is not changed.',
    keep: 'Keep',
    unnamed: 'Payment details',
  },

  methods: {
    failed: { title: 'Payment methods could not be read', description: 'The exchange could not be reached.' },
    loading: 'Loading payment methods',
    payeesFailed: {
      title: 'The account to pay to could not be read',
      description: 'The exchange could not be reached.',
    },
  },

  request: {
    latest: { deposit: 'Latest deposit', withdrawal: 'Latest withdrawal' },
    kind: { DEPOSIT: 'Deposit', WITHDRAW: 'Withdrawal' },
    state: { pending: 'Pending', progress: 'In progress', accepted: 'Accepted', rejected: 'Rejected' },
    steps: {
      sent: 'Request sent',
      progress: 'Being checked',
      decision: 'Decision',
      accepted: 'Accepted',
      rejected: 'Rejected',
    },
    noReason: 'No reason was given.',
    paidIn: 'The amount is in your balance.',
    paidOut: 'The amount is on its way to you.',
    /** After the reason of a rejection, which the server writes or noReason is. */
    paidBack: '{reason} The amount is back in your balance.',
    bankReferenceOrId: 'Reference',
    paidTo: 'Paid to {payee}',
    payTo: 'To {payee}',
    describe: '{kind} of {amount}: {state}',
    failed: {
      title: 'Your requests could not be read',
      description: 'The exchange could not be reached. Requests that you sent are not affected.',
    },
    late: 'The exchange cannot be reached. These figures may be out of date.',
    loading: 'Loading your requests',
  },

  reconciliation: {
    title: 'We could not confirm that your request arrived.',
    reading: 'Checking your requests…',
    notListed: 'It is not in your requests yet. Checking again…',
    unreadable: 'Your requests are unavailable right now.',
    doNotRepeat: 'Do not pay or send it again until it is confirmed.',
    check: 'Check again',
    notTaken: {
      deposit: 'This deposit request did not arrive. Your entries are kept. You can send it again.',
      withdrawal: 'This withdrawal request did not arrive. Your balance is unchanged. You can send it again.',
    },
    attachPictureAgain: 'Choose the screenshot again before you send.',
    found: { deposit: 'Your deposit request arrived.', withdrawal: 'Your withdrawal request arrived.' },
  },

  /** Shown when the list of requests contradicts the response. */
  found: {
    title: '{count, plural, one {1 request found} other {# requests found}}',
    row: '{amount} · {when} · {bankReferenceOrId}',
    dismiss: 'Dismiss',
    more: 'Your requests show more than you sent. If you did not send all of these, contact your operator.',
    refused:
      'The answer was “{message}”, but your requests show this. Do not send it again. If you did not expect this, contact your operator.',
  },
});
