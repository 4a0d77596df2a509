/** A schema to look at, as somebody might bring it. */
export interface ForeignSample {
  schema: unknown
  uiSchema?: unknown
}
