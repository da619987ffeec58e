import { openSources } from '../lib/load-sources.mjs';
import Ajv from 'ajv';
import { readFileSync, writeFileSync } from 'node:fs';
const s = await openSources();
try {
const { recordStream } = await s.load('scripts/contract/examples/record-stream.ts');
const { createAsyncApi } = await s.load('scripts/contract/asyncapi/create-asyncapi.ts');
const doc = createAsyncApi(await recordStream());
writeFileSync('/tmp/asyncapi.json', JSON.stringify(doc,null,2));
console.log(JSON.stringify(doc).length);
const ajv = new Ajv({strict:false, allErrors:true, validateFormats:false, logger: console});
const schema = JSON.parse(readFileSync('node_modules/@asyncapi/specs/schemas/3.0.0-without-$id.json','utf8'));
const v = ajv.compile(schema);
console.log(v(doc), v.errors?.slice(0,10));
} catch (e) { console.log(e.stack) }
await s.close();
