import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('racing', {
  page: 'Racing',
  sports: 'Kinds of racing',
  /** By the id of the sport. */
  sport: { '7': 'Horse racing', '4339': 'Greyhounds' },
  /** Races without a country. */
  noCountry: 'Elsewhere',
  nextOff: 'Next off',
  nextRaces: 'Next races',
  in: 'in {left}',
  /** On the small chip of a race that is not upcoming. */
  marks: { 'in-running': 'Live', suspended: 'Susp.', closed: 'Closed' },
  race: '{venue} {time}, {state}',
  states: {
    next: 'Next off',
    upcoming: 'Upcoming',
    'in-running': 'In running',
    suspended: 'Suspended',
    closed: 'Closed',
  },
  loading: 'Loading races',
  failed: 'The races could not be loaded',
  failedNext: 'Check your connection and try again.',
  noRaces: 'No races here',
  noRacesHint: 'Races appear here hours before they start.',
  status: {
    offIn: 'Off in {left}',
    dueOff: 'Due off',
    inRunning: 'In running',
    suspended: 'Suspended',
    winner: 'Winner: {name}',
    placed: 'Placed: {name}',
    closed: 'Closed',
  },
  runner: {
    jockey: 'Jockey {name}',
    trainer: 'Trainer {name}',
    draw: 'Draw {draw}',
    silks: 'Silks: {colours}',
    between: ' · ',
  },
});
