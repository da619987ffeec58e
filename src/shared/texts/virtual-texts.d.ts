/** Modules of scripts/texts/texts-plugin.mjs. */
declare module 'virtual:texts/languages' {
  import type { CompiledTexts } from '#shared/texts/message-types.ts';

  export interface MessageFile {
    /** The messages, by the id of their catalogue. */
    readonly catalogues: Readonly<Record<string, CompiledTexts>>;
    /** Shows them from now on. */
    readonly install: () => void;
    /** Translates a prerendered screen. Null where the screens need none. */
    readonly translateScreen: ((screen: HTMLElement) => void) | null;
  }

  export interface Language {
    readonly direction: 'ltr' | 'rtl';
    /** Downloads the messages of the first screens: login, registration, dashboard and match. */
    readonly first: () => Promise<MessageFile>;
    /** Downloads the messages of every other page, and of what opens later. */
    readonly rest: () => Promise<MessageFile>;
  }

  /**
   * Downloads the English messages that draw the first prices, a small part of `first`. Another language needs all of
   * `first` before, because it translates the prerendered screens.
   */
  export const loadDrawnTexts: () => Promise<Pick<MessageFile, 'install'>>;

  /** By their BCP 47 tag. An operator's languages come in when the app starts (src/app/language/operator). */
  export const languages: Record<string, Language> & { en: Language };
}

declare module 'virtual:texts/language-names' {
  export interface OfferedLanguage {
    readonly tag: string;
    /** In the language itself. */
    readonly name: string;
    /** Whether it still waits for a reviewer. */
    readonly isDraft: boolean;
  }

  export const languageNames: readonly OfferedLanguage[];
}

declare module 'virtual:texts/isolate-arguments' {
  import type { CompiledMessage } from '#shared/texts/message-types.ts';

  type Parts = Exclude<CompiledMessage, string>;
  export const isolateArguments: (parts: Parts, key: string) => Parts;
}

declare module 'virtual:texts/message-arguments' {
  import type { CompiledMessage } from '#shared/texts/message-types.ts';

  export const listMessageArguments: (message: CompiledMessage) => readonly string[];
}

declare module 'virtual:texts/parser' {
  export { parse, TYPE } from '@formatjs/icu-messageformat-parser';
}
