import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import SwaggerParser from '@apidevtools/swagger-parser';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Documents, loadDocuments } from './load-documents.ts';

const require = createRequire(import.meta.url);
const root = new URL('../../../', import.meta.url);
/** Longest time that a busy machine needs to run the exchange. */
const RECORDING_MS = 60_000;
let documents: Documents;
beforeAll(async () => {
  documents = await loadDocuments();
}, RECORDING_MS);

describe('documents of the contract', () => {
  test.each(['docs/api/openapi.json', 'docs/api/asyncapi.json', 'docs/api.html'])(
    '%s is up to date, or `npm run contract:build` accepts the change',
    (path) => {
      const committed = readFileSync(new URL(path, root), 'utf8');
      expect(committed === documents.files[path], `${path} differs: run npm run contract:build`).toBe(true);
    },
  );

  test('openapi.json is a valid OpenAPI document', async () => {
    const copy = structuredClone(documents.openApi) as never;
    await expect(SwaggerParser.validate(copy)).resolves.toMatchObject({ openapi: '3.1.1' });
  });

  test('asyncapi.json is a valid AsyncAPI document', () => {
    // With all errors, the validator would follow each of thousands of alternatives.
    const ajv = new Ajv({ strict: false, validateFormats: false, inlineRefs: false });
    const path = require.resolve('@asyncapi/specs/schemas/3.0.0-without-$id.json');
    const isValid = ajv.compile(JSON.parse(readFileSync(path, 'utf8')) as object);
    expect(isValid(documents.asyncApi), JSON.stringify(isValid.errors)).toBe(true);
  });

  test('api.html loads nothing and runs no script', () => {
    const html = documents.files['docs/api.html'] ?? '';
    expect(html.match(/<script|<link|<img|src=|@import|url\(/g)).toBeNull();
  });

  test('every link of api.html leads to an element of the page', () => {
    const html = documents.files['docs/api.html'] ?? '';
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target ?? '');
    expect(targets.length).toBeGreaterThan(100);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  });
});
