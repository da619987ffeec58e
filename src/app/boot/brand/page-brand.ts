/** Id of the element of index.html that holds the operator's brand (deploy/apply-brand.mjs). */
export const PAGE_BRAND_ID = 'brand';

type Variables = readonly (readonly [name: string, value: string])[];

/** The parts of a brand that the first paint shows. */
interface PaintedBrand {
  readonly name: string;
  readonly labels: object;
  readonly logo: { readonly picture: string | null };
  readonly variables: Readonly<Record<'light' | 'dark' | 'contrast', Variables>>;
  readonly sizes: Variables;
}

/** Describes a brand as stored-brand.ts reads it, for storage and for index.html. */
export function describePaintedBrand({ variables, sizes, name, labels, logo }: PaintedBrand): object {
  const { light, dark, contrast } = variables;
  const lists = Object.entries({ light, dark, contrast, sizes });
  return {
    ...Object.fromEntries(lists.map(([key, list]) => [key, Object.fromEntries(list)])),
    ...{ name, labels, picture: logo.picture },
  };
}
