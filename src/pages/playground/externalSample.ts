/** A sample of a schema that comes from outside the product. */
export interface ExternalSample {
  schema: unknown
  uiSchema?: unknown
}
