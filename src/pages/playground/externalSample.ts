/** An example of an external JSON Schema. */
export interface ExternalSample {
  schema: unknown
  uiSchema?: unknown
}
