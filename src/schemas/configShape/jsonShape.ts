type JsonType = 'string' | 'integer' | 'boolean' | 'array' | 'object' | 'null'

/**
 * The subset of JSON Schema that declares the client configuration and that `checkShape` supports. Editors show
 * `patternErrorMessage` if `pattern` does not match.
 */
export interface JsonShape {
  $schema?: string
  $id?: string
  title?: string
  description?: string
  default?: string | number | boolean
  type?: JsonType | readonly JsonType[]
  const?: string
  enum?: readonly (string | number)[]
  /**
   * How a form edits a text: several lines, inline markup, an image of the client's folder, or an address. A `name`
   * may stay the same in every language; a `term` is a search term and is never translated.
   */
  format?: 'lines' | 'markup' | 'image' | 'address' | 'name' | 'term'
  /** Valid values, for editors and tests. */
  examples?: readonly string[]
  pattern?: string
  patternErrorMessage?: string
  /** In UTF-16 code units. `minLength` ignores surrounding whitespace, `maxLength` counts it. */
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: JsonShape
  properties?: Readonly<Record<string, JsonShape>>
  required?: readonly string[]
  additionalProperties?: false | JsonShape
  /** The alternatives are distinguished by the constant of their property `type`. */
  oneOf?: readonly JsonShape[]
}
