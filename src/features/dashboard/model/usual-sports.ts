import { texts } from '../texts.ts';

/** Finds the name of a sport that nearly every exchange has, before its matches have loaded. */
export const findUsualSportName = (sportId: string): string | null =>
  Object.hasOwn(texts.usualSports, sportId)
    ? texts.usualSports[sportId as unknown as keyof typeof texts.usualSports]
    : null;
