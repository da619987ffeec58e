const LEAST = 1_000;

/** State of the page. `since`: time at which the elapsed time of the round was received. */
export const now = {
  games: [],
  table: null,
  since: 0,
  selection: null,
  stakeText: String(LEAST / 100),
  message: '',
  busy: false,
  reference: null,
  recentOutcomes: [],
};

export const isUnderWay = () => now.table?.round != null && now.table.round.outcome === null;
export const calculateElapsedMs = () => now.table.round.elapsedMs + (performance.now() - now.since);
