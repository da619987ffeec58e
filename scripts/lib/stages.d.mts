interface Stage {
  readonly script: string;
  readonly report?: string;
}

export const stageGroups: readonly (readonly (readonly Stage[])[])[];
