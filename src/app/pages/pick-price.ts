// A file of its own, as shell/find-lost-bets.ts is.
export { selectPrice } from '#features/bet-slip/index.ts';
