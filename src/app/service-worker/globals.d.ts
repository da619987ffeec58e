/** The app's files of this build (scripts/build/service-worker.ts). */
declare const __PRECACHED_FILES__: { url: string; revision: string | null; integrity?: string }[];

interface ExtendableEvent {
  /** Static routing of Chromium, which TypeScript does not know yet. */
  addRoutes?(rule: { condition: { requestMethod: string }; source: 'network' }): Promise<void>;
}
