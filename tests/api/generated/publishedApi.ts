import { Ajv2020 } from 'ajv/dist/2020'
import type { Answer } from '../testServer'

export interface Schema {
  type?: string | string[]
  [keyword: string]: unknown
}

/** Dates are checked as in RFC 3339; other formats are checked by the server. */
const formats = {
  ...({ binary: true, email: true, url: true, 'uri-reference': true } as const),
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
}

interface Content {
  content?: Record<string, { schema: Schema }>
}

export interface PublishedOperation {
  parameters?: { name: string; in: 'path' | 'query' | 'header'; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content & { description: string; headers?: object }>
}

/** The part of /api/openapi.json that the tests compare with the server. */
export interface PublishedApi {
  paths: Record<string, Record<string, PublishedOperation>>
  components: { schemas: Record<string, Schema> }
}

/** Validates responses with the schemas that the API publishes; undocumented properties are errors. */
export class ResponseChecker {
  readonly #api: PublishedApi
  readonly #ajv = new Ajv2020({ strict: false, formats, allErrors: true })
  readonly #compiled = new Map<string, ReturnType<Ajv2020['compile']>>()

  constructor(api: PublishedApi) {
    this.#api = resolveReferences(api, api.components.schemas) as PublishedApi
  }

  /** Returns the operation by method and path template, such as 'GET /api/users/:id'. */
  operation(call: string): PublishedOperation {
    const [method = '', template = ''] = call.split(' ')
    const found = this.#api.paths[template.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    if (!found) throw new Error(`${call} is not published.`)
    return found
  }

  /** Returns how a response differs from the API description; undefined if it matches. */
  findMismatch(call: string, answer: Answer<unknown>): string | undefined {
    if (answer.status >= 500) return `a ${answer.status}`
    const described = this.operation(call).responses[answer.status]
    if (!described) return `the status ${answer.status} is not described`
    const header = findHeaderMismatch(call, described.headers ?? {}, answer)
    if (header) return header
    const [media, { schema } = { schema: {} }] = Object.entries(described.content ?? {})[0] ?? []
    if (media === undefined) return answer.body === '' ? undefined : 'a body where none is described'
    const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? ''
    if (media !== '*/*' && type !== media) return `${type} where ${media} is described`
    const validate = this.#validator(schema)
    if (!validate(answer.body)) return this.#ajv.errorsText(validate.errors)
    return answer.status >= 400 ? findProblemMismatch(answer, described.description) : undefined
  }

  /** Compiles equal schemas once: most operations describe the same problems. */
  #validator(schema: Schema) {
    const text = JSON.stringify(schema)
    const known = this.#compiled.get(text)
    if (known) return known
    const validate = this.#ajv.compile(closeObjects(schema) as object)
    this.#compiled.set(text, validate)
    return validate
  }
}

/** Headers that must be documented for each response that sends them. */
const describedHeaders = ['etag', 'location', 'content-disposition', 'retry-after', 'www-authenticate']

/**
 * Documented headers that may be absent: settings in another language than the client's own have no ETag, because they
 * cannot be saved as they were returned.
 */
const optionalHeaders = ['GET /api/userSettings etag']

function findHeaderMismatch(
  call: string,
  described: object,
  { status, headers }: Answer<unknown>,
): string | undefined {
  const sent = describedHeaders.filter((name) => headers.has(name))
  const unknown = sent.find((name) => !(name in described))
  if (unknown) return `the header ${unknown} is not described for ${status}`
  const missing = Object.keys(described).find(
    (name) => !headers.has(name) && !optionalHeaders.includes(`${call} ${name}`),
  )
  return missing ? `the header ${missing} is described for ${status} and was not sent` : undefined
}

/** Returns a copy in which references are replaced by the named schemas. */
function resolveReferences(part: unknown, schemas: PublishedApi['components']['schemas']): unknown {
  if (Array.isArray(part)) return part.map((one) => resolveReferences(one, schemas))
  if (typeof part !== 'object' || part === null) return part
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String(Reflect.get(part, '$ref')))?.[1]
  if (name !== undefined) return resolveReferences(schemas[name], schemas)
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, resolveReferences(one, schemas)]))
}

/**
 * Returns a message if the problem has another status than the response, or a code that is not described for
 * it.
 */
function findProblemMismatch({ status, body }: Answer<unknown>, description: string): string | undefined {
  const problem = body as { status: number; type: string }
  if (problem.status !== status) return `the problem says ${problem.status}`
  const code = problem.type.split(':').at(-1) ?? ''
  return description.includes(`${code}: `) ? undefined : `the problem ${code} is not described for ${status}`
}

/** Returns a copy of the schema in which objects with declared properties allow no others, unless it says so. */
function closeObjects(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closeObjects)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closeObjects(part)]))
  const isClosable =
    'properties' in schema && typeof schema.properties === 'object' && !('additionalProperties' in schema)
  const isEmpty = isClosable && Object.keys(schema.properties ?? {}).length === 0
  return isClosable && !isEmpty ? { ...inner, additionalProperties: false } : inner
}
