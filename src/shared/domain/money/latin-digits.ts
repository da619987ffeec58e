/** Zeros of the scripts that our bettors' keyboards have. The other digits of a script follow its zero. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];

/** Replaces the digits of any script by Latin ones. */
export const toLatinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** Replaces the digits and separators of any script: "۱٬۲۳۴٫۵۰" becomes "1,234.50". */
export const toLatinNumber = (text: string): string =>
  toLatinDigits(text)
    .replaceAll('\u066b', '.')
    .replace(/[\u066c\u060c]/g, ',');
