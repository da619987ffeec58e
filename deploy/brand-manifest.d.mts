interface ManifestIcon {
  readonly src: string;
  readonly type: string;
  readonly sizes: string;
  readonly purpose?: string;
}
export function addBrand<Manifest extends { readonly icons: readonly ManifestIcon[] }>(
  manifest: Manifest,
  readJson: (file: string) => unknown,
): Manifest;
