type Schema = Record<string, unknown>

/**
 * Collects the component schemas of the API's description. Each object with properties becomes a component, and so does
 * every schema that has a `title`: the title is its name. An object without a title is named after the place that uses
 * it, so it may be used in one place only.
 */
export class NamedSchemas {
  readonly components: Record<string, Schema> = {}
  /** Names by the schema's JSON: equal schemas are one component. */
  readonly #names = new Map<string, string>()

  /**
   * Adds the named parts of the schema to `components`. Returns the schema with references in their place; if the schema
   * is named itself, adds it and returns a reference to it.
   * @param defaultName the name for an object without a title
   * @throws if two different schemas have one name, or an object without a title is used in a second place
   */
  registerParts(schema: Schema, defaultName: string): Schema {
    if (!isNamed(schema)) return this.#withReferences(schema, defaultName)
    const { title, ...rest } = schema
    const text = JSON.stringify(schema)
    const existingName = this.#names.get(text)
    const name = existingName ?? (typeof title === 'string' ? title : defaultName)
    if (existingName === undefined) {
      if (name in this.components) throw new Error(`Two schemas of the API are called ${name}.`)
      this.#names.set(text, name)
      this.components[name] = {}
      this.components[name] = this.#withReferences(rest, name)
    } else if (title === undefined) {
      throw new Error(`The API's schema ${name} is used in several places: it needs a title.`)
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  #withReferences(schema: Schema, defaultName: string): Schema {
    return Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => [
        keyword,
        this.#registerInKeyword(keyword, value, defaultName),
      ]),
    )
  }

  #registerInKeyword(keyword: string, value: unknown, defaultName: string): unknown {
    if (keyword === 'properties')
      return Object.fromEntries(
        Object.entries(value as Schema).map(([key, item]) => [
          key,
          this.registerParts(item as Schema, defaultName + toPascalCase(key)),
        ]),
      )
    if (keyword === 'items') return this.registerParts(value as Schema, `${defaultName}Item`)
    if (keyword === 'additionalProperties' && typeof value === 'object')
      return this.registerParts(value as Schema, `${defaultName}Value`)
    if (keyword === 'anyOf') {
      const choices = value as Schema[]
      const hasOneName = choices.filter(isNamed).length === 1
      return choices.map((choice, index) =>
        this.registerParts(choice, hasOneName ? defaultName : `${defaultName}${index + 1}`),
      )
    }
    return value
  }
}

function isNamed({ title, type, properties }: Schema): boolean {
  return title !== undefined || (type === 'object' && Object.keys(properties ?? {}).length > 0)
}

/** 'in review' → 'InReview' */
export function toPascalCase(text: string): string {
  return text
    .split(/[^a-z0-9]/i)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
}
