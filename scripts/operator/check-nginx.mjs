import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHeaders } from '../serve/headers.mjs';
import { addReporting, headerFormats } from './config-headers.mjs';
import { runNginx } from './run-nginx.mjs';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Path, status, `Cache-Control` and the beginning of the content of each kind of response. */
const expected = [
  ['/', 200, 'no-cache', 'the page'],
  ['/dashboard', 200, 'no-cache', 'the page'],
  ['/version.json', 200, 'no-cache', '{}'],
  ['/config.json', 200, 'no-store', 'the configuration'],
  ['/assets/app-12345678.js', 200, IMMUTABLE, 'the script'],
  ['/assets/gone-12345678.js', 404, IMMUTABLE, null],
];

const createAppFiles = (folder) => ({
  [`${folder}/index.html`]: 'the page',
  [`${folder}/version.json`]: '{}',
  [`${folder}/assets/app-12345678.js`]: 'the script',
});

/** The configurations of deploy/, with paths and ports of a temporary folder in place of their own. */
const createVariants = (root, headers) => ({
  'deploy/docker/nginx.conf': {
    files: {
      ...createAppFiles('srv/exchange'),
      'etc/exchange/public/config.json': 'the configuration',
      'etc/exchange/headers.conf': headers,
      'etc/exchange/api.conf': readFileSync(join(root, 'deploy/docker/api.conf'), 'utf8'),
    },
    listReplacements: ({ folder, port, apiPort }) => [
      // First: the folder itself may stand in /tmp.
      [/ \/tmp\//g, ` ${folder}/`],
      ['/srv/exchange', `${folder}/srv/exchange`],
      ['/etc/exchange', `${folder}/etc/exchange`],
      ['/dev/stdout', `${folder}/access.log`],
      ['/dev/stderr', `${folder}/error.log`],
      ['listen 8080;', `listen 127.0.0.1:${port};`],
      ['http://exchange:8081', `http://127.0.0.1:${apiPort}`],
    ],
  },
  'deploy/nginx.conf': {
    files: {
      ...createAppFiles('srv/exchange'),
      'srv/exchange/config.json': 'the configuration',
      'exchange-headers.conf': headers,
    },
    // TLS needs a certificate, and `http2 on` a later nginx than many systems have.
    listReplacements: ({ folder, port, apiPort }) => [
      [/^ {2}(?:listen|http2|ssl_certificate|ssl_certificate_key) .*\n/gm, ''],
      ['server_name', `listen 127.0.0.1:${port};\n  server_name`],
      ['/srv/exchange', `${folder}/srv/exchange`],
      ['/etc/nginx/exchange-headers.conf', `${folder}/exchange-headers.conf`],
      ['http://127.0.0.1:8080', `http://127.0.0.1:${apiPort}`],
    ],
    addFrame: (text, folder) =>
      `pid ${folder}/nginx.pid;\nevents {}\nhttp {\n  include /etc/nginx/mime.types;\n  access_log ${folder}/access.log;\n  client_body_temp_path ${folder}/body;\n${text}\n}\n`,
  },
});

const replaceAll = (text, listed) =>
  listed.reduce((changed, [found, replacement]) => changed.replaceAll(found, replacement), text);

/** Requests every kind of response, and lists where it differs from what is expected. */
async function listResponseProblems(url, headers) {
  const problems = [];
  for (const [path, status, cache, content] of expected) {
    const response = await fetch(url + path);
    const text = await response.text();
    if (response.status !== status) problems.push(`${path}: status ${response.status}, expected ${status}`);
    if (content !== null && text !== content) problems.push(`${path}: responds with ${JSON.stringify(text)}`);
    for (const [name, value] of [...headers, ['Cache-Control', cache]])
      if (response.headers.get(name) !== value) problems.push(`${path}: ${name} is ${response.headers.get(name)}`);
  }
  return problems;
}

/** The longest picture of a deposit, with the other fields of its request. */
const UPLOAD_BYTES = 5 * 1024 * 1024 + 4096;

/** nginx must pass a deposit with the longest picture on. */
async function listUploadProblems(url) {
  const { status } = await fetch(`${url}/api/v1/wallet/walletchipIn`, {
    method: 'POST',
    body: 'x'.repeat(UPLOAD_BYTES),
  });
  return status === 200 ? [] : [`a deposit with a picture of 5 MB: status ${status}, expected 200`];
}

/** Headers of the API, which has no pages: a browser must not run or frame what it sends. */
const API_HEADERS = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
];

async function listApiHeaderProblems(url) {
  const { headers } = await fetch(`${url}/api/v1/user/getUser`, { method: 'POST' });
  return API_HEADERS.filter(([name, value]) => headers.get(name) !== value).map(
    ([name]) => `/api/: ${name} is ${headers.get(name)}`,
  );
}

/** Sends one key twice: nginx must pass the first request on, and refuse the second. */
async function listRepetitionProblems(url) {
  const send = async (key) => {
    const options = { method: 'POST', headers: key === null ? {} : { 'Idempotency-Key': key } };
    return (await fetch(`${url}/api/v1/bet/saveBet`, options)).status;
  };
  const statuses = [await send('a'), await send('a'), await send('b'), await send(null), await send(null)];
  const expectedStatuses = [200, 503, 200, 200, 200];
  return statuses.join() === expectedStatuses.join()
    ? []
    : [`repeated keys: status ${statuses.join()}, expected ${expectedStatuses.join()}`];
}

/**
 * Runs nginx with each configuration of deploy/, and lists what is wrong with its responses. `edit`: changes the text
 * of a configuration, for a test of this check.
 */
export async function listNginxProblems(nginx, root, edit = (text) => text) {
  const headers = addReporting(readHeaders(join(root, 'deploy/headers')), '/csp-reports');
  const problems = [];
  for (const [file, variant] of Object.entries(createVariants(root, `${headerFormats.nginx(headers).join('\n')}\n`))) {
    const { listReplacements, files, addFrame = (text) => text } = variant;
    const change = (place) => {
      const replace = (text) => replaceAll(text, listReplacements(place));
      return addFrame(replace(edit(readFileSync(join(root, file), 'utf8'))), place.folder);
    };
    const found = await checkOne({ nginx, files, change, headers, listReplacements });
    problems.push(...found.map((problem) => `${file}: ${problem}`));
  }
  return problems;
}

async function checkOne({ nginx, files, change, headers, listReplacements }) {
  let running;
  try {
    running = await runNginx({
      nginx,
      change,
      files: (place) =>
        Object.fromEntries(
          Object.entries(files).map(([path, text]) => [
            path,
            path.endsWith('api.conf') ? replaceAll(text, listReplacements(place)) : text,
          ]),
        ),
    });
  } catch (error) {
    return [error.message];
  }
  try {
    return [
      ...(await listResponseProblems(running.url, headers)),
      ...(await listRepetitionProblems(running.url)),
      ...(await listUploadProblems(running.url)),
      ...(await listApiHeaderProblems(running.url)),
    ];
  } finally {
    await running.close();
  }
}
