import { toSafeUrl } from '#shared/format/safe-url.ts';
import { type BrandLabel, brandLabels, brandLimits } from './brand-roles.ts';
import type { ProblemList } from './problem-list.ts';
import { readItems, readKeys, readOptional } from './read-keys.ts';
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

const pictureKeys = ['picture', 'icon', 'touchIcon'] as const;

function readLogo(value: unknown, origin: string, problems: ProblemList): BrandContent['logo'] {
  const pictures = readKeys(value, 'logo', pictureKeys, problems);
  const readUrl = (address: unknown) => toSafeUrl('logo', address, { origin, frameHosts: [] });
  const read = (key: (typeof pictureKeys)[number]) => readOptional(pictures[key], `logo.${key}`, readUrl, problems);
  return { picture: read('picture'), icon: read('icon'), touchIcon: read('touchIcon') };
}

/** The security policy allows fonts of the app's own host only. */
function readFont(
  value: unknown,
  key: string,
  origin: string,
  problems: ProblemList,
): Omit<BrandFont, 'weight'> | null {
  const { family, file } = readKeys(value, key, ['family', 'file'], problems);
  const url = toSafeUrl('link', file, { origin, frameHosts: [] });
  if (typeof family !== 'string' || !/^[\w -]{1,40}$/.test(family)) return null;
  return url?.startsWith(`${origin}/`) === true ? { family, url } : null;
}

function readLink(value: unknown, key: string, origin: string, problems: ProblemList): BrandLink | null {
  const link = readKeys(value, key, ['text', 'href'], problems);
  const text = readShortText(link['text'], brandLimits.linkLength);
  const href = toSafeUrl('link', link['href'], { origin, frameHosts: [] });
  return text === null || href === null ? null : { text, href };
}

function readLabels(value: unknown, problems: ProblemList): BrandContent['labels'] {
  const renamed = readKeys(value, 'labels', brandLabels, problems);
  const readLabel = (text: unknown) => readShortText(text, brandLimits.labelLength);
  return Object.fromEntries(
    brandLabels.flatMap((label) => {
      const text = readOptional(renamed[label], `labels.${label}`, readLabel, problems);
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
  const readFooterText = (text: unknown) => readShortText(text, brandLimits.footerLength);
  return {
    logo: readLogo(file['logo'], origin, problems),
    fonts: fonts.map((font, at) => ({
      ...font,
      weight: fonts.findIndex(({ family }) => family === font.family) < at ? '700' : '400',
    })),
    labels: readLabels(file['labels'], problems),
    footer: {
      text: readOptional(foot['text'], 'footer.text', readFooterText, problems),
      links: readItems(
        foot['links'],
        { key: 'footer.links', max: brandLimits.links },
        (item, key) => readLink(item, key, origin, problems),
        problems,
      ),
    },
  };
}
