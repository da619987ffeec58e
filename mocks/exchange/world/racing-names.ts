import type { Rng } from './rng.ts';

export interface RaceVenue {
  readonly name: string;
  readonly countryCode: string;
}

export const horseVenues: readonly RaceVenue[] = [
  { name: 'Ascot', countryCode: 'GB' },
  { name: 'Kempton', countryCode: 'GB' },
  { name: 'Curragh', countryCode: 'IE' },
  { name: 'Mahalaxmi', countryCode: 'IN' },
  { name: 'Flemington', countryCode: 'AU' },
  { name: 'Randwick', countryCode: 'AU' },
  { name: 'Greyville', countryCode: 'ZA' },
  { name: 'Longchamp', countryCode: 'FR' },
  { name: 'Aqueduct', countryCode: 'US' },
  { name: 'Ellerslie', countryCode: 'NZ' },
];

export const greyhoundVenues: readonly RaceVenue[] = [
  { name: 'Romford', countryCode: 'GB' },
  { name: 'Monmore', countryCode: 'GB' },
  { name: 'Shelbourne Park', countryCode: 'IE' },
  { name: 'Wentworth Park', countryCode: 'AU' },
  { name: 'The Meadows', countryCode: 'AU' },
  { name: 'Addington', countryCode: 'NZ' },
];

const first = [
  'Amber',
  'Autumn',
  'Bold',
  'Copper',
  'Crimson',
  'Dancing',
  'Distant',
  'Early',
  'Emerald',
  'Gentle',
  'Golden',
  'Harbour',
  'Hidden',
  'Ivory',
  'Jasmine',
  'Lucky',
  'Midnight',
  'Misty',
  'Noble',
  'Ocean',
  'Patient',
  'Quiet',
  'Royal',
  'Silver',
  'Solar',
  'Swift',
  'Velvet',
  'Wandering',
  'Western',
  'Winter',
] as const;
const last = [
  'Anthem',
  'Arrow',
  'Ballad',
  'Beacon',
  'Comet',
  'Current',
  'Dawn',
  'Drum',
  'Echo',
  'Ember',
  'Flight',
  'Garden',
  'Horizon',
  'Lantern',
  'Letter',
  'Meadow',
  'Mirage',
  'Orchard',
  'Parade',
  'Promise',
  'Rambler',
  'Reason',
  'River',
  'Rhythm',
  'Signal',
  'Sonata',
  'Story',
  'Thunder',
  'Voyage',
  'Willow',
] as const;
const people = [
  'Abberly',
  'Brackwell',
  'Cotterdam',
  'Dunnerdale',
  'Evershaw',
  'Fennimane',
  'Garroway',
  'Hexfield',
  'Inglestone',
  'Jessamy',
  'Kilbrannock',
  'Larkspear',
  'Mossbury',
  'Nettlefold',
  'Oakhanger',
  'Pennyworth-Lee',
] as const;
const letters = 'ABCDEFGHJKLMNPRSTW';
const colours = [
  'red, white sleeves',
  'royal blue, yellow cap',
  'emerald green, black spots',
  'white, purple star',
  'orange, navy hoops',
  'black, pink chevrons',
  'yellow, green sash',
  'light blue, maroon cap',
  'purple, white stripes',
  'pink, grey sleeves',
  'brown, gold diamonds',
  'navy, silver cross',
  'turquoise, red cap',
  'maroon, beige hoops',
] as const;

/** Different names for the whole field. */
export function drawFieldNames(rng: Rng, count: number): string[] {
  const names = new Set<string>();
  while (names.size < count) names.add(`${rng.choose(first)} ${rng.choose(last)}`);
  return [...names];
}

export const drawPersonName = (rng: Rng): string =>
  `${letters.charAt(rng.integer(0, letters.length - 1))} ${rng.choose(people)}`;

export const describeColours = (number: number): string => colours[(number - 1) % colours.length] ?? colours[0];
