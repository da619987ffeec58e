/** A sport or place with an icon of its own. `other` is every other sport. */
export type SportKind = keyof typeof iconPaths;

/** One path an icon, in a box of 24, so that a prerendered icon changes with one attribute. */
export const iconPaths = {
  cricket: 'm17.5 3.5 3 3-9.6 9.6a2.1 2.1 0 0 1-3-3zM8.4 15.6 3.5 20.5M16 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  soccer:
    'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 8l4 3-1.5 4.5h-5L8 11zM12 8V3M16 11l4.6-1.5M14.5 15.5l2.8 3.8M9.5 15.5l-2.8 3.8M8 11 3.4 9.5',
  tennis: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M6 5.3c4 3.6 4 9.8 0 13.4M18 5.3c-4 3.6-4 9.8 0 13.4',
  horses:
    'M8.5 20.5H5l.8-2.6a8.7 8.7 0 1 1 12.4 0l.8 2.6h-3.5l-1-3.2a5 5 0 1 0-5 0zM7.5 10.5h.01M12 6h.01M16.5 10.5h.01',
  greyhounds:
    'M12 12c3 0 5.5 3 5.5 5.3 0 1.6-1.2 2.7-2.7 2.7-1 0-1.9-.6-2.8-.6s-1.8.6-2.8.6c-1.5 0-2.7-1.1-2.7-2.7C6.5 15 9 12 12 12zM3.5 10.5a1.6 1.9 0 1 0 3.2 0a1.6 1.9 0 1 0-3.2 0M7.7 6a1.6 2 0 1 0 3.2 0a1.6 2 0 1 0-3.2 0M13.1 6a1.6 2 0 1 0 3.2 0a1.6 2 0 1 0-3.2 0M17.3 10.5a1.6 1.9 0 1 0 3.2 0a1.6 1.9 0 1 0-3.2 0',
  casino: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM9 9h.01M15 15h.01M12 12h.01',
  'in-play': 'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M6 6a8.5 8.5 0 0 0 0 12M18 6a8.5 8.5 0 0 1 0 12',
  other: 'M7 4h10v6a5 5 0 0 1-10 0zM7 6H4c0 3 1 5 3.5 5.5M17 6h3c0 3-1 5-3.5 5.5M12 15v5M8 20h8',
} as const;

/** Kinds by the sport ids that nearly every exchange uses. */
const kindById: Readonly<Record<string, SportKind>> = {
  1: 'soccer',
  2: 'tennis',
  4: 'cricket',
  7: 'horses',
  4339: 'greyhounds',
};

const kindByWord: readonly (readonly [word: RegExp, kind: SportKind])[] = [
  [/cricket/i, 'cricket'],
  [/soccer|^football/i, 'soccer'],
  [/^tennis/i, 'tennis'],
  [/horse/i, 'horses'],
  [/greyhound/i, 'greyhounds'],
  [/casino/i, 'casino'],
];

/** Finds a sport's icon by its id, else by a word of its name. */
export const findSportKind = (sportId: string, sportName = ''): SportKind =>
  (Object.hasOwn(kindById, sportId) ? kindById[sportId] : undefined) ??
  kindByWord.find(([word]) => word.test(sportName))?.[1] ??
  'other';
