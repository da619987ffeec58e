import { freshTable, type TableState } from '#ui-kit';

/** What the address may say of the results: their days and one sport. */
export const freshResults: TableState = { ...freshTable, length: 25, filters: { days: 'today', sport: '' } };
