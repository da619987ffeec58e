import type { Plugin } from 'vite';
import type { Catalogue } from './read-catalogues.mjs';

interface SeparateMessages {
  /** Whether a file belongs to the first screens. */
  readonly isFirst: (file: string) => boolean;
  /** Whether a file draws the first prices. */
  readonly isDrawn: (file: string) => boolean;
  /** Resolves to the html of the prerendered screens. */
  readonly drawScreens: () => Promise<string>;
}

/** `separate`: the messages leave their modules for files of their own. */
export function compileTextCatalogues(options?: { readonly separate?: SeparateMessages }): Plugin;

/** Lists the catalogues of the sources, with their file. */
export function listCatalogues(): (Catalogue & { readonly file: string })[];
