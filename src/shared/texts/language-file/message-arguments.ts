import { TYPE } from 'virtual:texts/parser';
import type { CompiledMessage } from '../message-types.ts';

type Part = Exclude<CompiledMessage, string>[number];

/** How a part formats its argument: `::currency/INR`. Empty without a format of its own. */
function describeFormat(part: Part): string {
  if (part.type === TYPE.plural) {
    const ordinal = part.pluralType === 'ordinal' ? ['ordinal'] : [];
    return [...ordinal, ...(part.offset === 0 ? [] : [`offset:${part.offset}`])].join(' ');
  }
  if (!('style' in part)) return '';
  const { style } = part;
  if (typeof style === 'string') return style;
  if (!style) return '';
  return `::${'pattern' in style ? style.pattern : style.tokens.map(({ stem, options }) => [stem, ...options].join('/')).join(' ')}`;
}

/** Lists the arguments of a message, sorted, each with its kind and format: `count plural`. */
export function listMessageArguments(message: CompiledMessage): readonly string[] {
  const found = new Set<string>();
  const visit = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (part.type === TYPE.literal || part.type === TYPE.pound) continue;
      found.add([part.value, TYPE[part.type], describeFormat(part)].filter((text) => text !== '').join(' '));
      if ('options' in part) for (const { value } of Object.values(part.options)) visit(value);
    }
  };
  if (typeof message !== 'string') visit(message);
  return [...found].sort();
}
