import { unreachableTexts } from '#shared/api/texts.ts';
import { describeValue, SECRET } from '#shared/api/wire/drift.ts';
import type { CallText, FieldTexts } from '../../contract/fields/call-text.ts';
import type { Field } from '../../contract/schema/list-fields.ts';
import { createBreak, createTolerated, type Finding } from '../finding.ts';

/** A place in a payload. */
export interface Place {
  /** As in the body: `data[2].match_date`. */
  readonly path: string;
  /** As in the documents: `[].match_date`. */
  readonly field: string;
  /** The part that the app leaves out when it cannot read a value here. */
  readonly drops: Field['drops'];
}

/** Puts a finished sentence around what the app cannot read. */
export const unreadableEffect = `The bettor reads: "${unreachableTexts.PARSING_ERROR}"`;

const dropEffects: Readonly<Record<Field['drops'], string>> = {
  row: 'The app leaves out the row: the bettor does not see it.',
  key: 'The app leaves out the entry: the bettor does not see it.',
  response: unreadableEffect,
};

const describeReceived = (path: string, value: unknown): string =>
  SECRET.test(path) && value !== undefined && value !== null ? 'withheld' : describeValue(value);

export const openKey = (place: Place, key: string): Place => ({
  ...place,
  path: place.path === '' ? key : `${place.path}.${key}`,
  field: place.field === '' ? key : `${place.field}.${key}`,
});
export const openRow = (place: Place, index: number, drops: Field['drops'] = place.drops): Place => ({
  path: `${place.path}[${index}]`,
  field: `${place.field}[]`,
  drops,
});
export const openEntry = (place: Place, key: string): Place => ({
  path: `${place.path}{${key}}`,
  field: `${place.field}{}`,
  drops: 'key',
});

/** Collects what one payload does differently from the documents. */
export class Inspection {
  readonly #texts: FieldTexts;
  readonly #findings: Finding[] = [];
  readonly #missing = new Map<string, { readonly place: Place; readonly absent: string; count: number }>();
  readonly #present = new Set<string>();
  /** Lists and maps of the payload, and their rows and entries. */
  listCount = 0;
  rowCount = 0;

  constructor(text: Pick<CallText, 'response'>) {
    this.#texts = text.response;
  }

  #findEffect(field: string): string {
    const text = this.#texts[field];
    return typeof text === 'object' ? ` ${text[1]}` : '';
  }

  refuse(place: Place, raw: unknown, expected: string): void {
    this.#findings.push(createBreak(place.path, describeReceived(place.path, raw), expected, dropEffects[place.drops]));
  }

  /** Notes a value that the app reads as nothing or as another one, although the server meant something. */
  lose(place: Place, raw: unknown, read: unknown, expected: string): void {
    const effect = `The app reads ${describeReceived(place.path, read)}.${this.#findEffect(place.field)}`;
    this.#findings.push(createBreak(place.path, describeReceived(place.path, raw), expected, effect));
  }

  tolerate(place: Place, raw: unknown, read: unknown, expected: string): void {
    const more = raw === null || raw === undefined ? this.#findEffect(place.field) : '';
    const effect = `The app reads ${describeReceived(place.path, read)}.${more}`;
    this.#findings.push(createTolerated(place.path, describeReceived(place.path, raw), expected, effect));
  }

  notePresent(place: Place): void {
    this.#present.add(place.field);
  }

  /** Notes a field that the app can do without. `absent`: what it reads instead. */
  noteMissing(place: Place, absent: string): void {
    const known = this.#missing.get(place.field);
    if (known === undefined) this.#missing.set(place.field, { place, absent, count: 1 });
    else known.count += 1;
  }

  /**
   * Returns the findings. A field with a documented effect counts as missing when no row has it: a row alone may lack
   * it for a reason.
   */
  finish(): readonly Finding[] {
    const missing = [...this.#missing].flatMap(([field, { place, absent, count }]): Finding[] => {
      const effect = this.#findEffect(field);
      const isUsual = this.#texts[field]?.[2] === 'usual';
      if (this.#present.has(field) || effect === '' || isUsual) return [];
      return [{ ...createTolerated(place.path, 'missing', 'the field', `The app reads ${absent}.${effect}`), count }];
    });
    return [...this.#findings, ...missing];
  }
}
