import type { RenderLink } from './render-link.ts';

/** Plain anchors, for stories and pages without a router. */
export const renderPlainLink: RenderLink = (props) => <a {...props} />;
