import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import { _, type Ajv, type Code, type KeywordCxt } from 'ajv'
import { formats } from '../fields/formats'
import type { FormSchema } from '../forms/builtForm'

/**
 * Returns the source of an ES module whose default export is a `ValidatorFactory` for this schema. Used on the server
 * and in tests: ajv generates code, which the content security policy lets browsers load but not create.
 */
export function compileValidatorSource(schema: FormSchema): string {
  const code = compileSchemaValidatorsCode(withoutPatterns(schema) as never, {
    customFormats: formats,
    ajvFormatOptions: false,
    extenderFn: addRuleKeywords,
    ajvOptionsOverrides: {
      verbose: false,
      messages: false,
      // The possible current days are passed as `this`.
      passContext: true,
      code: { formats: _`require("formats")`, lines: false },
    },
  })
  return `export default function (require) { const exports = {}; ${code.replace(/^"use strict";/, '')}; return exports }\n`
}

/**
 * Adds the custom keywords to ajv: bounds for text that is a number (JSON Schema's `minimum` only applies to numbers,
 * but answers stay text), bounds for text that is a day, and the characters of a text. They are defined as generated
 * code, because they become part of what the browser loads. The possible current days (`PossibleTodays`) are
 * passed as `this`.
 */
function addRuleKeywords(ajv: Ajv): Ajv {
  const addKeyword = (
    keyword: string,
    getFailureCode: (data: Code, limit: Code, context: KeywordCxt) => Code,
  ) =>
    ajv.addKeyword({
      keyword,
      type: 'string',
      schemaType: ['number', 'string'],
      code: (context) => context.fail(getFailureCode(_`${context.data}`, _`${context.schemaCode}`, context)),
      error: { message: '', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
    })
  addKeyword('numberMinimum', (data, limit) => _`Number(${data}) < ${limit}`)
  addKeyword('numberMaximum', (data, limit) => _`Number(${data}) > ${limit}`)
  addKeyword(
    'dayMinimum',
    (data, day, context) => _`${createRequireCode(context, 'isTooEarly')}(${data}, ${day}, this)`,
  )
  addKeyword(
    'dayMaximum',
    (data, day, context) => _`${createRequireCode(context, 'isTooLate')}(${data}, ${day}, this)`,
  )
  addKeyword(
    'characters',
    (data, rule, context) => _`!${createRequireCode(context, 'hasCharacters')}(${data}, ${rule})`,
  )
  return ajv
}

/** Returns the code that requires a function by name; `compiledValidator` provides it. */
function createRequireCode({ gen }: KeywordCxt, name: string): Code {
  const code = requireSnippets[name] ?? _`require("rules")[${name}]`
  requireSnippets[name] = code
  return _`${gen.scopeValue('func', { ref: code, code })}`
}
/** Cached, so that ajv declares each required function only once. */
const requireSnippets: Record<string, Code> = {}

type Json = unknown

/**
 * Returns the schema without `pattern` and `patternProperties`. The product's own rules use neither, and an external
 * pattern such as ^(a+)+$ can block a browser or the server on an input of thirty characters.
 */
export function withoutPatterns<S>(schema: S): S {
  return removePatterns(schema) as S
}

function removePatterns(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(removePatterns)
  if (typeof schema !== 'object' || schema === null) return schema
  const retainedEntries = Object.entries(schema).filter(
    ([key]) => key !== 'pattern' && key !== 'patternProperties',
  )
  return Object.fromEntries(
    retainedEntries.map(([key, value]) => [
      key,
      containsNamedSchemas(key) ? removePatternsFromEach(value) : removePatterns(value),
    ]),
  )
}

/**
 * Returns true for a keyword whose value holds schemas by name; a name there may be 'pattern' without being the
 * keyword.
 */
function containsNamedSchemas(keyword: string): boolean {
  return keyword === 'properties' || keyword === '$defs' || keyword === 'definitions'
}

function removePatternsFromEach(schemas: Json): Json {
  if (typeof schemas !== 'object' || schemas === null) return schemas
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, removePatterns(schema)]))
}
