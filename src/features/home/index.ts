export { texts as homeTexts } from './texts.ts';
export { AccountTiles } from './ui/AccountTiles.tsx';
export { PinnedLinks } from './ui/PinnedLinks.tsx';
export { QuickLinks } from './ui/QuickLinks.tsx';
