/**
 * The oldest browsers that run the app. They are the first with everything that the app uses without a substitute.
 *
 * - Chrome and Edge: `:dir()`.
 * - Firefox: popovers and `Intl.Segmenter`.
 * - Safari: `AbortSignal.any`.
 *
 * src/app/boot/not-started.css asks for features of the same age.
 */
export const browserFloor = { chrome: '120', edge: '120', firefox: '125', safari: '17.4' } as const;
