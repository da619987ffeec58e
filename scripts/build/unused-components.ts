import type { Plugin } from 'vite';

/** A name for developer tools: `Link.displayName = "Link";`. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
/** A component that React creates: `= React2.forwardRef(`. */
const CREATION = /= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Leaves out the components of React Router that the app does not import. The bundler keeps them otherwise: it cannot
 * know that creating and naming a component has no other effect.
 */
export const removeUnusedComponents = (): Plugin => ({
  name: 'remove-unused-components',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: code.replace(DISPLAY_NAME, '').replace(CREATION, '= /* @__PURE__ */ '),
      map: null,
    }),
  },
});
