import { afterAll, expect, vi } from 'vitest';

/**
 * Test files share a worker process (`isolate: false` in vitest.config.ts), which halves the CPU time of the unit
 * tests. Each file still gets new copies of this repository's modules. It shares only packages and globals with the
 * files before it, so this file reports a global that a test file has left changed.
 */
vi.resetModules();

/** Globals of packages, which stay for the whole process, and values that the DOM creates at every read. */
const packageGlobals = [
  /^__/,
  /^IS_REACT_ACT_ENVIRONMENT$/,
  /^(?:CSS|event|scroll[XY]|page[XY]Offset)$/,
  // fake-indexeddb/auto
  /^(?:indexedDB|IDB\w+)$/,
  // pdfjs-dist adds to Node what it needs of a browser.
  /^(?:DOMMatrix|ImageData|Iterator|Path2D|_?pdfjs\w+|navigator|self)$/,
];
const isPackageGlobal = (name: string): boolean => packageGlobals.some((pattern) => pattern.test(name));

const readGlobal = (name: string): unknown => {
  const value: unknown = Object.getOwnPropertyDescriptor(globalThis, name)?.value;
  return value === undefined ? Reflect.get(globalThis, name) : value;
};
const readGlobals = () =>
  new Map(
    Object.getOwnPropertyNames(globalThis)
      .filter((name) => !isPackageGlobal(name))
      .map((name) => [name, readGlobal(name)] as const),
  );

/** Events of the document that react-dom and storybook/test listen to, once for the whole process. */
const packageEvents = new Set(['selectionchange', 'focus', 'blur']);

/** Returns the events of the document that have listeners of this file, one for each listener. */
function recordListeners(): () => readonly string[] {
  const { document } = globalThis as { document?: Document };
  if (!document) return () => [];
  const listeners = new Map<string, unknown[]>();
  const { addEventListener, removeEventListener } = document;
  document.addEventListener = (type: string, ...rest: [EventListener]) => {
    listeners.set(type, [...(listeners.get(type) ?? []), rest[0]]);
    addEventListener.call(document, type, ...rest);
  };
  document.removeEventListener = (type: string, ...rest: [EventListener]) => {
    listeners.set(type, listeners.get(type)?.filter((listener) => listener !== rest[0]) ?? []);
    removeEventListener.call(document, type, ...rest);
  };
  return () => {
    Object.assign(document, { addEventListener, removeEventListener });
    return [...listeners].flatMap(([type, left]) => (packageEvents.has(type) ? [] : left.map(() => type)));
  };
}

const globalsBefore = readGlobals();
const listLeftListeners = recordListeners();
const countElements = (): number => (globalThis as { document?: Document }).document?.body.childElementCount ?? 0;

const elementsBefore = countElements();
/** styled-components writes into one style element for the whole process. */
const headBefore = [...((globalThis as { document?: Document }).document?.head.children ?? [])];
const environmentBefore = { ...process.env };

afterAll(() => {
  const globalsAfter = readGlobals();
  const names = new Set([...globalsBefore.keys(), ...globalsAfter.keys()]);
  const changed = [...names].filter((name) => !Object.is(globalsBefore.get(name), globalsAfter.get(name)));
  expect(changed, 'globals that this file has left changed').toEqual([]);
  expect(process.env, 'the environment that this file has left').toEqual(environmentBefore);
  expect(vi.isFakeTimers(), 'this file has left fake timers').toBe(false);
  expect(listLeftListeners(), 'listeners that this file has left on the document').toEqual([]);
  expect(headBefore.filter(({ isConnected }) => !isConnected).length, 'elements that this file has removed').toBe(0);
  expect(countElements(), 'elements in the document when this file ends').toBe(elementsBefore);
});
