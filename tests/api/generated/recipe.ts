import fc from 'fast-check'
import { pdf } from '../applicationFixture'
import type { SentBody } from '../matrix'
import type { CallOptions } from '../testServer'
import { anything, createValueArbitrary, text } from './arbitraryValue'
import { arbitraryMistakes, withMistakes } from './nearMisses'
import type { PublishedOperation, Schema } from './publishedApi'

const headerText = text.filter((words) => /^[\x21-\x7e]([\x20-\x7e\x80-\xff]*[\x21-\x7e])?$/.test(words))
const nestingDepth = 50_000
const rawBodies = [
  ...['', '{', '[]', '{}', 'null', 'true', '"text"', 'NaN', '\0', '\ufeff{}', '{"a":1,"a":2}', '{"a":01}'],
  ...['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', '{"toString":1}'],
  `${'['.repeat(nestingDepth)}${']'.repeat(nestingDepth)}`,
  '['.repeat(nestingDepth),
  `{"a":${'{"a":'.repeat(nestingDepth)}1${'}'.repeat(nestingDepth)}}`,
]
const mediaTypes = [
  ...['text/plain', 'application/json; charset=utf-16', 'application/x-www-form-urlencoded', 'image/png'],
  ...['multipart/form-data', 'multipart/form-data; boundary=x', 'application/JSON', 'x', ''],
]
const part = fc.record({
  key: fc.oneof(fc.constantFrom('resume', 'coverLetter', 'photo', 'question-1'), text),
  name: fc.oneof(fc.constantFrom('resume.pdf', 'photo.png', '.pdf', 'a.pdf/../b'), text),
  content: fc.oneof(fc.constant(pdf.toString()), text),
  type: fc.constantFrom('application/pdf', 'image/png', 'text/html', ''),
})

type Parameters = NonNullable<PublishedOperation['parameters']>

/** Generates a value in one case, and undefined in `many` cases. */
const rarely = <Value>(value: fc.Arbitrary<Value>, many: number): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: many, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })

/** Generates changes to a valid call; after most of them the call is still almost valid. */
const createRecipeArbitrary = ({ parameters = [], requestBody }: PublishedOperation) => {
  const bodySchema = requestBody?.content?.['application/json']?.schema
  const getParametersIn = (place: string) => parameters.filter((one) => one.in === place)
  return fc.record({
    isPathKnown: fc.boolean(),
    values: fc.tuple(...getParametersIn('path').map(({ schema }) => createParameterArbitrary(schema))),
    query: fc.array(createQueryArbitrary(getParametersIn('query')), { maxLength: 3 }),
    headers: fc.oneof(
      fc.constant({}),
      fc.record(createHeaderArbitraries(getParametersIn('header')), { requiredKeys: [] }),
    ),
    basis: fc.constantFrom('known', 'known', 'known', 'made', 'made', 'raw', 'deep'),
    made: bodySchema ? createValueArbitrary(bodySchema) : anything,
    raw: fc.constantFrom(...rawBodies),
    parts: fc.array(part, { maxLength: 4 }),
    mistakes: arbitraryMistakes,
    media: rarely(fc.constantFrom(...mediaTypes), 12),
    authorization: rarely(headerText, 25),
  })
}

export type Recipe = ReturnType<typeof createRecipeArbitrary> extends fc.Arbitrary<infer Made> ? Made : never

/** Generates recipes. @param seed the same seed gives the same recipes */
export function makeRecipes(operation: PublishedOperation, count: number, seed: number): Recipe[] {
  return fc.sample(createRecipeArbitrary(operation), { numRuns: count, seed })
}

function createParameterArbitrary(schema: Schema): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 5, arbitrary: createValueArbitrary(schema).map(String) },
    { weight: 1, arbitrary: text },
  )
}

function createQueryArbitrary(known: Parameters): fc.Arbitrary<[string, string]> {
  const right = known.map(({ name, schema }) => fc.tuple(fc.constant(name), createParameterArbitrary(schema)))
  const wrong = fc.tuple(fc.oneof(text, ...known.map(({ name }) => fc.constant(name))), text)
  return fc.oneof(wrong, ...right, ...right)
}

function createHeaderArbitraries(known: Parameters): Record<string, fc.Arbitrary<string>> {
  const fits = (words: string) => /^[\x21-\x7e]+$/.test(words)
  return Object.fromEntries(
    known.map(({ name, schema }) => [
      name,
      fc.oneof(headerText, createValueArbitrary(schema).map(String).filter(fits)),
    ]),
  )
}

/** Applies a recipe to a valid call. */
export function applyRecipe(
  recipe: Recipe,
  call: string,
  known: SentBody,
): SentBody & { options: CallOptions } {
  const [method = '', template = ''] = call.split(' ')
  const path = recipe.isPathKnown ? known.path : fillTemplate(template, recipe.values)
  const query = new URLSearchParams(recipe.query).toString()
  const { authorization, media, headers } = recipe
  return {
    path: method === 'GET' && query ? `${path}?${query}` : path,
    options: {
      method,
      headers: {
        ...headers,
        ...(authorization === undefined ? {} : { authorization }),
        ...(media === undefined ? {} : { 'content-type': media }),
      },
      ...(method === 'GET' ? {} : { body: getBody(recipe, known.body) }),
    },
  }
}

/** Fills in the path parameters; `-` replaces empty values, `.` and `..`, which would change the rest of the path. */
function fillTemplate(template: string, values: readonly string[]): string {
  let at = 0
  return template.replace(/:\w+/g, () => {
    const value = Buffer.from(values[at++] ?? '').toString()
    return /^\.{0,2}$/.test(value) ? '-' : encodeURIComponent(value)
  })
}

/** Returns the body as it is sent: JSON as text, because it can be malformed. */
function getBody({ basis, made, raw, parts, mistakes }: Recipe, known: unknown): string | FormData {
  if (known instanceof FormData && basis !== 'raw') return basis === 'known' ? known : getForm(parts)
  if (basis === 'raw') return raw
  const json = JSON.stringify(withMistakes(basis === 'made' ? made : (known ?? {}), mistakes)) ?? 'null'
  return basis === 'deep'
    ? json.replace(/\}$/, `,"deep":${'['.repeat(nestingDepth)}${']'.repeat(nestingDepth)}}`)
    : json
}

function getForm(parts: Recipe['parts']): FormData {
  const form = new FormData()
  for (const { key, name, content, type } of parts) form.append(key, new File([content], name, { type }))
  return form
}
