export const stageGroups: readonly (readonly { readonly script: string; readonly report?: string }[])[];
