/**
 * The one function of papaparse that csv.ts calls. `@types/papaparse` would give the app's code the globals of Node.
 */
declare module 'papaparse' {
  interface UnparseConfig {
    /** Writes a quote before each text that matches, so that a spreadsheet does not run it. */
    readonly escapeFormulae: RegExp;
    readonly newline: '\r\n';
  }
  const papa: {
    unparse(
      table: { readonly fields: readonly string[]; readonly data: readonly (readonly string[])[] },
      config: UnparseConfig,
    ): string;
  };
  export default papa;
}
