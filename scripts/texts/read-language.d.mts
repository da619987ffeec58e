interface LanguageDescription {
  readonly tag: string;
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Unicode's name of the language's own digits, such as `deva`. */
  readonly numberingSystem: string;
  /** `draft` until a reviewer has signed it off. */
  readonly status: 'draft' | 'reviewed';
  readonly reviewers: readonly string[];
}

export function listLanguages(): string[];
export function readLanguage(tag: string): {
  readonly about: LanguageDescription;
  readonly messages: ReadonlyMap<string, string>;
};
