import { expect, test } from 'vitest';
import { findSportKind } from './sport-kind.ts';

test.each([
  ['4', '', 'cricket'],
  ['1', 'Calcio', 'soccer'],
  ['2', 'Tennis', 'tennis'],
  ['7', 'Horse Racing', 'horses'],
  ['4339', 'Greyhound Racing', 'greyhounds'],
  ['99', 'Virtual cricket', 'cricket'],
  ['99', 'Football', 'soccer'],
  ['99', 'Live Casino', 'casino'],
  ['99', 'Table Tennis', 'other'],
  ['99', 'American Football', 'other'],
  ['constructor', '', 'other'],
])('findSportKind finds for id %j and name %j the icon of %s', (id, name, kind) =>
  expect(findSportKind(id, name)).toBe(kind),
);
