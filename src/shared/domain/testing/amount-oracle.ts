import fc from 'fast-check';

/** An independent parser of typed amounts: it walks the characters and counts the digits between separators. */
interface ParsedDigits {
  readonly isNegative: boolean;
  readonly digits: string;
  readonly decimals: string;
}

const SEPARATORS = [',', ' ', '\u00a0', '\u2009', '\u202f'];
const isDigit = (letter: string): boolean => letter.length === 1 && letter >= '0' && letter <= '9';

function areGroupsValid(lengths: readonly number[]): boolean {
  const last = lengths.at(-1);
  const first = lengths[0];
  if (first === undefined || last !== 3) return false;
  const middle = lengths.slice(1, -1);
  const isWestern = first >= 1 && first <= 3 && middle.every((length) => length === 3);
  const isIndian = first >= 1 && first <= 2 && middle.every((length) => length === 2);
  return isWestern || isIndian;
}

function parseDigits(text: string): ParsedDigits | 'empty' | 'unreadable' {
  const letters = [...text.trim()];
  if (letters.length === 0) return 'empty';
  const isNegative = letters[0] === '-' || letters[0] === '−';
  if (isNegative) letters.shift();
  const groups = [''];
  const used = new Set<string>();
  let decimals: string | null = null;
  for (const letter of letters) {
    if (isDigit(letter) && decimals !== null) decimals += letter;
    else if (isDigit(letter)) groups.push(`${groups.pop() ?? ''}${letter}`);
    else if (letter === '.' && decimals === null) decimals = '';
    else if (SEPARATORS.includes(letter) && decimals === null) {
      used.add(letter === ',' ? ',' : ' ');
      groups.push('');
    } else return 'unreadable';
  }
  const digits = groups.join('');
  if (digits === '' && (decimals ?? '') === '') return 'unreadable';
  if (groups.length > 1 && (used.size > 1 || !areGroupsValid(groups.map(({ length }) => length)))) return 'unreadable';
  return { isNegative, digits, decimals: decimals ?? '' };
}

const MAX_HUNDREDTHS = 100_000_000_000n;
const limitToMax = (hundredths: bigint): bigint | 'unreadable' =>
  hundredths > MAX_HUNDREDTHS ? 'unreadable' : hundredths;

/** Returns the hundredths of a stake text. */
export function calculateOracleStake(text: string): bigint | 'empty' | 'unreadable' {
  const parsedDigits = parseDigits(text);
  return typeof parsedDigits === 'string'
    ? parsedDigits
    : limitToMax(BigInt(parsedDigits.digits === '' ? '0' : parsedDigits.digits) * 100n);
}

/** Returns the hundredths of an amount text. */
export function calculateOracleAmount(text: string): bigint | 'empty' | 'unreadable' {
  const parsedDigits = parseDigits(text);
  if (typeof parsedDigits === 'string') return parsedDigits;
  if (parsedDigits.isNegative || [...parsedDigits.decimals].slice(2).some((digit) => digit !== '0'))
    return 'unreadable';
  const integerPart = BigInt(parsedDigits.digits === '' ? '0' : parsedDigits.digits);
  return limitToMax(integerPart * 100n + BigInt((parsedDigits.decimals + '00').slice(0, 2)));
}

const createGroupedTexts = (locale: string) =>
  fc
    .tuple(fc.integer({ min: 0, max: 2_000_000_000 }), fc.constantFrom('', '.', '.5', '.50', '.005', '.99'))
    .map(([integerPart, end]) => new Intl.NumberFormat(locale).format(integerPart) + end);

/** Generates typed and pasted texts: amounts in several groupings, near misses, and random characters. */
export const inputTexts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789012345,,.. -−')), maxLength: 10 }),
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789,.-+eExX₹ab \u00a0\u202f')), maxLength: 12 }),
  fc.integer({ min: -100_000, max: 10_000_000 }).map(String),
  createGroupedTexts('en-IN'),
  createGroupedTexts('en-US'),
  createGroupedTexts('fr-FR'),
  createGroupedTexts('de-DE'),
  fc.constantFrom(
    '12.5',
    '1000.50',
    '1,500',
    '1,00,000',
    '1e3',
    '1.5.0',
    'abc',
    '2,5',
    '1,5000',
    '0x10',
    '１２３',
    '+5',
    '-500',
    '',
    ' ',
    '.',
  ),
);
