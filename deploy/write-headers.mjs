import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addConfigHosts, addReporting, addSubdomains, headerFormats } from '../scripts/operator/config-headers.mjs';
import { readHeaders } from '../scripts/serve/headers.mjs';

// Writes the headers of deploy/headers with the hosts that config.json names. It needs no installed package:
// node deploy/write-headers.mjs [--format nginx|static|plain] [--report-to <address>] [--allow-wildcards]
//   [--include-subdomains] [--out <file>] <config.json>
const { values, positionals } = parseArgs({
  options: {
    format: { type: 'string', default: 'nginx' },
    'report-to': { type: 'string' },
    'allow-wildcards': { type: 'boolean', default: false },
    'include-subdomains': { type: 'boolean', default: false },
    out: { type: 'string' },
  },
  allowPositionals: true,
});
const [file] = positionals;
const format = Object.hasOwn(headerFormats, values.format) ? headerFormats[values.format] : undefined;
if (file === undefined || format === undefined)
  throw new Error('usage: node deploy/write-headers.mjs [--format nginx|static|plain] … <config.json>');

const config = JSON.parse(readFileSync(file, 'utf8'));
const shipped = readHeaders(fileURLToPath(new URL('./headers', import.meta.url)));
const withHosts = addConfigHosts(shipped, config, { allowsWildcards: values['allow-wildcards'] });
const withSubdomains = values['include-subdomains'] ? addSubdomains(withHosts) : withHosts;
const headers = values['report-to'] === undefined ? withSubdomains : addReporting(withSubdomains, values['report-to']);
const text = `${format(headers).join('\n')}\n`;
if (values.out === undefined) process.stdout.write(text);
else writeFileSync(values.out, text);
