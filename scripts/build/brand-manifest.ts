import { paths } from '../../src/app/router/paths.ts';
import { parseJson } from '../lib/parse-json.mjs';

interface ManifestIcon {
  readonly src: string;
  readonly type: string;
  readonly sizes: string;
  readonly purpose?: string;
}

export interface WebManifest {
  readonly icons: readonly ManifestIcon[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** The parts of a brand file that a manifest has. page-brand.ts checks the file. */
interface BrandFile {
  readonly name?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly logo?: { readonly icon?: string; readonly touchIcon?: string };
  readonly tokens?: {
    readonly light?: { readonly accent?: { readonly main?: { readonly $value?: string | { readonly hex?: string } } } };
  };
}

interface BrandConfig {
  readonly brand?: { readonly name?: unknown; readonly accent?: string; readonly pack?: string | BrandFile };
}

/** Address of the matches in play. */
export const IN_PLAY_URL = `${paths.dashboard}?show=in-play`;
/** Label of each shortcut to a page that a brand may rename, by address. */
const labels: Readonly<Record<string, string>> = {
  [IN_PLAY_URL]: 'inPlay',
  [paths.myBets]: 'myBets',
};

type ReadFile = (file: string) => Buffer;

/** Returns the width and height of a PNG file, which its first chunk holds, or null for another file. */
function readPngSize(file: Buffer): string | null {
  const isPng = file.length >= 24 && file.toString('latin1', 1, 4) === 'PNG';
  return isPng ? `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}` : null;
}

/** The icons of a brand before those of the build. Each replaces the build's icons of its kind. */
function listIcons(
  { icon, touchIcon }: NonNullable<BrandFile['logo']>,
  icons: WebManifest['icons'],
  readFile: ReadFile,
) {
  const isFile = touchIcon?.startsWith('/') === true && !touchIcon.startsWith('//');
  const size = isFile ? readPngSize(readFile(touchIcon.slice(1))) : null;
  return [
    ...(icon === undefined ? [] : [{ src: icon, type: 'image/svg+xml', sizes: 'any' }]),
    ...(touchIcon === undefined || size === null ? [] : [{ src: touchIcon, type: 'image/png', sizes: size }]),
    ...icons.filter(({ sizes }) => (sizes === 'any' ? icon === undefined : size === null)),
  ];
}

/**
 * Returns a web app manifest with the name, colour, icons and page names of the operator's brand. `readFile`: returns
 * the bytes of a file beside config.json. A brand without icons keeps those of the manifest. Throws without a name.
 */
export function addBrand<Manifest extends WebManifest>(manifest: Manifest, readFile: ReadFile): Manifest {
  const readJson = (file: string): unknown => parseJson(readFile(file).toString());
  const { brand } = readJson('config.json') as BrandConfig;
  const pack = typeof brand?.pack === 'string' ? (readJson(brand.pack.slice(1)) as BrandFile) : brand?.pack;
  const given = pack?.name ?? brand?.name;
  if (typeof given !== 'string' || given.trim() === '') throw new Error('config.json has no brand.name');
  const name = given.trim();
  const color = pack?.tokens?.light?.accent?.main?.$value ?? brand?.accent;
  const themeColor = typeof color === 'object' ? color.hex : color;
  return {
    ...manifest,
    name,
    short_name: name,
    icons: listIcons(pack?.logo ?? {}, manifest.icons, readFile),
    shortcuts: manifest.shortcuts.map((shortcut) => ({
      ...shortcut,
      name: pack?.labels?.[labels[shortcut.url] ?? ''] ?? shortcut.name,
    })),
    ...(themeColor !== undefined && { theme_color: themeColor }),
  };
}
