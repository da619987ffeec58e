import { Link } from 'react-router-dom';
import type { RenderLink } from '#ui-kit';

/** What the kit draws its links with inside the app: no page load. */
export const routeLink: RenderLink = ({ href, ...parts }) => <Link to={href} {...parts} />;
