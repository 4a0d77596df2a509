import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { field } from '../../../tests/conformance/buildConformanceForm'
import { compileFromModuleSource } from '../../../tests/fixtures/compileFromModuleSource'
import { buildForm } from '../../schemas/forms/buildForm'
import type { FieldSection } from '../../schemas/forms/fieldDefinition'
import { FormRenderer, type FormRendererProps } from './FormRenderer'
import { type FieldOrder, FieldOrderContext } from './field/FieldOrder'
import { Listeners } from './state/listeners'
import type { FormHandle } from './useFormHandle'

afterEach(cleanup)

const createFields = (id: string, count: number) =>
  Array.from({ length: count }, (_, at) => field(`${id}${at + 1}`))
const loadForever = () => new Promise<never>(() => undefined)

function show(
  sections: FieldSection[],
  props: Partial<FormRendererProps> = {},
  order: FieldOrder | null = null,
) {
  const form = buildForm('T', sections)
  return render(
    <FieldOrderContext value={order}>
      <FormRenderer form={form} loadValidator={loadForever} {...props} />
    </FieldOrderContext>,
  ).container
}

const Mover: FieldOrder['DragHandle'] = ({ fieldKey, label }) => <b>{`${fieldKey} ${label}`}</b>
const getNames = (root: ParentNode) => Array.from(root.querySelectorAll('input'), ({ name }) => name)
const getParts = (root: ParentNode) => Array.from(root.querySelectorAll('form'))

describe('a section', () => {
  test('is a group under its heading, with its notes', () => {
    const container = show([
      { id: 'you', title: 'About you', notes: 'As in your passport.', fields: createFields('a', 2) },
    ])
    const group = screen.getByRole('group', { name: 'About you' })
    expect(within(group).getByRole('heading', { level: 2 }).textContent).toBe('About you')
    expect(within(group).getByText('As in your passport.')).toBeTruthy()
    expect(getNames(group)).toEqual(['a1', 'a2'])
    expect(container.querySelectorAll('.fy-form__notes')).toHaveLength(1)
    expect(group.getAttribute('data-section')).toBe('you')
  })

  test('without a title has neither heading nor name', () => {
    const container = show([{ id: 'you', title: '', fields: createFields('a', 1) }])
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.getByRole('group').getAttribute('aria-labelledby')).toBeNull()
    expect(container.querySelector('.fy-form__notes')).toBeNull()
  })

  test('has a heading one level lower on request; two sections have two names', () => {
    show(
      [
        { id: 'a', title: 'One', fields: createFields('a', 1) },
        { id: 'b', title: 'Two', fields: createFields('b', 1) },
      ],
      { headingLevel: 3 },
    )
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'One',
      'Two',
    ])
    expect(getNames(screen.getByRole('group', { name: 'Two' }))).toEqual(['b1'])
  })

  test('that continues in the next part has a single heading', () => {
    const container = show([{ id: 'a', title: 'Long', notes: 'And dull.', fields: createFields('a', 30) }])
    const [first, second] = getParts(container)
    expect([getNames(first ?? container).length, getNames(second ?? container).length]).toEqual([25, 5])
    expect(second?.textContent).not.toContain('Long')
    expect(container.querySelectorAll('.fy-form__notes')).toHaveLength(1)
    expect(second?.querySelector('[role="group"]')?.getAttribute('aria-labelledby')).toBeNull()
  })
})

describe('a section of conditional fields', () => {
  const createCondition = (equals: string) => ({ visibleWhen: { field: 'a1', equals } })
  const sections: FieldSection[] = [
    { id: 'a', title: 'Always', fields: [...createFields('a', 1), field('x', createCondition('all'))] },
    {
      id: 'b',
      title: 'Conditional',
      fields: [field('b1', createCondition('all')), field('b2', createCondition('some'))],
    },
  ]

  test.each([
    ['none', ['a1']],
    ['some', ['a1', 'b2']],
    ['all', ['a1', 'x', 'b1']],
  ])('is shown while one of its fields is visible: %s', (answer, fields) => {
    const container = show(sections, { initialValues: { a1: answer } })
    expect(getNames(container)).toEqual(fields)
    expect(screen.queryByRole('group', { name: 'Conditional' }) !== null).toBe(answer !== 'none')
    expect(screen.getByRole('group', { name: 'Always' })).toBeTruthy()
  })
})

