import { type BoardFilter, formatBoardFilter } from '#features/dashboard/index.ts';
import { paths } from '../router/paths.ts';

/** Address of the home list under a filter. */
export const getBoardHref = (filter: BoardFilter): string => `${paths.dashboard}${formatBoardFilter(filter)}`;
