export interface VersionChange {
  /** The version of the schema or of the contract that made the change. */
  readonly version: string;
  /** The key of config.json, as in `brand.pack`; or the call, as in `market/priceHistory`. */
  readonly name: string;
  readonly change: 'added' | 'changed' | 'removed';
  /** What an operator has to do, in one or two sentences. */
  readonly note: string;
}
/** Keys of config.json in schema 1.0.0. */
export const firstKeys: readonly string[];
/** Changes of config.json since schema 1.0.0, oldest first. */
export const configChanges: readonly VersionChange[];
/** Changes of the API contract since 1.0.0, oldest first. */
export const contractChanges: readonly VersionChange[];
export const configVersion: string;
export const contractVersion: string;
/** Compares two versions without a pre-release. Below 0: `a` is the earlier one. */
export function compareVersions(a: string, b: string): number;
/** Lists the changes after a version. */
export function listChangesSince(changes: readonly VersionChange[], version: string): VersionChange[];
