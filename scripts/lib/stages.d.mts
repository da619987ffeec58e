interface Stage {
  readonly script: string;
  readonly report?: string;
}

export const stages: readonly Stage[];
export const backgroundStages: readonly Stage[];
