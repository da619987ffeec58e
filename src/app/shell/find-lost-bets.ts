// A file of its own: asked for by import(), the whole slip would become one file, and every page that takes a word from it would load it all.
export { watchPendingBets } from '#features/bet-slip/index.ts';
