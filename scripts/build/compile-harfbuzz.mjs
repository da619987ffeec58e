import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../lib/install.mjs';

// Writes vendor/harfbuzz: the WebAssembly of harfbuzzjs as JavaScript, which the security policy allows (decision
// 0053). Binaryen does the work. It has 100 MB, so this script fetches it instead of the project.
const BINARYEN = 'binaryen@132.0.0';
const library = `${root}node_modules/harfbuzzjs`;
const target = `${root}vendor/harfbuzz`;
const folder = mkdtempSync(join(tmpdir(), 'harfbuzz-'));
const getPath = (name) => join(folder, name);

/** The calls of src/ui-kit/data/TableExport/formats/pdf. The script leaves out everything that these do not reach. */
const functions = `malloc free hb_blob_create hb_blob_destroy hb_face_create hb_face_destroy hb_font_create
  hb_font_destroy hb_buffer_create hb_buffer_destroy
  hb_buffer_clear_contents hb_buffer_add_utf16 hb_buffer_set_direction hb_buffer_set_language hb_buffer_set_flags hb_buffer_set_cluster_level hb_buffer_set_script
  hb_buffer_guess_segment_properties hb_language_from_string hb_shape hb_buffer_get_length
  hb_buffer_get_glyph_infos hb_buffer_get_glyph_positions`.split(/\s+/);
const exported = ['memory', '__wasm_call_ctors', ...functions];

/** The system that the library expects. It asks for more memory, and must never stop. */
const system = `
const stop = () => { throw new Error('HarfBuzz stopped'); };
const env = {
  _abort_js: stop,
  _emscripten_runtime_keepalive_clear: () => undefined,
  _setitimer_js: () => 0,
  emscripten_resize_heap: (size) => memory.grow(Math.ceil((size - memory.buffer.byteLength) / 65536)) < 0 ? 0 : 1,
};
const wasi_snapshot_preview1 = { proc_exit: stop };
`;

const runTool = (tool, ...options) =>
  execFileSync('npx', ['--yes', '--package', BINARYEN, tool, ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

writeFileSync(
  getPath('kept.json'),
  JSON.stringify([
    { name: 'module', root: true, reaches: exported },
    ...exported.map((name) => ({ name, export: name })),
  ]),
);
const features = [
  'bulk-memory',
  'bulk-memory-opt',
  'sign-ext',
  'nontrapping-float-to-int',
  'reference-types',
  'multivalue',
];
// JavaScript has no counterpart of these instructions.
const lowered = ['signext-lowering', 'llvm-nontrapping-fptoint-lowering', 'llvm-memory-copy-fill-lowering'];
runTool(
  'wasm-opt',
  ...features.map((feature) => `--enable-${feature}`),
  ...lowered.map((pass) => `--${pass}`),
  ...['-O1', `${library}/dist/harfbuzz.wasm`, '-o', 'lowered.wasm'],
);
runTool('wasm-metadce', 'lowered.wasm', '-f', 'kept.json', '-O2', '-o', 'kept.wasm');
runTool('wasm2js', 'kept.wasm', '-Oz', '-o', 'module.js');
const translated = readFileSync(getPath('module.js'), 'utf8').replace(/^import \* as .*$/gm, '');
writeFileSync(getPath('entry.js'), `${system}${translated}\n__wasm_call_ctors();\n`);
await build({
  root: folder,
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: getPath('out'),
    target: 'es2022',
    lib: { entry: getPath('entry.js'), formats: ['es'], fileName: 'harfbuzz' },
    minify: 'oxc',
    rolldownOptions: { output: { minify: true } },
  },
});

const { version } = JSON.parse(readFileSync(`${library}/package.json`, 'utf8'));
const hash = createHash('sha256')
  .update(readFileSync(`${library}/dist/harfbuzz.wasm`))
  .digest('hex');
const head = `/*! Written by scripts/build/compile-harfbuzz.mjs from harfbuzz.wasm of harfbuzzjs ${version}, sha256 ${hash}. MIT, see LICENSE. */\n`;
writeFileSync(`${target}/harfbuzz.js`, head + readFileSync(getPath('out/harfbuzz.mjs'), 'utf8'));
copyFileSync(`${library}/LICENSE`, `${target}/LICENSE`);
rmSync(folder, { recursive: true });
console.log(`Wrote vendor/harfbuzz/harfbuzz.js from harfbuzzjs ${version}.`);
