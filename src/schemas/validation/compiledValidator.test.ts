import { expect, test } from 'vitest'
import { buildConformanceForm, field } from '../../../tests/conformance/buildConformanceForm'
import { compileValidatorSource } from '../validators/compileValidatorSource'
import { instantiateValidator } from './compiledValidator'

test('a validator gets the modules that it requires, and no others', () => {
  const form = () => true
  const validator = instantiateValidator((need) => {
    expect(need('ajv/dist/runtime/ucs2length')).toEqual({ default: expect.any(Function) })
    return { form }
  })
  expect(validator).toBe(form)
  expect(() => instantiateValidator((need) => ({ form: () => Boolean(need('toString')) }))(null)).toThrow(
    "A compiled validator requires 'toString', which is not provided.",
  )
})

test('an emoji counts as one character', () => {
  instantiateValidator((need) => {
    const { default: lengthOf } = need('ajv/dist/runtime/ucs2length') as { default: (text: string) => number }
    expect(lengthOf('né😀')).toBe(3)
    return { form: () => true }
  })
})

test('a module without a validator is refused', () => {
  expect(() => instantiateValidator(() => ({}))).toThrow("A compiled validator module exports no 'form'.")
})

test('the source is one line, without unused texts and schemas', () => {
  const source = compileValidatorSource(buildConformanceForm([field('name')]).schema)
  expect(source).toMatch(
    /^export default function \(require\) \{ const exports = \{\}; .*; return exports \}\n$/,
  )
  expect(source).not.toContain('message:')
  expect(source).not.toContain('parentSchema:')
})
