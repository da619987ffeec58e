import { texts } from '../../texts.ts';

/** In whole seconds. */
const USUAL_DELAY = 5;

/** Texts that decide the width of the badge. */
export const listUsualDelays = () => ({
  'data-usual': texts.delay({ seconds: USUAL_DELAY }),
  'data-none': texts.delay({ seconds: 0 }),
});
