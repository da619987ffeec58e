import { paths } from '../router/paths.ts';

const addresses = [...Object.values(paths).filter((path) => typeof path === 'string'), paths.toMatch('', '')];
const firstSegments = new Set(
  [...addresses, paths.toStatementDetail('')].map((address) => address.split('/')[1]?.split('?')[0] ?? ''),
);

/** Matches the addresses of the app's pages. An operator's other pages and files stay with the server. */
export const appPages = new RegExp(`^/(?:${[...firstSegments].join('|')})(?:[/?]|$)`, 'i');
