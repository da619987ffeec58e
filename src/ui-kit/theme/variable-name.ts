/**
 * Returns the CSS variable of a token. All variables of the kit begin with `--kit-`, so those of a page around it keep
 * their values.
 */
export const toVariableName = (group: string, role: string): `--${string}` => `--kit-${group}-${role}`;
