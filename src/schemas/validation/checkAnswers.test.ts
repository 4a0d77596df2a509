import { beforeAll, describe, expect, test } from 'vitest'
import { settings, vacancy, values } from '../../../tests/fixtures/coastalPlanner'
import { compileFromModuleSource } from '../../../tests/fixtures/compileFromModuleSource'
import { buildApplicationForm } from '../applicationForm/buildApplicationForm'
import type { FieldValue } from '../fields/fieldValue'
import { buildForm } from '../forms/buildForm'
import type { FieldDefinition } from '../forms/fieldDefinition'
import type { FieldRule } from '../rules/fieldRule'
import { checkAnswers } from './checkAnswers'
import type { CompiledValidator } from './compiledValidator'

async function getMessage(
  field: Partial<FieldDefinition> & { rules: FieldRule },
  value: unknown,
): Promise<string | null> {
  const form = buildForm('T', [
    { id: 's', title: 'S', fields: [{ name: 'f', type: 'text', label: 'F', ...field }] },
  ])
  const errors = checkAnswers(form, await compileFromModuleSource(form), { f: value as FieldValue })
  return errors[0]?.message ?? null
}

const rule = (kind: FieldRule['kind'], rest: Partial<FieldRule> = {}): { rules: FieldRule } => ({
  rules: { kind, required: true, ...rest },
})

describe('rules', () => {
  test.each([
    ['[VR-02]', rule('string'), '', 'A response is required'],
    ['[VR-02]', rule('string'), '   ', 'A response is required'],
    ['[VR-03]', rule('string', { min: 5 }), '', 'Minimum Character Length is 5'],
    ['[VR-03]', rule('string', { min: 5 }), 'four', 'Minimum Character Length is 5'],
    ['[VR-03]', rule('string', { min: 5, message: 'Say more' }), 'four', 'Say more'],
    ['[VR-03]', rule('string', { max: 3 }), 'four', 'Maximum Character Length is 3'],
    ['[VR-03]', rule('string'), 'x'.repeat(255), null],
    ['[VR-03]', rule('string'), 'x'.repeat(256), 'Maximum Character Length is 255'],
    ['[VR-03]', rule('string', { required: false }), '', null],
    ['[VR-04]', rule('email'), '', 'A response is required'],
    ['[VR-04]', rule('email'), 'sam@', 'Must be a valid email'],
    ['[VR-04]', rule('email', { message: 'Which address?' }), 'sam@', 'Which address?'],
    ['[VR-04]', rule('email', { required: false }), '', null],
    ['[VR-04]', rule('email'), 'sam.rivers@example.org', null],
    ['[VR-05]', rule('URL'), 'harbour', 'Invalid url'],
    ['[VR-05]', rule('URL'), 'https://harbour.example/a?b#c', null],
    ['[VR-05]', rule('URL', { required: false }), '', null],
    ['[VR-06]', rule('number'), 'seven', 'The value must be a number.'],
    ['[VR-06]', rule('number'), '', 'A response is required'],
    ['[VR-06]', rule('number', { max: 3 }), '1234', 'Maximum Characters is 3'],
    ['[VR-06]', rule('number'), '-0.5', null],
    ['[FK-08]', rule('number', { minimum: 2 }), '2', null],
    ['[FK-08]', rule('number', { minimum: 2 }), '1.9', 'The number must be 2 or more'],
    ['[FK-08]', rule('number', { minimum: -5, maximum: -1 }), '-0.5', 'The number must be -1 or less'],
    ['[FK-08]', rule('number', { maximum: 100 }), '1e2', null],
    ['[FK-08]', rule('number', { maximum: 100 }), '100.01', 'The number must be 100 or less'],
    ['[FK-08]', rule('number', { maximum: 9, message: 'One digit' }), '10', 'One digit'],
    ['[FK-08]', rule('number', { minimum: 2 }), 'seven', 'The value must be a number.'],
    ['[FK-08]', rule('number', { minimum: 2, required: false }), '', null],
    ['[VR-10]', rule('any'), '', 'A response is required'],
    ['[VR-10]', rule('any'), false, null],
    ['[VR-10]', rule('any', { max: 2 }), 'abc', 'Maximum Character Length is 2'],
  ])('%s the rule %j with the answer %j has the message %j', async (_row, field, value, message) => {
    expect(await getMessage(field, value)).toBe(message)
  })

  test('[VR-07] a required boolean must be set; an optional boolean may be empty', async () => {
    expect(await getMessage({ type: 'checkbox', ...rule('boolean') }, null)).toBe('A response is required')
    expect(await getMessage({ type: 'checkbox', ...rule('boolean') }, false)).toBeNull()
    for (const value of [true, '', null]) {
      expect(
        await getMessage({ type: 'checkbox', ...rule('boolean', { required: false }) }, value),
      ).toBeNull()
    }
    expect(await getMessage({ type: 'checkbox', ...rule('boolean', { mustBe: true }) }, false)).toBe(
      'A response is required',
    )
  })

  test('[VR-08] [VR-09] a file is checked by size and type', async () => {
    const file = { type: 'file' as const, ...rule('file', { fileTypeGroup: 2 }) }
    expect(await getMessage(file, null)).toBe('A response is required')
    expect(await getMessage(file, { name: 'cv.pdf', size: 2104704, type: 'application/pdf' })).toBeNull()
    expect(await getMessage(file, { name: 'cv.pdf', size: 2104705, type: 'application/pdf' })).toBe(
      'Maximum file size is 2MB',
    )
    expect(await getMessage(file, { name: 'cv.png', size: 1, type: 'image/png' })).toBe(
      'File is of the incorrect type.',
    )
    expect(await getMessage(file, { name: 'CV.DOCX', size: 1, type: 'application/octet-stream' })).toBeNull()
    for (const type of ['application/wps-office.docx', 'application/zip', 'application/x-rtf', 'x-pdf'])
      expect(await getMessage(file, { name: 'cv.docx', size: 1, type })).toBeNull()
    expect(await getMessage(file, new File(['x'], 'cv.exe'))).toBe('File is of the incorrect type.')
    expect(await getMessage(file, new File(['x'], 'cv.pdf'))).toBeNull()
    expect(await getMessage(file, { name: 'cv.png', size: 2104705, type: 'image/png' })).toBe(
      'File is of the incorrect type.',
    )
    expect(await getMessage({ type: 'file', ...rule('file', { required: false }) }, '')).toBeNull()
  })

  test('[FB-08] a value that is not in the list is rejected', async () => {
    const options = [{ label: 'One', value: '1' }]
    expect(await getMessage({ type: 'select', options, ...rule('string') }, '2')).toBe(
      'Please select a value from the list!',
    )
    expect(await getMessage({ type: 'select', options, ...rule('string') }, '')).toBe(
      'A response is required',
    )
    expect(
      await getMessage({ type: 'select', options: [...options, ...options], ...rule('string') }, '1'),
    ).toBeNull()
  })

  test('[FK-22] checkboxes accept each option once, and no other values', async () => {
    const options = ['1', '2'].map((value) => ({ label: value, value }))
    const boxes = { type: 'checkbox' as const, options, ...rule('boolean') }
    expect(await getMessage(boxes, ['1', '2'])).toBeNull()
    expect(await getMessage(boxes, ['1', '1'])).toBe('Please select a value from the list!')
    expect(await getMessage(boxes, ['1', '3'])).toBe('Please select a value from the list!')
    expect(await getMessage(boxes, [])).toBe('A response is required')
  })

  test('reports only one of several errors of an answer, by a fixed priority', () => {
    const form = buildForm('T', [
      { id: 's', title: 'S', fields: [{ name: 'f', type: 'text', label: 'F', ...rule('string') }] },
    ])
    const getFirstMessage = (...keywords: string[]) => {
      const errors = keywords.map((keyword) => ({
        instancePath: '/f',
        schemaPath: '',
        keyword,
        params: { format: 'email', type: 'string', limit: 9 },
      }))
      return checkAnswers(
        form,
        Object.assign(() => false, { errors }),
        { f: 'a' },
      )[0]?.message
    }
    expect(getFirstMessage('format', 'maxLength')).toBe('Maximum Character Length is 9')
    expect(getFirstMessage('maxLength', 'format')).toBe('Maximum Character Length is 9')
    expect(getFirstMessage('maxLength', 'minLength', 'enum', 'type')).toBe('Expected string, received string')
    expect(getFirstMessage('maximum', 'format')).toBe('Must be a valid email')
    expect(getFirstMessage('format', 'maximum')).toBe('Must be a valid email')
    expect(getFirstMessage('maximum', 'uniqueItems')).toBe('Maximum file size is 2MB')
  })

  test('a value of another type is rejected with its type, not coerced', async () => {
    expect(await getMessage(rule('string'), 7)).toBe('Expected string, received number')
    expect(await getMessage(rule('string'), ['seven'])).toBe('Expected string, received array')
    expect(await getMessage({ type: 'checkbox', ...rule('boolean') }, 'true')).toBe(
      'Expected boolean, received string',
    )
  })
})

