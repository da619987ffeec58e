export { texts as homeTexts } from './texts.ts';
export { AccountTiles, type AccountTilesProps } from './ui/AccountTiles.tsx';
export { PinnedLinks, type PinnedLinksProps } from './ui/PinnedLinks.tsx';
export { QuickLinks, type QuickLinksProps } from './ui/QuickLinks.tsx';
