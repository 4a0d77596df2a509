type JsonType = 'string' | 'integer' | 'boolean' | 'array' | 'object' | 'null'

/**
 * The part of JSON Schema that the clients' configuration is declared in, and that `checkShape` understands.
 * `patternErrorMessage` is what editors show when `pattern` does not match.
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
   * How a form asks for a text: several lines, the small markup, an image of the client's folder, or an address. A `name` is
   * called so in every language unless somebody says otherwise; a `term` is what is searched by, in none.
   */
  format?: 'lines' | 'markup' | 'image' | 'address' | 'name' | 'term'
  /** Values that it lets through, for editors and tests. */
  examples?: readonly string[]
  pattern?: string
  patternErrorMessage?: string
  /** In UTF-16 code units, the blanks around the text not counted. */
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
  /** Told apart by the constant of their property `type`. */
  oneOf?: readonly JsonShape[]
}
