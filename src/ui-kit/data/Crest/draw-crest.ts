import { getTeamInitials } from '../../text/initials.ts';
import { chooseCrestFill } from './crest-fill.ts';

/** Draws a team into a copy of a prerendered `Crest`, for the page before the app has loaded. */
export function drawCrest(crest: HTMLElement, name: string, opponent?: string): void {
  crest.dataset['crest'] = String(chooseCrestFill(name, opponent));
  crest.dataset['initials'] = getTeamInitials(name);
}
