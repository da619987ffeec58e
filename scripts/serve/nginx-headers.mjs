import { root } from '../lib/install.mjs';
import { readHeaders } from './headers.mjs';

// Prints deploy/headers as nginx add_header lines: node scripts/serve/nginx-headers.mjs >
// /etc/nginx/exchange-headers.conf
for (const [name, value] of readHeaders(`${root}deploy/headers`)) console.log(`add_header ${name} "${value}" always;`);
