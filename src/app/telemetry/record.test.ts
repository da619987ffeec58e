import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue, getUnit, isErrorRecord, type RecordName } from './record.ts';

const document = readFileSync('docs/telemetry.md', 'utf8');

/** Returns the rows of the table of records: name, unit, sampling and attributes. */
const listRows = () =>
  [...document.matchAll(/^\| `(\w+)` \| (\w*) ?\| (error|record) \| (.+) \|$/gm)].map(
    ([, name, unit, sampling, attributes = '']) => ({
      name,
      unit: unit === '' ? null : unit,
      sampling,
      attributes: [...attributes.matchAll(/`([^`]+)`/g)].map(([, attribute]) => attribute),
    }),
  );

test('catalogue has the records, units, sampling and attributes of docs/telemetry.md', () => {
  const names = Object.keys(catalogue) as RecordName[];
  expect(listRows()).toEqual(
    names.map((name) => ({
      name,
      unit: getUnit(name),
      sampling: isErrorRecord(name) ? 'error' : 'record',
      attributes: catalogue[name].attributes,
    })),
  );
});
