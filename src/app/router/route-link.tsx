import { Link } from 'react-router-dom';
import type { RenderLink } from '#ui-kit';

/** Renders the links of ui-kit with the router, without a page load. */
export const routeLink: RenderLink = ({ href, ...parts }) => <Link to={href} {...parts} />;
