import { expect, test } from 'vitest';
import type { StatementBet } from '#shared/api/contract/betting/reports.ts';
import { createStatementBetColumns } from './bet-columns.tsx';

test.each([
  ['odds', 'back', 'Back'],
  ['bookmaker', 'lay', 'Lay'],
  ['fancy', 'back', 'Yes'],
  ['fancy', 'lay', 'No'],
] as const)('createStatementBetColumns names the side of a %s bet: %s is "%s"', (kind, side, name) => {
  const column = createStatementBetColumns(() => side, kind).find(({ id }) => id === 'side');
  expect(column?.getValue({} as StatementBet)).toMatchObject({ text: name });
});
