import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import type { TestServer } from './fixtures.ts';

/** The half year before the simulated evening. */
export const STATEMENT_DAYS = '2026-05-24..2026-11-22';

export const readStatement = (testServer: TestServer) => testServer.exchange.ledger.getStatement(demoUserId, {});

/** The time zone below the rows of an exported table, that of the tests (playwright.config.ts). */
export const TIMES = 'India Standard Time (GMT+5:30)';
