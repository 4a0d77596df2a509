import fc from 'fast-check'
import type { FieldDefinition, FieldSection } from '../../src/schemas/fieldDefinition'
import { buildForm } from '../../src/schemas/forms/buildForm'
import type { BuiltForm } from '../../src/schemas/forms/builtForm'
import { fieldKinds, kinds } from '../../src/schemas/kinds/kindRegistry'

/** A file as it crosses to the browser, which makes a real `File` of it. */
export interface WireFile {
  file: { name: string; size: number; type: string }
}

const options = fc.array(fc.record({ label: fc.string(), value: fc.string({ maxLength: 6 }) }), {
  maxLength: 12,
})
const bound = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: undefined })

const field = fc
  .record({
    type: fc.constantFrom(...fieldKinds),
    label: fc.string({ unit: 'binary', maxLength: 40 }),
    required: fc.boolean(),
    min: bound(12),
    max: bound(30),
    message: fc.option(fc.string({ minLength: 1, maxLength: 20 }), { nil: undefined }),
    fileTypeGroup: fc.constantFrom(undefined, 1 as const, 2 as const),
    mustBe: fc.constantFrom(undefined, undefined, true),
    options: fc.option(options, { nil: undefined }),
    conditional: fc.boolean(),
  })
  .map(({ type, label, options: list, conditional, ...rules }): FieldDefinition => {
    const rule = { kind: kinds[type].rule, ...stripped(rules) } as FieldDefinition['rules']
    const definition: FieldDefinition = { name: '', type, label, rules: rule }
    if (list) definition.options = list
    return conditional ? { ...definition, visibleWhen: { field: 'f0', notEquals: 'x' } } : definition
  })

function stripped(rules: object): object {
  return Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined))
}

/** Forms of 1 to 12 fields of any kind and rule; all but the first may hang on the first one's answer. */
export const arbitraryForm: fc.Arbitrary<BuiltForm> = fc
  .array(field, { minLength: 1, maxLength: 12 })
  .map((fields) => {
    const named = fields.map((one, at): FieldDefinition => {
      const { visibleWhen, ...plain } = one
      return { ...plain, name: `f${at}`, ...(visibleWhen && at > 0 ? { visibleWhen } : {}) }
    })
    const section: FieldSection = { id: 's', title: 'S', fields: named }
    return buildForm('Parity', [section])
  })

const plausible = fc.constantFrom(
  '',
  ' ',
  'x',
  'Sam',
  'sam@example.org',
  'sam@',
  'a@b.c',
  'https://harbour.example',
  'http://x',
  'ftp://a.b',
  '12',
  '1e3',
  '-0',
  '1,5',
  '2026-02-28',
  '2026-02-30',
  '09:30',
  '24:00',
  '2026-10-04T02:30',
  '2026-01-01/2026-01-02',
  '2026-01-02/2026-01-01',
  'Y',
  'N',
  '日本語',
  'e\u0301',
  '👩‍👩‍👧',
  '\u0000',
  '\ud800',
  '<b>',
  'constructor',
  '__proto__',
)
const wireFile: fc.Arbitrary<WireFile> = fc.record({
  file: fc.record({
    name: fc.constantFrom('cv.pdf', 'cv.PDF', 'me.png', 'run.exe', '.pdf', 'a.docx', 'noending'),
    size: fc.constantFrom(0, 1, 2104704, 2104705),
    type: fc.constantFrom('', 'application/pdf', 'image/png', 'text/html', 'application/octet-stream'),
  }),
})

const answer = fc.oneof(
  { weight: 6, arbitrary: plausible },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(true, false, null, undefined, 0, 7, {}, []) },
  { weight: 1, arbitrary: fc.array(plausible, { maxLength: 4 }) },
  { weight: 1, arbitrary: wireFile },
)

/** Answers of any sort to a form: right ones, wrong ones, of other types, to keys that it does not have. */
export function arbitraryAnswers(form: BuiltForm): fc.Arbitrary<Record<string, unknown>> {
  const keys = form.uiSchema['ui:order']
  const lists = keys.map((key) => {
    const enumerated = form.schema.properties[key]?.enum?.filter((value) => typeof value === 'string') ?? []
    return enumerated.length > 0 ? fc.oneof(answer, fc.constantFrom<unknown>(...enumerated)) : answer
  })
  return fc.tuple(fc.tuple(...lists), fc.boolean()).map(([answers, withStranger]) => {
    const values = Object.fromEntries(keys.map((key, at) => [key, answers[at]]))
    return withStranger ? { ...values, stranger: 'x' } : values
  })
}
