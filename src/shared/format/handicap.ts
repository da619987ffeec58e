import { getHandicap, hasHandicap, type RunnerId } from '../domain/market/runner-id.ts';
import { formatPlainDecimals } from '../domain/money/hundredths.ts';
import { texts } from './texts.ts';

const formatDigits = (handicap: number): string => formatPlainDecimals(Math.abs(handicap));

/** Formats a handicap in hundredths with its sign: "+0.5", "−0.25", "0". */
export const formatHandicap = (handicap: number): string =>
  (handicap > 0 ? texts.plus : handicap < 0 ? texts.minus : '') + formatDigits(handicap);

const replaceMinusSigns = (text: string): string => text.replaceAll(texts.minus, '-');

/** Appends the line to a runner's name, "Arsenal" at +0.5 becomes "Arsenal +0.5", unless the name has it already. */
export function appendHandicap(name: string, handicap: number): string {
  const formatted = formatHandicap(handicap);
  return handicap !== 0 && replaceMinusSigns(name).includes(replaceMinusSigns(formatted))
    ? name
    : `${name} ${formatted}`;
}

/** Returns names for a market of handicap lines. Each ends in its line, a level one in 0. */
export const withHandicapNames = <R extends { readonly runnerId: RunnerId; readonly name: string }>(
  runners: readonly R[],
): readonly R[] =>
  hasHandicap(runners)
    ? runners.map((runner) => ({ ...runner, name: appendHandicap(runner.name, getHandicap(runner.runnerId)) }))
    : runners;

/** Formats a runner's name for a screen reader, which often skips "−": "Arsenal minus 0.5". */
export function formatSpokenRunner({ runnerId, name }: { readonly runnerId: RunnerId; readonly name: string }): string {
  const handicap = getHandicap(runnerId);
  const formatted = formatHandicap(handicap);
  if (handicap === 0 || !name.endsWith(formatted)) return name;
  const { minus, plus } = texts.spoken;
  return `${name.slice(0, -formatted.length)}${handicap < 0 ? minus : plus} ${formatDigits(handicap)}`;
}
