import { describe, expect, test } from 'vitest'
import { maximumFileSize } from '../fields/formats'
import { ruleKinds } from '../rules/fieldRule'
import { createRuleSchema } from './ruleSchema'

describe('[VR-01] a rule', () => {
  test('has one of seven kinds', () => {
    expect(ruleKinds).toEqual(['boolean', 'string', 'email', 'URL', 'number', 'file', 'any'])
  })

  test.each(['string', 'email', 'URL', 'number', 'any'] as const)(
    'of kind %s allows 1 to 255 characters by default',
    (kind) => {
      const defaultSchema = createRuleSchema({ rules: { kind, required: true } })
      expect(defaultSchema).toMatchObject({ minLength: 1, maxLength: 255 })
      const boundedSchema = createRuleSchema({ rules: { kind, required: true, min: 3, max: 9 } })
      expect(boundedSchema).toMatchObject({ minLength: 3, maxLength: 9 })
    },
  )

  test("uses the field's maxlength if the rule has no bound", () => {
    const rules = { kind: 'string', required: true } as const
    expect(createRuleSchema({ rules, maxlength: 950 })).toMatchObject({ maxLength: 950 })
  })

  test('of files names a group of types, or none', () => {
    const size = { type: 'integer', maximum: maximumFileSize }
    const rules = { kind: 'file', required: true } as const
    expect(createRuleSchema({ rules }).properties).toEqual({ size })
    expect(createRuleSchema({ rules: { ...rules, fileTypeGroup: 2 } }).properties).toMatchObject({
      size,
      name: { format: 'file-group-2' },
    })
  })

  test('contains no pattern, even if an account’s field has one', () => {
    const rules = { kind: 'string', required: true, pattern: '^(a+)+$' } as const
    expect(JSON.stringify(createRuleSchema({ rules }))).not.toContain('pattern')
  })
})
