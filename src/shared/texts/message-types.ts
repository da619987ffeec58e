import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { GetICUArgs } from '@schummar/icu-type-parser';

/** A catalogue as it stands in the source: English messages in ICU MessageFormat, in groups. */
export interface TextSource {
  readonly [key: string]: string | TextSource;
}

interface ArgumentTypes {
  ICUArgument: string | number;
  ICUNumberArgument: number;
  ICUDateArgument: Date | number;
}

type MessageArguments<M extends string> = GetICUArgs<M, ArgumentTypes>;

/** A message without arguments is a string, one with arguments a function of them. */
export type Message<M extends string> = keyof MessageArguments<M> extends never
  ? string
  : (values: MessageArguments<M>) => string;

/** A catalogue as the app reads it. */
export type Texts<T extends TextSource> = {
  readonly [K in keyof T]: T[K] extends string ? Message<T[K]> : T[K] extends TextSource ? Texts<T[K]> : never;
};

/** A compiled message: its text, or its parts where it has arguments. */
export type CompiledMessage = string | MessageFormatElement[];

/** A compiled catalogue, in the groups of its source. */
export interface CompiledTexts {
  readonly [key: string]: CompiledMessage | CompiledTexts;
}
