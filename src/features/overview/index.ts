export { texts as overviewTexts } from './texts.ts';
export { OverviewTiles, type OverviewTilesProps } from './ui/OverviewTiles.tsx';
export { PinnedLinks, type PinnedLinksProps } from './ui/PinnedLinks.tsx';
export { QuickLinks, type QuickLinksProps } from './ui/QuickLinks.tsx';
