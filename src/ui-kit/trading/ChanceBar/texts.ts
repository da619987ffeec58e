export const texts = {
  /** "43 %" with a space that does not break. */
  percent: (percent: number): string => `${percent} %`,
  lowest: '<1 %',
  highest: '>99 %',
  spoken: (chances: readonly string[]): string => `Chances from the prices: ${chances.join(', ')}`,
  spokenChance: (name: string, percent: string): string => `${name} ${percent}`,
} as const;
