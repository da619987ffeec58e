import { createDocuments } from '../../../scripts/contract/create-documents.ts';
import type { JsonSchema } from '../../../scripts/contract/schema/json-schema.ts';

export interface Documents {
  /** Text of each file, by its path from the root. */
  readonly files: Readonly<Record<string, string>>;
  readonly openApi: JsonSchema;
  readonly asyncApi: JsonSchema;
}

/** Writes the documents in memory. */
export async function loadDocuments(): Promise<Documents> {
  const files = await createDocuments();
  const parse = (path: string): JsonSchema => JSON.parse(files[path] ?? '') as JsonSchema;
  return { files, openApi: parse('docs/api/openapi.json'), asyncApi: parse('docs/api/asyncapi.json') };
}
