const POLICY = 'Content-Security-Policy';
/** A host as config.json names it. The app's schema has the same rule. */
const HOST = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i;

/** Changes one directive of the policy. Throws when the headers have no such directive. */
function addSources(headers, directive, sources) {
  if (sources.length === 0) return headers;
  const pattern = new RegExp(`(${directive}(?: [^;]+)?)(?=;|$)`);
  return headers.map(([name, value]) => {
    if (name !== POLICY) return [name, value];
    if (!pattern.test(value)) throw new Error(`the policy has no ${directive}`);
    return [name, value.replace(pattern, `$1 ${[...new Set(sources)].join(' ')}`)];
  });
}

/** Returns the origins of hosts. Throws for a host of another form, and for a wildcard that was not allowed. */
function toOrigins(key, hosts, allowsWildcards) {
  if (!Array.isArray(hosts)) throw new Error(`${key} is no list of hosts`);
  return hosts.map((host) => {
    if (typeof host !== 'string' || !HOST.test(host)) throw new Error(`${key}: no host name: ${JSON.stringify(host)}`);
    if (host.startsWith('*.') && !allowsWildcards)
      throw new Error(`${key}: ${host} allows every host below it. Name the hosts, or pass --allow-wildcards.`);
    if (/^\*\.[^.]+$/.test(host)) throw new Error(`${key}: ${host} is too wide`);
    return `https://${host}`;
  });
}

/** Returns the origin of a full address, or nothing for a path on the app's own host. */
function listOrigins(key, address) {
  if (address === undefined || (typeof address === 'string' && address.startsWith('/'))) return [];
  if (!URL.canParse(address)) throw new Error(`${key} is no address: ${JSON.stringify(address)}`);
  const { protocol, host } = new URL(address);
  // The URL standard allows characters in a host that end a directive, and `*`.
  if (!HOST.test(host) || host.startsWith('*')) throw new Error(`${key} names no single host: ${address}`);
  if (!['https:', 'http:', 'wss:', 'ws:'].includes(protocol))
    throw new Error(`${key} has another protocol: ${address}`);
  return [`${protocol}//${host}`];
}

/**
 * Returns the origins that the app calls. A socket has a protocol of its own, which the API's origin does not cover. It
 * stands under `apiBase` unless `live.socket` names another address.
 */
function listCalledOrigins({ apiBase, live, telemetry }) {
  const collector = listOrigins('telemetry.url', telemetry?.url);
  const api = listOrigins('apiBase', apiBase);
  if (live?.transport === 'polling') return [...api, ...collector];
  const socket = live?.socket === undefined ? api.map((origin) => origin.replace(/^http/, 'ws')) : [];
  return [...api, ...socket, ...listOrigins('live.socket', live?.socket), ...collector];
}

/**
 * Adds the hosts of a config.json to the policy: `frameHosts` to frame-src, `imageHosts` to img-src, and the API, its
 * socket and the collector of the telemetry to connect-src. The API may serve the logo, so it is in img-src too. Throws
 * for a host that cannot be one. `allowsWildcards` accepts `*.example.com`.
 */
export function addConfigHosts(headers, config, { allowsWildcards = false } = {}) {
  const origins = {
    'img-src': [
      ...toOrigins('imageHosts', config.imageHosts ?? [], allowsWildcards),
      ...listOrigins('apiBase', config.apiBase),
    ],
    'frame-src': toOrigins('frameHosts', config.frameHosts ?? [], allowsWildcards),
    'connect-src': listCalledOrigins(config),
  };
  return Object.entries(origins).reduce(
    (changed, [directive, sources]) => addSources(changed, directive, sources),
    headers,
  );
}

/**
 * Lets browsers report what the policy refused. `address`: a full https address, or a path on the app's host.
 * Firefox and Safari read report-uri, Chromium report-to.
 */
export function addReporting(headers, address) {
  const isPath = /^\/(?!\/)[\w./-]*$/.test(address);
  const isAddress = /^https:\/\/[\w.:/-]+$/.test(address) && URL.canParse(address);
  if (!isPath && !isAddress) throw new Error(`no https address and no path: ${address}`);
  return [
    ...headers.map(([name, value]) => [
      name,
      name === POLICY ? `${value}; report-uri ${address}; report-to csp` : value,
    ]),
    ['Reporting-Endpoints', `csp="${address}"`],
  ];
}

const escapeNginx = (value) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"');

const formatForNginx = (headers) =>
  headers.map(([name, value]) => `add_header ${name} "${escapeNginx(value)}" always;`);

/** Both hosts join the values of a header that two rules set, so each path has one rule for its cache. */
const formatForStaticHost = (headers) => [
  '/*',
  ...headers.map(([name, value]) => `  ${name}: ${value}`),
  '/assets/*',
  '  Cache-Control: public, max-age=31536000, immutable',
  '/config.json',
  '  Cache-Control: no-store',
];

const formatPlain = (headers) => headers.map(([name, value]) => `${name}: ${value}`);

/** How each kind of server reads headers. `static`: the file of headers of Netlify and Cloudflare Pages. */
export const headerFormats = { nginx: formatForNginx, static: formatForStaticHost, plain: formatPlain };

/** Lets the browser call every host below this one over https too. They must all have a certificate. */
export const addSubdomains = (headers) =>
  headers.map(([name, value]) => [name, name === 'Strict-Transport-Security' ? `${value}; includeSubDomains` : value]);
