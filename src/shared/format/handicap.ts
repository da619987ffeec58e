import { plainDecimals } from '../domain/hundredths.ts';
import { handicapOf, hasHandicap, type RunnerId } from '../domain/runner-id.ts';
import { texts } from './texts.ts';

const digitsOf = (handicap: number): string => plainDecimals(Math.abs(handicap));

/** "+0.5", "−0.25", "0": a handicap, in hundredths, with its sign. */
export const formatHandicap = (handicap: number): string =>
  (handicap > 0 ? texts.plus : handicap < 0 ? texts.minus : '') + digitsOf(handicap);

const plain = (text: string): string => text.replaceAll(texts.minus, '-');

/** "Arsenal" at +0.5 is called "Arsenal +0.5", unless it is called so already. */
export function nameWithHandicap(name: string, handicap: number): string {
  const written = formatHandicap(handicap);
  return handicap !== 0 && plain(name).includes(plain(written)) ? name : `${name} ${written}`;
}

/** In a market of handicap lines each runner's name ends in its line, a level one in 0. */
export const withHandicapNames = <R extends { readonly runnerId: RunnerId; readonly name: string }>(
  runners: readonly R[],
): readonly R[] =>
  hasHandicap(runners)
    ? runners.map((runner) => ({ ...runner, name: nameWithHandicap(runner.name, handicapOf(runner.runnerId)) }))
    : runners;

/** A runner's name for a screen reader, which often leaves out "−": "Arsenal minus 0.5". */
export function spokenRunner({ runnerId, name }: { readonly runnerId: RunnerId; readonly name: string }): string {
  const handicap = handicapOf(runnerId);
  const written = formatHandicap(handicap);
  if (handicap === 0 || !name.endsWith(written)) return name;
  const { minus, plus } = texts.spoken;
  return `${name.slice(0, -written.length)}${handicap < 0 ? minus : plus} ${digitsOf(handicap)}`;
}
