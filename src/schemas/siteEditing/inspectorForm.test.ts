import { expect, it } from 'vitest'
import { clientBlocks } from '../blocks/block'
import { applyEdits } from '../site/editConfig'
import { findShape } from '../site/findShape'
import { getDifferenceEdits } from './differenceEdits'
import { buildInspectorForm, mergeFormAnswer, toInspectorValues } from './inspectorForm'
import { createBlock } from './siteChange'

const page = (block: unknown) => ({ pages: [{ path: '/a', title: 'A', blocks: [block] }] })
const blockPath = ['pages', 0, 'blocks', 0]
function getShape(block: unknown) {
  const shape = findShape(page(block), blockPath)
  if (!shape) throw new Error('No shape.')
  return shape
}

it.each(Object.keys(clientBlocks))(
  'the form has the properties of a %s, and opening it changes nothing',
  (type) => {
    const block = { ...createBlock(type), own: { kept: true } }
    const shape = getShape(block)
    const form = buildInspectorForm(shape)
    const properties = form.schema.properties.answer?.properties ?? {}
    expect(Object.keys(properties)).toEqual(
      Object.keys(shape.properties ?? {}).filter((key) => !['type', 'translations'].includes(key)),
    )
    expect(JSON.stringify(form.schema)).not.toContain('"default"')
    const text = JSON.stringify(page(block), null, 2)
    const edits = getDifferenceEdits(
      blockPath,
      block,
      mergeFormAnswer(shape, block, toInspectorValues(shape, block)),
    )
    expect(applyEdits(text, edits)).toBe(text)
  },
)

it('stores only the entered values', () => {
  const block = { type: 'button', label: 'Go', url: '/', x: 1 }
  const shape = getShape(block)
  const mergeAnswer = (answer: object) =>
    mergeFormAnswer(shape, block, { ...toInspectorValues(shape, block), ...answer })
  expect(mergeAnswer({ look: 'plain' })).toEqual({ ...block, look: 'plain' })
  expect(mergeAnswer({ look: 'primary' })).toEqual(block)
  expect(mergeAnswer({ label: undefined })).toEqual({ ...block, label: '' })
  expect(mergeFormAnswer(shape, { ...block, look: 'plain' }, { ...block, look: undefined })).toEqual(block)
})

it('keeps unknown keys of each row of a list', () => {
  const [one, two] = [
    { title: 'One', text: ['a'], x: 1 },
    { title: 'Two', text: ['b'], y: 2 },
  ]
  const block = { type: 'columns', columns: [one, two] }
  const shape = getShape(block)
  const changed = { ...two, title: 'Zwei' }
  expect(mergeFormAnswer(shape, block, { columns: [{ ...changed }, { ...one }] }).columns).toEqual([
    changed,
    one,
  ])
  expect(mergeFormAnswer(shape, block, { columns: [one, two, {}] }).columns).toEqual([one, two, {}])
})

it('returns the shape of any path', () => {
  expect(findShape({}, ['siteTitle'])?.maxLength).toBe(100)
  expect(findShape({ menuItems: [{}] }, ['menuItems', 0, 'url'])?.format).toBe('address')
  expect(findShape({}, ['vacancyListTableOverrides', 'Title'])?.maxLength).toBe(30)
  expect(findShape(page({ type: 'unheard of' }), blockPath)).toBeUndefined()
})
