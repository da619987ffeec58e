import { type UrlPolicy } from '../safe-url.ts';

/** A page that frames some other hosts. */
export const policy: UrlPolicy = {
  origin: 'https://bets.example',
  frameHosts: ['games.example', '*.lobby.example', 'tv.example:8443', 'bets.example', 'localhost:5190'],
};
