import { describe, expect, test } from 'vitest';
import { contract, type EndpointName } from '#shared/api/contract/index.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { callGroups, callTexts } from '../../../scripts/contract/fields/call-texts.ts';
import { listFields } from '../../../scripts/contract/schema/list-fields.ts';
import { toJsonSchema } from '../../../scripts/contract/schema/to-json-schema.ts';
import { codeFiles, readRepositoryFile } from '../../architecture/repository-files.ts';

const names = Object.keys(contract) as EndpointName[];
const removeKind = (path: string): string => path.replace(/@\w+$/, '');

describe('texts of the contract', () => {
  test.each(names)('every field of %s has a text, and every text a field', (name) => {
    const spec: Endpoint = contract[name];
    for (const side of ['request', 'response'] as const) {
      const paths = listFields(toJsonSchema(spec[side])).map((field) => field.path);
      const texts = Object.keys(callTexts[name][side]);
      expect(paths.filter((path) => !texts.includes(path))).toEqual([]);
      expect(texts.filter((path) => !paths.includes(removeKind(path)))).toEqual([]);
    }
  });

  test('the groups hold every call once', () => {
    const grouped = callGroups.flatMap(({ calls }) => Object.keys(calls));
    expect(grouped.toSorted()).toEqual(names.toSorted());
  });

  test('every text ends with a full stop', () => {
    const texts = Object.values(callTexts)
      .flatMap(({ details, payload, request, response }) => [
        details,
        payload,
        ...Object.values(request).flat(),
        ...Object.values(response).flat(),
      ])
      .filter((text): text is string => text !== undefined && text !== 'usual');
    expect(texts.filter((text) => !/\.\)?$/.test(text))).toEqual([]);
  });

  test('exactly the calls that no page sends are marked', () => {
    const pages = codeFiles
      .filter((file) => /^src\/(app|features)\//.test(file) && !/\.(test|stories)\.tsx?$|\/testing\//.test(file))
      .map(readRepositoryFile)
      .filter((source) => source.includes('#shared/api/contract/'));
    const isSent = (name: string): boolean => pages.some((source) => new RegExp(`\\b${name}\\b`).test(source));
    const marked = names.filter((name) => callTexts[name].isUnused === true);
    expect(names.filter((name) => !isSent(name))).toEqual(marked);
  });
});
