import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { cleanText } from '../../wire/wire-text.ts';
import { byKey } from '../schema/by-key.ts';
import { rows } from '../schema/rows.ts';
import { noteContent } from '../schema/wire-content.ts';
import { statusOnly, text } from '../schema/wire-types.ts';

const optionalText = z.optional(z.string());
const call = { method: 'POST', access: 'session', encoding: 'json', responseShape: 'data', timeoutMs: 20_000 } as const;

/** Saves a payment detail of the bettor. The method decides which fields are filled. */
export const createPaymentMethod = endpoint({
  ...call,
  path: '/wallet/createPaymentMethod',
  request: z.object({
    method_id: z.string(),
    bank_name: optionalText,
    bank_holder_name: optionalText,
    ifsc_code: optionalText,
    account_no: optionalText,
    mobile_no: optionalText,
  }),
  response: statusOnly,
});

export interface NewPaymentDetail {
  readonly methodId: string;
  readonly bank?: string;
  readonly holder?: string;
  readonly ifsc?: string;
  /** May be a UPI ID. */
  readonly account?: string;
  readonly mobile?: string;
}

/** Builds the body of `createPaymentMethod`. */
export const toDetailBody = ({
  methodId,
  bank,
  holder,
  ifsc,
  account,
  mobile,
}: NewPaymentDetail): z.input<typeof createPaymentMethod.request> => ({
  method_id: methodId,
  bank_name: bank,
  bank_holder_name: holder,
  ifsc_code: ifsc,
  account_no: account,
  mobile_no: mobile,
});

const MAX_FIELD_LENGTH = 60;

/** Hides names that contain "id" and values that are "-" (docs/requirements.md#33-fields-with-a-rule-of-their-own). */
const isVisible = ([name, value]: [string, string]): boolean =>
  !name.toLowerCase().includes('id') && value !== '-' && value !== '';

/** Hides values that are neither text nor number, such as flags and dates. */
const ignoredValue = z.pipe(
  z.unknown(),
  z.transform(() => ''),
);

const detail = z.pipe(
  byKey(z.union([text, ignoredValue])),
  z.transform((wire, context) => {
    const detailId = wire['_id'] ?? '';
    if (detailId === '') context.issues.push({ code: 'custom', message: 'expected an id', input: wire, path: ['_id'] });
    const fields = Object.entries(wire)
      .filter(isVisible)
      .map(([name, value]) => ({ name: cleanText(name, MAX_FIELD_LENGTH), value }));
    return { detailId, methodId: wire['method_id'] ?? null, fields };
  }),
);

/* @__PURE__ */ noteContent(detail, { kind: 'payment-detail' });

export type PaymentDetail = z.output<typeof detail>;

/** Reads the bettor's saved payment details, each as label and value pairs. */
export const getwalletBankDetail = endpoint({
  ...call,
  path: '/wallet/getwalletBankDetail',
  emptyResponse: [],
  request: z.object({ method_id: optionalText }),
  response: rows(detail),
});

export const removePaymentDetails = endpoint({
  ...call,
  path: '/wallet/removePaymentDetails',
  request: z.object({ _id: z.string() }),
  response: statusOnly,
});
