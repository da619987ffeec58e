/** Messages of a catalogue as its source has them. */
export interface SourceTexts {
  [key: string]: string | SourceTexts;
}

/** A call of `defineTexts` in a source file. */
export interface Catalogue {
  readonly id: string;
  readonly texts: SourceTexts;
  /** Notes for translators, by the path of the message: `deposit.payee`. */
  readonly notes: Readonly<Record<string, string>>;
  /** Position of the messages in the file. */
  readonly start: number;
  readonly end: number;
}

export function readCatalogues(code: string, file: string): Catalogue[];
