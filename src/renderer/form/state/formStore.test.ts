import { describe, expect, test, vi } from 'vitest'
import { buildConformanceForm, field } from '../../../../tests/conformance/buildConformanceForm'
import { compileFromModuleSource } from '../../../../tests/fixtures/compileFromModuleSource'
import { FormChecks } from './formChecks'
import { FormStore } from './formStore'

const keys = ['name', 'email', 'phone']
const serverErrors = [{ path: '/email', message: 'This address is taken.' }]
const open = () => new FormStore(keys, { name: 'Ada', email: 'ada@example.org' })

describe("a server's error on a field", () => {
  test('stays while another field is edited', () => {
    const store = open()
    store.fail(serverErrors, 'server', 'Please look again')
    store.set('name', 'Grace')
    expect(store.state('email').error).toBe('This address is taken.')
    expect(store.isFromServer('email')).toBe(true)
    expect(store.report()).toMatchObject({ errors: serverErrors, heading: 'Please look again' })
  })

  test('stays when the form’s own check accepts the answer, and is removed by an edit', async () => {
    const form = buildConformanceForm([field('name', {}), field('email', {})])
    const store = new FormStore(['name', 'email'], { name: 'Ada', email: 'ada@example.org' })
    const validator = await compileFromModuleSource(form)
    const checks = new FormChecks(form, store, async () => validator)
    await checks.prepare()
    store.onCommit(checks.handleCommit)
    store.fail(serverErrors, 'server', 'Please look again')
    store.set('name', 'Grace')
    checks.leaveField('name')
    checks.leaveField('email')
    expect(store.state('email').error).toBe('This address is taken.')
    store.set('email', 'grace@example.org')
    expect(store.state('email').error).toBeUndefined()
    expect(store.report().errors).toEqual([])
  })

  test('is removed from the field and the summary when its answer is edited', () => {
    const store = open()
    store.fail(serverErrors, 'server', 'Please look again')
    store.set('email', 'grace@example.org')
    expect(store.state('email').error).toBeUndefined()
    expect(store.isFromServer('email')).toBe(false)
    expect(store.report()).toMatchObject({ errors: [], heading: null })
  })

  test('that belongs to no field stays in the summary until all errors are cleared', () => {
    const store = open()
    const unplaced = { path: '', message: 'This vacancy has closed.' }
    store.fail([unplaced], 'server', 'Please look again')
    store.set('name', 'Grace')
    expect(store.report().errors).toEqual([unplaced])
    store.clearErrors()
    expect(store.report().errors).toEqual([])
  })
})

test('a client-side error stays at the field after an edit until the field is validated again', () => {
  const store = open()
  store.fail([{ path: '/phone', message: 'A response is required' }], 'check', 'Please look again')
  expect(store.isFromServer('phone')).toBe(false)
  store.set('phone', '1')
  expect(store.state('phone').error).toBe('A response is required')
  store.setError('phone', undefined)
  expect(store.report()).toMatchObject({ errors: [], heading: null })
})

test('each failed submit counts as an attempt, with its errors in the order of the fields', () => {
  const store = open()
  const errors = [
    { path: '/phone', message: 'p' },
    { path: '', message: 'all' },
    { path: '/name', message: 'n' },
  ]
  store.fail(errors, 'check', 'One')
  expect(store.report()).toEqual({ errors: [errors[2], errors[0], errors[1]], heading: 'One', attempt: 1 })
  store.fail(errors.slice(0, 1), 'check', 'Two')
  expect(store.report()).toEqual({ errors: errors.slice(0, 1), heading: 'Two', attempt: 2 })
})

describe('listeners', () => {
  test('are notified of a change of their field or of any field, and not of an unchanged value', () => {
    const store = open()
    const [nameListener, emailListener, commit, change] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
    store.subscribe('name', nameListener)
    const unsubscribe = store.subscribe('email', emailListener)
    store.onCommit(commit)
    store.onChange(change)
    store.set('name', 'Ada')
    expect(nameListener).not.toHaveBeenCalled()
    store.set('name', 'Grace')
    expect(nameListener).toHaveBeenCalledTimes(1)
    expect(commit.mock.calls).toEqual([['name']])
    expect(change).toHaveBeenCalledTimes(1)
    expect(emailListener).not.toHaveBeenCalled()
    unsubscribe()
    store.set('email', 'g@example.org')
    expect(emailListener).not.toHaveBeenCalled()
  })

  test('are notified of assigned answers as changes, but not as commits; unknown keys are ignored', () => {
    const store = open()
    const [commit, change] = [vi.fn(), vi.fn()]
    store.onCommit(commit)
    store.onChange(change)
    store.fail(serverErrors, 'server', 'Please look again')
    store.assign({ email: 'new@example.org', stranger: 'x' })
    expect(commit).not.toHaveBeenCalled()
    expect(change).toHaveBeenCalled()
    expect(store.isEdited('email')).toBe(false)
    expect(store.isFromServer('email')).toBe(false)
    expect(store.values()).toEqual({ name: 'Ada', email: 'new@example.org', phone: undefined })
    expect(store.report().errors).toEqual([])
  })
})

test('returns the same object of answers until an answer changes', () => {
  const store = open()
  const before = store.values()
  expect(store.values()).toBe(before)
  store.setError('name', 'wrong')
  store.set('name', 'Grace')
  expect(store.values()).not.toBe(before)
  expect(before.name).toBe('Ada')
})

test('a reset discards partial input, edits and errors', () => {
  const store = open()
  const discard = vi.fn()
  store.register({ flush: () => undefined, discard })
  store.set('name', 'Grace')
  store.fail(serverErrors, 'server', 'Please look again')
  store.reset({ name: 'New' })
  expect(discard).toHaveBeenCalledTimes(1)
  expect(store.values()).toEqual({ name: 'New', email: undefined, phone: undefined })
  expect(store.isEdited('name')).toBe(false)
  expect(store.isFromServer('email')).toBe(false)
  expect(store.report()).toMatchObject({ errors: [], heading: null })
})
