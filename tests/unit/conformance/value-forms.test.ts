import { expect, test } from 'vitest';
import { valueForms } from '../../../scripts/conformance/inspect/value-forms.ts';
import { wireTypes } from '../../../scripts/contract/schema/wire-types.ts';

test('valueForms describes every wire type of the documents, and no other', () =>
  expect(Object.keys(valueForms).toSorted()).toEqual(Object.keys(wireTypes).toSorted()));
