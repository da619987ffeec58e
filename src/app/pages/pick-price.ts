// A file of its own, as shell/find-lost-bets.ts is.
export { pickPrice } from '#features/bet-slip/index.ts';
