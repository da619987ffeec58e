import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = 'deploy/docker';

/** Reads the instructions of a Dockerfile, with continued lines joined. */
export const readInstructions = (text) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...parts] = line.trim().split(/\s+/);
      return { name: name.toUpperCase(), parts };
    });

/** Lists what is wrong with the copies of a Dockerfile: a missing file, an ignored one, or an unknown stage. */
function listCopyProblems(instructions, root, ignored) {
  const stages = instructions.filter(({ name }) => name === 'FROM').map(({ parts }) => parts[2]);
  return instructions.flatMap(({ name, parts }) => {
    if (name !== 'COPY') return [];
    const stage = parts.find((part) => part.startsWith('--from='))?.slice('--from='.length);
    if (stage !== undefined) return stages.includes(stage) ? [] : [`COPY takes files of the unknown stage ${stage}`];
    const sources = parts.filter((part) => !part.startsWith('--')).slice(0, -1);
    return sources.flatMap((source) => {
      if (!existsSync(join(root, source))) return [`COPY takes ${source}, which does not exist`];
      return ignored.some((each) => source === each || source.startsWith(`${each}/`))
        ? [`COPY takes ${source}, which .dockerignore leaves out`]
        : [];
    });
  });
}

/** Lists images without a fixed version, and a user of the last stage that is root or has a name. */
function listImageProblems(instructions) {
  const stages = instructions.filter(({ name }) => name === 'FROM').map(({ parts }) => parts[2]);
  const images = instructions.filter(({ name }) => name === 'FROM').map(({ parts }) => parts[0]);
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
  const user = last.findLast(({ name }) => name === 'USER')?.parts[0];
  return [
    ...images
      .filter((image) => !stages.includes(image) && !/:\d+\.\d+/.test(image))
      .map((image) => `FROM ${image} has no fixed version`),
    // Kubernetes compares numbers: it cannot prove that a name is not root.
    ...(/^[1-9]\d*$/.test(user ?? '') ? [] : [`USER of the image is ${user ?? 'root'}`]),
  ];
}

/** Lists paths that nginx writes to and that are not in the temporary folder. */
function listWritableProblems(nginx) {
  const written = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path`);
  return ['pid', ...written].flatMap((name) => {
    const path = new RegExp(`^\\s*${name} (\\S+);`, 'm').exec(nginx)?.[1];
    return path?.startsWith('/tmp/') === true ? [] : [`nginx.conf: ${name} is ${path ?? 'the default'}`];
  });
}

/** Returns the lines of one service of compose.yaml. */
function readService(compose, name) {
  const [, rest = ''] = compose.split(`\n  ${name}:\n`);
  return rest.split(/\n {2}\S/)[0] ?? '';
}

function listComposeProblems(compose, root, port, api) {
  const app = readService(compose, 'app');
  const required = ['read_only: true', '- ALL', '- no-new-privileges:true', '- /tmp'];
  const mounted = [...app.matchAll(/- (\.\/[^:\s]+):/g)].map(([, path]) => path);
  const ports = [...app.matchAll(/- '\d+:(\d+)'/g)].map(([, inner]) => inner);
  const [, host = '', apiPort = ''] = /proxy_pass http:\/\/([\w-]+):(\d+);/.exec(api) ?? [];
  const target = readService(compose, host);
  return [
    ...required.filter((line) => !app.includes(line)).map((line) => `compose.yaml: the app lacks ${line}`),
    ...mounted
      .filter((path) => !existsSync(join(root, FOLDER, path)))
      .map((path) => `compose.yaml mounts ${path}, which does not exist`),
    ...(ports.includes(port) ? [] : [`compose.yaml: the app has no port ${port}`]),
    ...(target === '' ? [`api.conf calls ${host}, which is no service of compose.yaml`] : []),
    ...(target.includes(`PORT: '${apiPort}'`) ? [] : [`api.conf calls port ${apiPort}, and ${host} has another one`]),
    ...[...target.matchAll(/scripts\/[\w./-]+/g)]
      .filter(([path]) => !existsSync(join(root, path)))
      .map(([path]) => `compose.yaml runs ${path}, which does not exist`),
  ];
}

/** Lists the files that nginx includes and that no COPY, mount or the image itself brings. */
function listIncludeProblems(nginx, instructions) {
  const copied = instructions.filter(({ name }) => name === 'COPY').map(({ parts }) => parts.at(-1));
  return [...nginx.matchAll(/include (\S+);/g)]
    .map(([, path]) => path)
    .filter((path) => path !== '/etc/nginx/mime.types' && !path.includes('*') && !copied.includes(path))
    .map((path) => `nginx.conf includes ${path}, which the image lacks`);
}

/**
 * Lists what is wrong with the Dockerfile, compose.yaml and the configuration of nginx, as far as their text tells.
 * `read`: reads a file of the repository.
 */
export function listImageFileProblems(root, read = (path) => readFileSync(join(root, path), 'utf8')) {
  const instructions = readInstructions(read(`${FOLDER}/Dockerfile`));
  const nginx = read(`${FOLDER}/nginx.conf`);
  const ignored = read('.dockerignore').split('\n').filter(Boolean);
  const port = instructions.find(({ name }) => name === 'EXPOSE')?.parts[0] ?? '';
  const listened = /listen (\d+);/.exec(nginx)?.[1];
  return [
    ...listCopyProblems(instructions, root, ignored),
    ...listImageProblems(instructions),
    ...listWritableProblems(nginx),
    ...listIncludeProblems(nginx, instructions),
    ...(port === listened ? [] : [`the image exposes port ${port}, and nginx listens on ${listened}`]),
    ...(Number(port) > 1023 ? [] : [`port ${port} needs root`]),
    ...listComposeProblems(read(`${FOLDER}/compose.yaml`), root, port, read(`${FOLDER}/api.conf`)),
  ].map((problem) => `${dirname(FOLDER)}: ${problem}`);
}
