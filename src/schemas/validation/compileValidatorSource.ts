import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import { _ } from 'ajv'
import { formats } from '../formats'
import type { FormSchema } from '../forms/builtForm'
import { addRuleKeywords } from './ruleKeywords'
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
