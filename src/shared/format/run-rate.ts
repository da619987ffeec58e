import { getNumberFormat } from './display.ts';

/** Runs an over, with two decimals as scoreboards have it: 31 from 22 balls is "8.45". Null where no ball is left. */
export const formatRunRate = (runs: number, balls: number): string | null =>
  balls <= 0 ? null : getNumberFormat('plain', 2).format((runs * 6) / balls);
