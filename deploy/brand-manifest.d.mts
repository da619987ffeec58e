interface ManifestIcon {
  readonly src: string;
  readonly type: string;
  readonly sizes: string;
  readonly purpose?: string;
}
interface ManifestShortcut {
  readonly name: string;
  readonly url: string;
}
interface BrandedParts {
  readonly icons: readonly ManifestIcon[];
  readonly shortcuts: readonly ManifestShortcut[];
}
export function addBrand<Manifest extends BrandedParts>(
  manifest: Manifest,
  readFile: (file: string) => Uint8Array,
): Manifest;
