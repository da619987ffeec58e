import { TYPE } from '@formatjs/icu-messageformat-parser';

/** How a part formats its argument: `::currency/INR`. Empty without a format of its own. */
function describeFormat(part) {
  if (part.type === TYPE.plural) {
    const ordinal = part.pluralType === 'ordinal' ? ['ordinal'] : [];
    return [...ordinal, ...(part.offset === 0 ? [] : [`offset:${part.offset}`])].join(' ');
  }
  const { style } = part;
  if (!style) return '';
  if (typeof style === 'string') return style;
  return `::${'pattern' in style ? style.pattern : style.tokens.map(({ stem, options }) => [stem, ...options].join('/')).join(' ')}`;
}

/** Lists the arguments of a compiled message, sorted, each with its kind and format: `count plural`. */
export function listMessageArguments(message) {
  const found = new Set();
  const visit = (parts) => {
    for (const part of parts) {
      if (part.type === TYPE.literal || part.type === TYPE.pound) continue;
      found.add([part.value, TYPE[part.type], describeFormat(part)].filter((text) => text !== '').join(' '));
      if ('options' in part) for (const { value } of Object.values(part.options)) visit(value);
    }
  };
  if (typeof message !== 'string') visit(message);
  return [...found].sort();
}
