import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listImageFileProblems, readInstructions } from '../../../scripts/operator/check-images.mjs';
import { listNginxProblems } from '../../../scripts/operator/check-nginx.mjs';
import { findNginx } from '../../../scripts/operator/run-nginx.mjs';

const root = new URL('../../../', import.meta.url).pathname;
const nginx = findNginx();

/** Lists the problems after one change of one file. */
function breakFile(file: string, found: string, replacement: string): string[] {
  return listImageFileProblems(root, (path) => {
    const text = readFileSync(root + path, 'utf8');
    if (path !== file) return text;
    expect(text).toContain(found);
    return text.replace(found, replacement);
  });
}

describe('listImageFileProblems', () => {
  test('finds nothing wrong with the files of deploy', () => {
    expect(listImageFileProblems(root)).toEqual([]);
  });

  test.each([
    ['deploy/docker/Dockerfile', 'COPY deploy/docker/nginx.conf', 'COPY deploy/docker/other.conf', 'does not exist'],
    ['deploy/docker/Dockerfile', '--from=build /app/dist', '--from=built /app/dist', 'unknown stage built'],
    ['deploy/docker/Dockerfile', 'USER 101', 'USER nginx', 'USER of the image is nginx'],
    ['deploy/docker/Dockerfile', 'USER 101\n', '', 'USER of the image is root'],
    ['deploy/docker/Dockerfile', 'nginx:1.28-alpine', 'nginx:alpine', 'no fixed version'],
    ['deploy/docker/Dockerfile', 'EXPOSE 8080', 'EXPOSE 80', 'nginx listens on 8080'],
    ['deploy/docker/Dockerfile', '/etc/exchange/headers.conf', '/etc/headers.conf', 'which the image lacks'],
    ['.dockerignore', 'dist\n', 'dist\ndeploy\n', 'leaves out'],
    ['deploy/docker/nginx.conf', 'proxy_temp_path /tmp/proxy;', '', 'proxy_temp_path is the default'],
    ['deploy/docker/compose.yaml', 'read_only: true', 'read_only: false', 'lacks read_only'],
    ['deploy/docker/compose.yaml', './config.json:', './gone.json:', 'which does not exist'],
    ['deploy/docker/compose.yaml', "'8080:8080'", "'8080:80'", 'no port 8080'],
    ['deploy/docker/compose.yaml', "PORT: '8081'", "PORT: '8082'", 'has another one'],
    ['deploy/docker/api.conf', 'http://exchange:8081', 'http://api:8081', 'no service'],
  ])('names the problem of %s with %j replaced by %j', (file, found, replacement, problem) => {
    expect(breakFile(file, found, replacement).join('\n')).toContain(problem);
  });
});

test('readInstructions joins continued lines and leaves out comments', () => {
  expect(readInstructions('# first\nRUN a \\\n  && b\nUSER 1')).toEqual([
    { name: 'RUN', parts: ['a', '&&', 'b'] },
    { name: 'USER', parts: ['1'] },
  ]);
});

describe.skipIf(nginx === null)('listNginxProblems', () => {
  const list = (edit?: (text: string) => string) => listNginxProblems(nginx ?? '', root, edit);

  test('finds every header and status in both configurations', async () => {
    expect(await list()).toEqual([]);
  });

  test('finds a location without the headers', async () => {
    const problems = await list((text) =>
      text.replace(/(location = \/config\.json \{.*?)include \S+headers\.conf;/, '$1'),
    );
    expect(problems).toContainEqual(expect.stringContaining('/config.json: Content-Security-Policy is null'));
  });

  test('finds a proxy that passes a repeated key on', async () => {
    const problems = await list((text) => text.replace('limit_req zone=one_key_one_bet;', ''));
    expect(problems).toContainEqual(expect.stringContaining('repeated keys: status 200,200'));
  });

  test('finds an API whose responses a browser may run', async () => {
    const problems = await list((text) => text.replace(/add_header Content-Security-Policy "default-src.*/, ''));
    expect(problems).toContainEqual(expect.stringContaining('/api/: Content-Security-Policy is null'));
  });

  test('finds a proxy that refuses the picture of a deposit', async () => {
    const problems = await list((text) => text.replace(/client_max_body_size.*/, ''));
    expect(problems).toContainEqual(expect.stringContaining('a deposit with a picture of 5 MB: status 413'));
  });

  test('reports what nginx itself refuses', async () => {
    const problems = await list((text) => text.replace('root /srv', 'roots /srv'));
    expect(problems).toContainEqual(expect.stringContaining('unknown directive "roots"'));
  });
});
