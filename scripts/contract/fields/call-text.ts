/**
 * The meaning of a field, or its meaning and what the bettor sees without it. Sentences with a full stop.
 *
 * `usual` marks a field that a complete server leaves out too: `npm run conformance` does not report it as missing.
 */
export type FieldText = string | readonly [meaning: string, effect: string, absence?: 'usual'];

/**
 * Texts by the path of the field (`list-fields.ts`). In a list with rows of two kinds, `data[].odds@roundId` is the
 * field of the rows whose first field is `roundId`.
 */
export type FieldTexts = Readonly<Record<string, FieldText>>;

/** The switch of `features` in `config.json` that makes the app send a call of our own. */
export type FeatureSwitch = 'score' | 'priceHistory' | 'responsiblePlay' | 'twoStep';

/** The texts of one call. */
export interface CallText {
  /** A summary in the imperative, without a full stop. */
  readonly summary: string;
  /** When the app sends it, and what the server has to do. */
  readonly details: string;
  readonly request: FieldTexts;
  readonly response: FieldTexts;
  /** The payload as a whole, where its fields do not say it: a list, a map, or nothing. */
  readonly payload: string;
  /** Set for a call that is not in the operators' common API. */
  readonly feature?: FeatureSwitch;
  /** Set for a call that moves money. */
  readonly movesMoney?: true;
  /** Set for a call that no page of this build sends. */
  readonly isUnused?: true;
}

/** Puts texts under a path: `prefixPaths('data[]', { odds })` is `{ 'data[].odds' }`. */
export const prefixPaths = (path: string, texts: FieldTexts): FieldTexts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${path}.${key}`, text]));
