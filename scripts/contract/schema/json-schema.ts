/** A JSON Schema of the dialect 2020-12. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}
