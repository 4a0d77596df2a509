import { expect, test } from 'vitest'
import { reuseUnchanged } from './reuseUnchanged'

test('what has not changed stays the very same, and what has takes nothing else along', () => {
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
])('%j becomes %j', (before, after) => {
  expect(reuseUnchanged(before, after)).toStrictEqual(after)
})
