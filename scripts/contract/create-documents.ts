import { createAsyncApi } from './asyncapi/create-asyncapi.ts';
import { recordExamples } from './examples/record-examples.ts';
import { recordStream } from './examples/record-stream.ts';
import { createOpenApi } from './openapi/create-openapi.ts';
import { writePage } from './page/write-page.ts';
import type { JsonSchema } from './schema/json-schema.ts';

const toFile = (document: JsonSchema): string => `${JSON.stringify(document, null, 2)}\n`;

/** Writes the documents of the contract: text by path from the root. The result is the same every time. */
export async function createDocuments(): Promise<Readonly<Record<string, string>>> {
  const openApi = createOpenApi(await recordExamples());
  const asyncApi = createAsyncApi(await recordStream());
  return {
    'docs/api/openapi.json': toFile(openApi),
    'docs/api/asyncapi.json': toFile(asyncApi),
    'docs/api.html': writePage(openApi, asyncApi),
  };
}
