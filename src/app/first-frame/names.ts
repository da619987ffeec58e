/** `login`, `register`: for visitors. `shell`: around every page of a bettor. `failed`: the app did not load. */
export const frameNames = ['login', 'register', 'shell', 'failed'] as const;
export type FrameName = (typeof frameNames)[number];

/** What is drawn before the app stands in an element of this id, beside the app's own. */
export const FRAME_ID = 'first-frame';
export const templateId = (name: FrameName): string => `${FRAME_ID}-${name}`;

/** The template of index.html that names what every first screen needs (scripts/build/preload-links.ts). */
export const FILES_ID = 'first-files';