describe('a form of many parts', () => {
  test.each([
    [100, 4, null],
    [101, 5, 'true'],
  ])(
    'of %d fields has %d parts; the browser may skip parts off screen: %s',
    (count, length, expectedAttribute) => {
      const formParts = getParts(show([{ id: 'a', title: '', fields: createFields('a', count) }]))
      expect(formParts).toHaveLength(length)
      for (const part of formParts) expect(part.getAttribute('data-many')).toBe(expectedAttribute)
    },
  )

  test('is laid out completely once End is pressed, so that it scrolls to the real end', () => {
    const formParts = getParts(show([{ id: 'a', title: '', fields: createFields('a', 101) }]))
    const countLaidOut = () => formParts.filter((part) => part.hasAttribute('data-free')).length
    fireEvent.keyDown(document.body, { key: 'a' })
    expect(countLaidOut()).toBe(0)
    fireEvent.keyDown(document.body, { key: 'End', ctrlKey: true })
    expect(countLaidOut()).toBe(5)
  })

  test('has its button in the last part', () => {
    const formParts = getParts(
      show([{ id: 'a', title: '', fields: createFields('a', 26) }], { footer: 'By sending you agree.' }),
    )
    expect(formParts.map((part) => part.querySelectorAll('[type="submit"]').length)).toEqual([0, 1])
    expect(formParts[1]?.textContent).toContain('By sending you agree.')
  })

  test('renders all fields', () => {
    expect(getNames(show([{ id: 'a', title: '', fields: createFields('a', 230) }]))).toHaveLength(230)
  })
})

describe('a long form with an action', () => {
  const conditional = field('x', { visibleWhen: { field: 'a1', equals: 'all' } })
  const sections: FieldSection[] = [{ id: 'a', title: '', fields: [conditional, ...createFields('a', 29)] }]
  const findInput = (name: string) => {
    const [input] = document.getElementsByName(name)
    return input instanceof HTMLInputElement ? input : undefined
  }
  const waitForIdle = () => act(() => new Promise((resolve) => setTimeout(resolve)))

  test('has each part in a separate form, including fields that appear later, and submits from any of them', async () => {
    const onSubmit = vi.fn()
    const validator = await compileFromModuleSource(buildForm('T', sections))
    const handle = createRef<FormHandle>()
    const loadValidator = async () => validator
    const container = show(sections, { postUrl: '/apply', onSubmit, handle, loadValidator })
    const [rootForm, ...partForms] = getParts(container)
    expect(findInput('a1')?.form).toBe(rootForm)
    await waitForIdle()
    expect([findInput('a1')?.form, findInput('a26')?.form]).toEqual(partForms)
    const values = Object.fromEntries(getNames(container).map((name) => [name, 'all']))
    act(() => handle.current?.setValues({ ...values, x: 'all' }))
    await waitForIdle()
    expect(findInput('x')?.form).toBe(partForms[0])
    for (const form of [...partForms, rootForm]) {
      act(() => form?.requestSubmit())
      await waitForIdle()
    }
    expect(onSubmit).toHaveBeenCalledTimes(3)
    expect(onSubmit).toHaveBeenLastCalledWith({ ...values, x: 'all' })
  })

  test('is one form until it is hydrated, with all answers', async () => {
    const container = show(sections, { postUrl: '/apply', isNoScript: true })
    await waitForIdle()
    expect(getParts(container)).toHaveLength(1)
    expect([findInput('a1')?.form, findInput('a26')?.form]).toEqual([
      ...getParts(container),
      ...getParts(container),
    ])
  })
})

test('a form without a button or a footer has nothing at its end', () => {
  const section = { id: 'a', title: '', fields: createFields('a', 1) }
  expect(show([section], { submitHidden: true }).querySelector('.fy-form__actions')).toBeNull()
  const withFooter = show([section], { submitHidden: true, footer: 'More' })
  expect(withFooter.querySelector('.fy-form__footer')?.textContent).toBe('More')
  expect(withFooter.querySelector('[type="submit"]')).toBeNull()
})

test('[SE-02] a mounted form follows a new order of the fields of a section', () => {
  const keys = createFields('a', 30).map(({ name }) => name)
  let currentOrder: readonly string[] = keys
  const changes = new Listeners()
  const order: FieldOrder = {
    getFields: (section) => (section.id === 'a' ? currentOrder : section.fields),
    subscribe: changes.add,
    DragHandle: Mover,
  }
  const container = show(
    [
      { id: 'a', title: 'A', fields: createFields('a', 30) },
      { id: 'b', title: 'B', fields: createFields('b', 2) },
    ],
    {},
    order,
  )
  expect(getNames(container)).toEqual([...keys, 'b1', 'b2'])
  expect(container.querySelector('.fy-field')?.firstElementChild?.textContent).toBe('a1 a1')
  currentOrder = [...keys.slice(0, 26).reverse(), ...keys.slice(26)]
  act(() => changes.notify())
  const [first, second] = getParts(container)
  expect(getNames(first ?? container)).toEqual(currentOrder.slice(0, 25))
  expect(getNames(second ?? container)).toEqual([...currentOrder.slice(25), 'b1', 'b2'])
})
