import { toSafeUrl } from '#shared/format/safe-url.ts';
import { type BrandLabel, brandLabels, brandLimits } from './brand-roles.ts';
import type { ProblemList } from './problem-list.ts';
import { readItems, readKeys, readNeeded, readOptional } from './read-keys.ts';
import { readShortText } from './read-values.ts';

export interface BrandFont {
  readonly family: string;
  readonly url: string;
  /** The second file of a family holds its bold letters. A browser draws the bold of a family with one file itself. */
  readonly weight: '400' | '700';
}

export interface BrandLink {
  readonly text: string;
  readonly href: string;
}

/** The pictures, fonts, names and links of a brand. */
export interface BrandContent {
  /** Addresses of the pictures, or null. The logo of content/getLogo goes before `picture`. */
  readonly logo: Readonly<Record<'picture' | 'icon' | 'touchIcon', string | null>>;
  readonly fonts: readonly BrandFont[];
  /** Names that replace those of the main destinations. */
  readonly labels: Readonly<Partial<Record<BrandLabel, string>>>;
  readonly footer: { readonly text: string | null; readonly links: readonly BrandLink[] };
}

export const emptyContent: BrandContent = {
  logo: { picture: null, icon: null, touchIcon: null },
  fonts: [],
  labels: {},
  footer: { text: null, links: [] },
};

/** Reads a text of 1 to `max` characters. */
export const readText = (value: unknown, key: string, max: number, problems: ProblemList): string | null =>
  readNeeded(value, { key, expected: { kind: 'text', max } }, (text) => readShortText(text, max), problems);

/** Reads a text of 1 to `max` characters that may be missing. */
const readOptionalText: typeof readText = (value, key, max, problems) =>
  value === undefined ? null : readText(value, key, max, problems);

const pictureKeys = ['picture', 'icon', 'touchIcon'] as const;

function readLogo(value: unknown, origin: string, problems: ProblemList): BrandContent['logo'] {
  const pictures = readKeys(value, 'logo', pictureKeys, problems);
  const readUrl = (address: unknown) => toSafeUrl('logo', address, { origin, frameHosts: [] });
  const read = (key: (typeof pictureKeys)[number]) =>
    readOptional(pictures[key], { key: `logo.${key}`, expected: { kind: 'picture' } }, readUrl, problems);
  return { picture: read('picture'), icon: read('icon'), touchIcon: read('touchIcon') };
}

/** The security policy allows fonts of the app's own host only. */
function readFont(
  value: unknown,
  key: string,
  origin: string,
  problems: ProblemList,
): Omit<BrandFont, 'weight'> | null {
  const font = readKeys(value, key, ['family', 'file'], problems);
  const readFamily = (name: unknown) => (typeof name === 'string' && /^[\w -]{1,40}$/.test(name) ? name : null);
  const readFile = (address: unknown) => {
    const safe = toSafeUrl('link', address, { origin, frameHosts: [] });
    return safe?.startsWith(`${origin}/`) === true ? safe : null;
  };
  const family = readNeeded(
    font['family'],
    { key: `${key}.family`, expected: { kind: 'family' } },
    readFamily,
    problems,
  );
  const url = readNeeded(font['file'], { key: `${key}.file`, expected: { kind: 'font-file' } }, readFile, problems);
  return family === null || url === null ? null : { family, url };
}

function readLink(value: unknown, key: string, origin: string, problems: ProblemList): BrandLink | null {
  const link = readKeys(value, key, ['text', 'href'], problems);
  const readHref = (address: unknown) => toSafeUrl('link', address, { origin, frameHosts: [] });
  const text = readText(link['text'], `${key}.text`, brandLimits.linkLength, problems);
  const href = readNeeded(link['href'], { key: `${key}.href`, expected: { kind: 'link' } }, readHref, problems);
  return text === null || href === null ? null : { text, href };
}

function readLabels(value: unknown, problems: ProblemList): BrandContent['labels'] {
  const renamed = readKeys(value, 'labels', brandLabels, problems);
  return Object.fromEntries(
    brandLabels.flatMap((label) => {
      const text = readOptionalText(renamed[label], `labels.${label}`, brandLimits.labelLength, problems);
      return text === null ? [] : [[label, text] as const];
    }),
  );
}

/** Reads everything of a brand file but its name and tokens. Addresses resolve against `origin`. */
export function readContent(
  file: Readonly<Record<string, unknown>>,
  origin: string,
  problems: ProblemList,
): BrandContent {
  const foot = readKeys(file['footer'], 'footer', ['text', 'links'], problems);
  const fonts = readItems(
    file['fonts'],
    { key: 'fonts', max: brandLimits.fonts },
    (item, key) => readFont(item, key, origin, problems),
    problems,
  );
  return {
    logo: readLogo(file['logo'], origin, problems),
    fonts: fonts.map((font, at) => ({
      ...font,
      weight: fonts.findIndex(({ family }) => family === font.family) < at ? '700' : '400',
    })),
    labels: readLabels(file['labels'], problems),
    footer: {
      text: readOptionalText(foot['text'], 'footer.text', brandLimits.footerLength, problems),
      links: readItems(
        foot['links'],
        { key: 'footer.links', max: brandLimits.links },
        (item, key) => readLink(item, key, origin, problems),
        problems,
      ),
    },
  };
}
