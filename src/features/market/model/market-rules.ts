import { ruleTexts } from '../rule-texts.ts';
import type { RuleSubject } from './rule-subject.ts';

/** Rules of one kind of market. Each item has one or two sentences. */
export interface RuleSet {
  /** How the result is decided and what it pays. */
  readonly settles: readonly string[];
  /** When the stake is returned. */
  readonly voids: readonly string[];
  /** Further notes before betting. */
  readonly notes: readonly string[];
}

/** Lists the rules of every kind of market in the language. They load with the first open rules dialog. */
export function listMarketRules(): Readonly<Record<RuleSubject, RuleSet>> {
  const { pays, settles, voids, notes } = ruleTexts;
  return {
    'match-odds': {
      settles: [settles.match, pays.odds],
      voids: [voids.abandoned, voids.tie, voids.wrongPrice],
      notes: [notes.matched, notes.suspended],
    },
    bookmaker: {
      settles: [settles.bookmaker, pays.bookmaker],
      voids: [voids.abandoned, voids.tieWithoutWinner, voids.wrongPrice],
      notes: [notes.runnerAlone, notes.matched],
    },
    toss: {
      settles: [settles.toss, pays.odds],
      voids: [voids.toss, voids.wrongPrice],
      notes: [notes.toss, notes.matched],
    },
    'tied-match': {
      settles: [settles.tied, pays.odds],
      voids: [voids.abandoned, voids.wrongPrice],
      notes: [notes.matched, notes.suspended],
    },
    'completed-match': {
      settles: [settles.completed, pays.odds],
      voids: [voids.match, voids.wrongPrice],
      notes: [notes.matched, notes.suspended],
    },
    'over-under': {
      settles: [settles.total, pays.odds],
      voids: [voids.total, voids.wrongPrice],
      notes: [notes.matched, notes.suspended],
    },
    'to-be-placed': {
      settles: [settles.places, pays.odds],
      voids: [voids.nonRunner, voids.race, voids.wrongPrice],
      notes: [notes.places, notes.placeFigures, notes.placeExposure, notes.matched],
    },
    race: {
      settles: [settles.race, pays.odds],
      voids: [voids.nonRunner, voids.raceOrAgain, voids.wrongPrice],
      notes: [notes.deadHeat, notes.matched],
    },
    other: {
      settles: [settles.event, pays.odds],
      voids: [voids.abandoned, voids.wrongPrice],
      notes: [notes.matched, notes.suspended],
    },
    'run-line': {
      settles: [settles.runLine, pays.fancy],
      voids: [voids.session, voids.wrongPrice],
      notes: [notes.runChanged, notes.pause],
    },
    'ball-by-ball': {
      settles: [settles.ball, pays.fancy],
      voids: [voids.ball, voids.wrongPrice],
      notes: [notes.ball, notes.pause],
    },
    'odd-even': {
      settles: [settles.oddEven, pays.fancy],
      voids: [voids.oddEven, voids.wrongPrice],
      notes: [notes.pause],
    },
  };
}
