import { describe, expect, test, vi } from 'vitest'
import { buildConformanceForm, field } from '../../../../tests/conformance/buildConformanceForm'
import { compileFromModuleSource } from '../../../../tests/fixtures/compileFromModuleSource'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import type { FieldError } from '../../../schemas/forms/builtForm'
import { FormChecks } from './formChecks'
import { FormStore } from './formStore'

const form = buildConformanceForm([
  field('name'),
  field('email', { type: 'email', rules: { kind: 'email', required: true } }),
  field('island', { visibleWhen: { field: 'name', equals: 'Ada' } }),
  field('resume', { type: 'file', rules: { kind: 'file', required: false, fileTypeGroup: 2 } }),
])
const validAnswers: FormValues = { name: 'Bea', email: 'bea@example.org', island: '', resume: null }
const createRequiredError = (key: string) => ({ path: `/${key}`, message: 'A response is required' })

function open(
  values: FormValues = validAnswers,
  customCheck?: (values: FormValues) => readonly FieldError[],
) {
  const store = new FormStore(Object.keys(form.schema.properties), values)
  const load = vi.fn(() => compileFromModuleSource(form))
  const checks = new FormChecks(form, store, load, customCheck)
  store.onCommit(checks.handleCommit)
  return { store, checks, load, error: (key: string) => store.state(key).error }
}

test('the validator is loaded only once', async () => {
  const { checks, load } = open()
  const [firstValidator, secondValidator] = await Promise.all([checks.prepare(), checks.prepare()])
  expect(firstValidator).toBe(secondValidator)
  expect(load).toHaveBeenCalledExactlyOnceWith(form)
})

test('a validator that failed to load is requested again; meanwhile there are no errors', async () => {
  const { checks, load } = open({ ...validAnswers, name: '' })
  load.mockRejectedValueOnce(new Error('offline'))
  expect(await checks.run()).toEqual([])
  expect(await checks.run()).toEqual([createRequiredError('name')])
  expect(load).toHaveBeenCalledTimes(2)
})

describe('validation on submit', () => {
  test('is synchronous if the validator is loaded', async () => {
    const { checks, store } = open({ ...validAnswers, name: '' })
    const waiting = checks.run()
    expect(waiting).toBeInstanceOf(Promise)
    expect(await waiting).toEqual([createRequiredError('name')])
    expect(checks.run()).toEqual([createRequiredError('name')])
    store.set('name', 'Ada')
    expect(checks.run()).toEqual([createRequiredError('island')])
  })

  test('includes the contents of files, with one error each', async () => {
    const { checks, store } = open()
    await checks.prepare()
    store.set('resume', new File(['words'], 'cv.pdf'))
    expect(await checks.run()).toEqual([{ path: '/resume', message: 'File is of the incorrect type.' }])
    store.set('resume', new File([], 'cv.exe'))
    expect(await checks.run()).toEqual([{ path: '/resume', message: 'File is of the incorrect type.' }])
    store.set('resume', new File([], 'cv.pdf'))
    expect(await checks.run()).toEqual([{ path: '/resume', message: 'The file is empty.' }])
  })

  test('does not run the custom check of the page', async () => {
    const { checks } = open(validAnswers, () => [{ path: '/name', message: 'Taken' }])
    expect(await checks.run()).toEqual([])
  })
})

describe('a field that is left', () => {
  test('is validated after an edit', async () => {
    const { store, checks, error } = open()
    await checks.prepare()
    store.set('email', 'bea@')
    expect(error('email')).toBeUndefined()
    checks.leaveField('name')
    expect(error('email')).toBeUndefined()
    checks.leaveField('email')
    expect(error('email')).toBe('Must be a valid email')
    store.set('email', '')
    expect(error('email')).toBeUndefined()
    checks.leaveField('email')
    expect(error('email')).toBe('A response is required')
  })

  test('is not validated without an edit', async () => {
    const { checks, error } = open({ ...validAnswers, name: '' })
    await checks.prepare()
    checks.leaveField('name')
    expect(error('name')).toBeUndefined()
  })

  test('is validated again if it had an error', async () => {
    const { store, checks, error } = open()
    await checks.prepare()
    store.fail([{ path: '/name', message: 'Refresh' }], 'check', 'H')
    checks.leaveField('name')
    expect(error('name')).toBeUndefined()
  })

  test('is also validated by the custom check', async () => {
    const { store, checks, error } = open(validAnswers, ({ name }) =>
      name === 'Cy' ? [{ path: '/name', message: 'Taken' }] : [],
    )
    await checks.prepare()
    store.set('name', 'Cy')
    checks.leaveField('name')
    expect(error('name')).toBe('Taken')
    store.set('name', 'Di')
    expect(error('name')).toBeUndefined()
  })

  test('waits for the validator and for reading its file', async () => {
    const { store, checks, error } = open()
    store.set('email', 'bea@')
    checks.leaveField('email')
    expect(error('email')).toBeUndefined()
    await vi.waitFor(() => expect(error('email')).toBe('Must be a valid email'))
    store.set('resume', new File(['words'], 'cv.pdf'))
    checks.leaveField('resume')
    expect(error('resume')).toBeUndefined()
    await vi.waitFor(() => expect(error('resume')).toBe('File is of the incorrect type.'))
  })
})

describe('an answer that is committed', () => {
  const errors = [createRequiredError('name'), { path: '/email', message: 'Must be a valid email' }]

  test('removes resolved errors and adds none', async () => {
    const { store, checks, error } = open({ ...validAnswers, name: '', email: 'bea@' })
    await checks.prepare()
    store.fail(errors, 'check', 'H')
    store.set('name', 'Ada')
    expect([error('name'), error('email'), error('island')]).toEqual([
      undefined,
      'Must be a valid email',
      undefined,
    ])
  })

  test('removes the error of a hidden field', async () => {
    const { store, checks, error } = open({ ...validAnswers, name: 'Ada' })
    await checks.prepare()
    store.fail([createRequiredError('island')], 'server', 'H')
    store.set('email', 'ada@example.org')
    expect(error('island')).toBe('A response is required')
    store.set('name', 'Bea')
    expect(error('island')).toBeUndefined()
  })

  test('changes nothing before the validator is loaded', () => {
    const { store, error } = open({ ...validAnswers, name: '' })
    store.fail([createRequiredError('name')], 'check', 'H')
    store.set('name', 'Ada')
    expect(error('name')).toBe('A response is required')
  })
})
