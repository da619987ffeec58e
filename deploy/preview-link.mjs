import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const HOUR_MS = 3_600_000;

/** Returns the public key of a private one (PEM), as config.json has it in `previewKey`. */
export const getPreviewKey = (privateKey) =>
  createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'der' }).toString('base64');

/** Creates a private key for preview links, as PEM. */
export const createPreviewSecret = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' });

/**
 * Signs a preview: the bytes of a configuration, its path on the host, and the end in milliseconds since 1970-01-01
 * UTC. Returns the token of the link.
 */
export function signPreview(privateKey, { file, content, until }) {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const payload = Buffer.from(JSON.stringify({ file, sha256, until })).toString('base64url');
  const signature = sign('sha256', Buffer.from(payload), {
    key: createPrivateKey(privateKey),
    dsaEncoding: 'ieee-p1363',
  });
  return `${payload}.${signature.toString('base64url')}`;
}

const USAGE = `usage: node deploy/preview-link.mjs --new-key <private key>
       node deploy/preview-link.mjs --key <private key> --site <https://…> [--hours 48] <config.next.json>`;

function run() {
  const { values, positionals } = parseArgs({
    options: {
      'new-key': { type: 'string' },
      key: { type: 'string' },
      site: { type: 'string' },
      hours: { type: 'string', default: '48' },
    },
    allowPositionals: true,
  });
  if (values['new-key'] !== undefined) {
    const secret = createPreviewSecret();
    writeFileSync(values['new-key'], secret, { flag: 'wx', mode: 0o600 });
    console.log(`"previewKey": "${getPreviewKey(secret)}"`);
    return;
  }
  const [file] = positionals;
  const hours = Number(values.hours);
  if (file === undefined || values.key === undefined || values.site === undefined || !(hours > 0))
    throw new Error(USAGE);
  const link = new URL('/', values.site);
  link.searchParams.set(
    'preview',
    signPreview(readFileSync(values.key, 'utf8'), {
      file: `/${basename(file)}`,
      content: readFileSync(file),
      until: Date.now() + hours * HOUR_MS,
    }),
  );
  console.log(link.href);
}

// Signs a link that shows another configuration in one tab. The file lies beside config.json on the host.
//
// The path of the script may have a link, which Node resolves for `import.meta.url` alone.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) run();
