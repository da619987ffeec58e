/**
 * `login` and `register` are for visitors. `shell` surrounds every page of a signed-in user. `home` is the dashboard
 * with sample prices, `match` the page of a match. `failed`: the app did not load.
 */
export const screenNames = ['login', 'register', 'shell', 'home', 'match', 'failed'] as const;
export type ScreenName = (typeof screenNames)[number];

/** Id of the element that holds the prerendered screen, beside the app's own. */
export const PRERENDERED_ID = 'prerendered';
export const getTemplateId = (name: ScreenName): string => `${PRERENDERED_ID}-${name}`;

/** The HTML of each screen and their style sheet, which the build writes into index.html. */
export interface PrerenderedScreens {
  readonly html: Readonly<Record<ScreenName, string>>;
  readonly css: string;
  /** Styles that only the match has. Other pages do not download them. */
  readonly matchCss: string;
}
