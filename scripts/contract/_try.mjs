import { openSources } from '../lib/load-sources.mjs';
import { writeFileSync } from 'node:fs';
import SwaggerParser from '@apidevtools/swagger-parser';
const s = await openSources();
try {
const { recordExamples } = await s.load('scripts/contract/examples/record-examples.ts');
const { createOpenApi } = await s.load('scripts/contract/openapi/create-openapi.ts');
const doc = createOpenApi(await recordExamples());
writeFileSync('/tmp/openapi.json', JSON.stringify(doc,null,2));
console.log(JSON.stringify(doc).length, Object.keys(doc.components.schemas).join(' '));
await SwaggerParser.validate(JSON.parse(JSON.stringify(doc)));
console.log('valid');
} catch (e) { console.log(e.stack, JSON.stringify(e.details)?.slice(0,2000)) }
await s.close();
