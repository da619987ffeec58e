import type { RaceState } from './model/race-card.ts';
import type { RacingSport } from './model/racing-sport.ts';

const sports: Record<RacingSport, string> = { '7': 'Horse racing', '4339': 'Greyhounds' };

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Name of a country, or the code itself when it is unknown. A malformed code would make Intl throw. */
function getCountryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code === '' ? 'Elsewhere' : code;
  return countries.of(code) ?? code;
}

const states: Record<RaceState, string> = {
  next: 'Next off',
  upcoming: 'Upcoming',
  'in-running': 'In running',
  suspended: 'Suspended',
  closed: 'Result in',
};

export const texts = {
  page: 'Racing',
  sports: 'Kinds of racing',
  sport: (sport: RacingSport) => sports[sport],
  countryName: getCountryName,
  nextOff: 'Next off',
  nextRaces: 'Next races',
  in: (left: string) => `in ${left}`,
  /** Label on the chip of a race that is not upcoming. */
  mark: (state: RaceState): string | null =>
    state === 'in-running' ? 'Live' : state === 'closed' ? 'Result' : state === 'suspended' ? 'Susp.' : null,
  race: (venue: string, time: string, state: RaceState) => `${venue} ${time}, ${states[state]}`,
  loading: 'Loading races',
  failed: 'The races could not be loaded',
  failedNext: 'Check your connection and try again.',
  noRaces: 'No races here',
  noRacesHint: 'Races appear here hours before they start.',
  status: {
    offIn: (left: string) => `Off in ${left}`,
    dueOff: 'Due off',
    inRunning: 'In running',
    suspended: 'Waiting for the result',
    winner: (name: string) => `Winner: ${name}`,
    placed: (name: string) => `Placed: ${name}`,
    closed: 'Result in',
  },
  runner: {
    jockey: 'Jockey',
    trainer: 'Trainer',
    draw: (draw: string) => `Draw ${draw}`,
    silks: (colours: string) => `Silks: ${colours}`,
    between: ' · ',
  },
  backToRacing: (sport: RacingSport) => sports[sport],
} as const;
