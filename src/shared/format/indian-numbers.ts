type Options = Intl.NumberFormatOptions | undefined;

/** Returns the least and the most decimals of a format. Null for a format with other options. */
function readDecimals(options: Options): readonly [least: number, most: number] | null {
  const { style = 'decimal', currency, currencyDisplay, ...digits } = options ?? {};
  const { minimumFractionDigits: least, maximumFractionDigits: most, ...others } = digits;
  if (Object.keys(others).length > 0) return null;
  if (style === 'decimal') return [least ?? 0, most ?? 3];
  const isRupee = style === 'currency' && currency === 'INR' && currencyDisplay === 'narrowSymbol';
  // A currency has numbers of decimals of its own.
  return isRupee && least !== undefined && most !== undefined ? [least, most] : null;
}

/**
 * Creates the format of `Intl.NumberFormat('en-IN')` without `Intl`, whose first format takes a slow phone 60 ms. Null
 * for any other locale, and for options besides numbers of decimals and the rupee. A number that has to be rounded is
 * left to `Intl`.
 */
export function createIndianFormat(
  locale: string,
  options: Options,
  createIntlFormat: () => Intl.NumberFormat,
): ((value: number) => string) | null {
  const decimals = locale === 'en-IN' ? readDecimals(options) : null;
  if (decimals === null) return null;
  const [least, most] = decimals;
  const symbol = options?.style === 'currency' ? '₹' : '';
  let intlFormat: Intl.NumberFormat | undefined;
  return (value) => {
    const [, sign = '', integer = '', digits = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
    if (integer === '' || digits.length > most || Object.is(value, -0))
      return (intlFormat ??= createIntlFormat()).format(value);
    const grouped = integer.replace(/\d(?=(?:\d\d)+\d$)/g, '$&,');
    const fraction = digits.padEnd(least, '0');
    return `${sign}${symbol}${grouped}${fraction === '' ? '' : `.${fraction}`}`;
  };
}
