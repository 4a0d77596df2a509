import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import { _, type Ajv, type Code, type KeywordCxt } from 'ajv'
import { formats } from '../fields/formats'
import type { FormSchema } from '../forms/builtForm'
import { withoutPatterns } from './withoutPatterns'

/**
 * The source of an ES module whose default export is a `ValidatorFactory` for this schema. For the server and the
 * tests: ajv writes code, which a browser under our content security policy may only load, never make.
 */
export function compileValidatorSource(schema: FormSchema): string {
  const code = compileSchemaValidatorsCode(withoutPatterns(schema) as never, {
    customFormats: formats,
    ajvFormatOptions: false,
    extenderFn: addRuleKeywords,
    ajvOptionsOverrides: {
      verbose: false,
      messages: false,
      // What day it is travels as `this`.
      passContext: true,
      code: { formats: _`require("formats")`, lines: false },
    },
  })
  return `export default function (require) { const exports = {}; ${code.replace(/^"use strict";/, '')}; return exports }\n`
}

/**
 * Teaches ajv what JSON Schema has no words for: text that is a number, held to bounds (JSON Schema's own `minimum`
 * judges numbers alone, and an answer stays the text that was typed), text that is a day, and the characters of a text.
 * Written as code, not as functions: it is part of what the browser loads. What day it is comes as `this`.
 */
export function addRuleKeywords(ajv: Ajv): Ajv {
  const add = (keyword: string, fails: (data: Code, limit: Code, context: KeywordCxt) => Code) =>
    ajv.addKeyword({
      keyword,
      type: 'string',
      schemaType: ['number', 'string'],
      code: (context) => context.fail(fails(_`${context.data}`, _`${context.schemaCode}`, context)),
      error: { message: '', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
    })
  add('numberMinimum', (data, limit) => _`Number(${data}) < ${limit}`)
  add('numberMaximum', (data, limit) => _`Number(${data}) > ${limit}`)
  add('dayMinimum', (data, day, context) => _`${required(context, 'isTooEarly')}(${data}, ${day}, this)`)
  add('dayMaximum', (data, day, context) => _`${required(context, 'isTooLate')}(${data}, ${day}, this)`)
  add('characters', (data, rule, context) => _`!${required(context, 'hasCharacters')}(${data}, ${rule})`)
  return ajv
}

/** A function that the compiled module asks for by this name; `compiledValidator` has it. */
function required({ gen }: KeywordCxt, name: string): Code {
  const code = snippets[name] ?? _`require("rules")[${name}]`
  snippets[name] = code
  return _`${gen.scopeValue('func', { ref: code, code })}`
}
/** The same object for the same function: ajv names it once. */
const snippets: Record<string, Code> = {}
