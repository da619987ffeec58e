/** `login`, `register`: for visitors. `shell`: around every page of a signed-in user. `failed`: the app did not load. */
export const screenNames = ['login', 'register', 'shell', 'failed'] as const;
export type ScreenName = (typeof screenNames)[number];

/** The element that holds the prerendered screen, beside the app's own. */
export const PRERENDERED_ID = 'prerendered';
export const templateId = (name: ScreenName): string => `${PRERENDERED_ID}-${name}`;

/** What the build writes into index.html, and its style sheet. */
export interface PrerenderedScreens {
  readonly html: Readonly<Record<ScreenName, string>>;
  readonly css: string;
}
