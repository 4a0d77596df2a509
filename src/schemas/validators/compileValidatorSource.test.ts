import { expect, test } from 'vitest'
import { buildConformanceForm, field } from '../../../tests/conformance/buildConformanceForm'
import { compileFromModuleSource } from '../../../tests/fixtures/compileFromModuleSource'
import { checkAnswers } from '../validation/checkAnswers'
import { compileValidatorSource, withoutPatterns } from './compileValidatorSource'

test('the source contains no pattern, so that no answer can cause backtracking', async () => {
  const form = buildConformanceForm([field('code')])
  Object.assign(form.schema.properties.code ?? {}, { pattern: '^(a+)+$' })
  expect(compileValidatorSource(form.schema)).not.toContain('RegExp')
  const answers = { code: `${'a'.repeat(28)}!` }
  expect(checkAnswers(form, await compileFromModuleSource(form), answers)).toEqual([])
})

test('removes only patterns: a field named pattern stays, and nested schemas are searched', () => {
  const leaf = { type: 'string', minLength: 1 }
  const schema = {
    properties: { pattern: { ...leaf, pattern: 'x' }, list: { items: { ...leaf, pattern: 'y' } } },
    patternProperties: { '^(a+)+$': leaf },
    allOf: [{ if: { properties: { pattern: { const: 'a', pattern: 'z' } } } }],
    required: ['pattern'],
  }
  expect(withoutPatterns(schema)).toEqual({
    properties: { pattern: leaf, list: { items: leaf } },
    allOf: [{ if: { properties: { pattern: { const: 'a' } } } }],
    required: ['pattern'],
  })
})

test.each(['properties', '$defs', 'definitions'])('below %s a property may be named pattern', (names) => {
  const leaf = { type: 'string', pattern: 'x' }
  expect(withoutPatterns({ [names]: { pattern: leaf } })).toEqual({
    [names]: { pattern: { type: 'string' } },
  })
})

test('leaves a value that is not a schema unchanged', () => {
  const unusualSchema = {
    default: null,
    const: 7,
    properties: null,
    $defs: 'none',
    not: true,
    enum: [null, 'pattern'],
  }
  expect(withoutPatterns(unusualSchema)).toEqual(unusualSchema)
})
