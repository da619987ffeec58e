interface PlannedMode {
  readonly name: string;
  /** Number of stories that have the mode. */
  readonly count: number;
  readonly brand: string;
  readonly theme: string;
  readonly viewport: { readonly width: number; readonly height: number };
}
interface SnapshotPlan {
  readonly stories: number;
  readonly files: number;
  readonly snapshots: number;
  readonly modes: readonly PlannedMode[];
}
type Modes = Readonly<Record<string, Pick<PlannedMode, 'brand' | 'theme' | 'viewport'>>>;
export function createPlan(input: {
  readonly entries: readonly { readonly type: string; readonly importPath: string }[];
  readonly readSource: (path: string) => string;
  readonly modes: Modes;
  readonly furtherModes: Modes;
}): SnapshotPlan;
export function formatPlan(
  plan: SnapshotPlan,
  settings: {
    readonly dynamicRegions: readonly { readonly selector: string; readonly reason: string }[];
    readonly options: readonly string[];
  },
): string[];
