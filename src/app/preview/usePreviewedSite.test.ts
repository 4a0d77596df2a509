import { expect, test } from 'vitest'
import { readClientConfig } from '../../schemas/clientConfig/readClientConfig'
import { reuseUnchanged, withEditedText } from './usePreviewedSite'

const { config } = readClientConfig(
  {
    headingTitle: 'Old',
    menuItems: [{ label: 'About', url: '/about' }],
    pages: [
      { path: '/about', title: 'About', blocks: [{ type: 'heading', text: 'Old' }] },
      { path: '/other', title: 'Other', blocks: [{ type: 'heading', text: 'Other' }] },
    ],
  },
  'Quay',
)
/** In the file, each list starts with an item that is not rendered. */
const previewed = { config, pages: [1, 2], menu: [1], css: '', isWritable: true }

test('replaces a text at its place, and keeps the identity of all other parts', () => {
  const edited = withEditedText(previewed, '/pages/1/blocks/0/text', 'New').config
  expect(edited.pages[0]?.blocks[0]).toEqual({ type: 'heading', text: 'New' })
  expect(edited.pages[1]).toBe(config.pages[1])
  expect(edited.menuItems).toBe(config.menuItems)
  expect(withEditedText(previewed, '/menuItems/1/label', 'New').config.menuItems).toEqual([
    { label: 'New', url: '/about' },
  ])
  expect(withEditedText(previewed, '/headingTitle', 'New').config.headingTitle).toBe('New')
})

test('ignores an unknown place', () => {
  expect(withEditedText(previewed, '/pages/0/title', 'New')).toBe(previewed)
})

test('keeps the identity of unchanged parts next to changed ones', () => {
  const before = {
    pages: [{ title: 'One', blocks: [{ type: 'a' }, { type: 'b' }] }, { title: 'Two' }],
    menu: [],
  }
  const after = reuseUnchanged(before, {
    pages: [{ title: 'One', blocks: [{ type: 'a' }, { type: 'c' }] }, { title: 'Two' }],
    menu: [],
  })
  expect(after).toEqual({
    pages: [{ title: 'One', blocks: [{ type: 'a' }, { type: 'c' }] }, { title: 'Two' }],
    menu: [],
  })
  expect(after).not.toBe(before)
  expect(after.pages[1]).toBe(before.pages[1])
  expect(after.pages[0]?.blocks?.[0]).toBe(before.pages[0]?.blocks?.[0])
  expect(after.menu).toBe(before.menu)
  expect(reuseUnchanged(before, structuredClone(before))).toBe(before)
})

test.each([
  [{ a: 1 }, { b: 1 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1, 2], [1]],
  [[1], { 0: 1 }],
  [null, { a: null }],
  [{ a: undefined }, { b: undefined }],
])('reuseUnchanged(%j, %j) returns the second value unchanged', (before, after) => {
  expect(reuseUnchanged(before, after)).toStrictEqual(after)
})
