import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Brand } from '#ui-kit';
import { useConfig } from './config-context.ts';

type BrandContent = Pick<Brand, 'labels' | 'footer'> & {
  /** Null until the brand has loaded, and without one. */
  readonly name: string | null;
  readonly picture: string | null;
};

/** A page without a brand of the operator. */
export const noBrand: BrandContent = { name: null, picture: null, labels: {}, footer: { text: null, links: [] } };

const store = createStore(() => noBrand);

/** Sets what the operator's brand says: that of the last visit at first, without its footer. */
export const setBrandContent = (content: Partial<BrandContent>): void => store.setState(content);

export const useBrandLabels = (): BrandContent['labels'] => useStore(store, (state) => state.labels);
export const useBrandFooter = (): BrandContent['footer'] => useStore(store, (state) => state.footer);
export const useBrandPicture = (): string | null => useStore(store, (state) => state.picture);

/** The name of the brand; until it has loaded, that of config.json. */
export function useBrandName(): string {
  const { brand } = useConfig();
  const name = useStore(store, (state) => state.name);
  return name ?? brand.name;
}
