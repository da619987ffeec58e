import type { RenderLink } from './RenderLink.ts';

/** Plain anchors, for stories and for pages without a router. */
export const plainLink: RenderLink = (parts) => <a {...parts} />;
