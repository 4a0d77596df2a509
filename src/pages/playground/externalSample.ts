/** A schema to look at, as somebody might bring it. */
export interface ExternalSample {
  schema: unknown
  uiSchema?: unknown
}