describe('the application form', () => {
  const form = buildApplicationForm(settings, vacancy)
  let validator: CompiledValidator
  beforeAll(async () => {
    validator = await compileFromModuleSource(form)
  })

  test('[JD-07] full answers pass', () => {
    expect(checkAnswers(form, validator, values)).toEqual([])
  })

  test('no answers: one message for each required field, in the order of the form', () => {
    expect(checkAnswers(form, validator, form.initialValues)).toEqual(
      ['firstName', 'surname', 'email', 'resume', 'licence-3', 'requirement-5', 'question-9'].map((key) => ({
        path: `/${key}`,
        message: 'A response is required',
      })),
    )
  })

  test('a conditional field is required only while it is shown', () => {
    const errors = checkAnswers(form, validator, { ...values, stateNameOverseas: '' })
    expect(errors).toEqual([{ path: '/stateNameOverseas', message: 'A response is required' }])
    expect(checkAnswers(form, validator, { ...values, stateNameOverseas: '', countryCode: 'AU' })).toEqual([])
  })

  test('[SE-03] First Name, Last Name and Email are asked whatever the settings contain', () => {
    const formWithoutSettings = buildApplicationForm(
      { applicationFormFields: [], customFields: [], canAllowUpload: false },
      vacancy,
    )
    expect(formWithoutSettings.uiSchema['ui:sections'][0]?.fields).toEqual(['firstName', 'surname', 'email'])
    expect(formWithoutSettings.schema.required.slice(0, 3)).toEqual(['firstName', 'surname', 'email'])
  })

  test('equal settings have the same version, different settings have different versions', () => {
    expect(buildApplicationForm(settings, vacancy).version).toBe(form.version)
    expect(buildApplicationForm({ ...settings, canAllowUpload: false }, vacancy).version).not.toBe(
      form.version,
    )
  })
})
