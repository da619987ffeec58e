import { getNumberFormat } from './display.ts';

/** Formats runs per over with two decimals, half up: 31 from 22 balls is "8.45". Null when no ball is left. */
export const formatRunRate = (runs: number, balls: number): string | null =>
  balls <= 0 ? null : getNumberFormat('plain', 2).format(Math.round((runs * 600) / balls) / 100);
