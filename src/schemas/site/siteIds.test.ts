import { describe, expect, it } from 'vitest'
import { editValue } from './editValue'
import { getRenamedPagePath } from './renamedPagePath'
import type { SiteEdit, SiteIds } from './siteDraft'
import { applyEditsToIds, fitIds, getPlaceAfterChange, getPlaceOfId, getPlaceOfNewItem } from './siteIds'

const raw = {
  menuItems: [{ label: 'A' }, { label: 'B' }],
  pages: [
    { path: '/a', blocks: [{ type: 'x' }, { type: 'y' }] },
    { path: '/b', blocks: [{ type: 'z' }] },
  ],
}
const ids: SiteIds = {
  menu: ['ma', 'mb'],
  pages: [
    { id: 'pa', blocks: ['x', 'y'] },
    { id: 'pb', blocks: ['z'] },
  ],
}
function createCounter() {
  let count = 0
  return () => {
    count += 1
    return `new${count}`
  }
}
const getIds = (...edits: SiteEdit[]) => applyEditsToIds(ids, raw, edits, createCounter())

describe('ids beside config.json', () => {
  it('stay while nothing is added or removed', () => {
    expect(getIds({ path: ['pages', 0, 'title'], value: 'A' })).toBe(ids)
    expect(getIds({ path: ['pages', 0, 'blocks', 1, 'text'], value: 'A' })).toBe(ids)
    expect(getIds({ path: ['menuItems', 1, 'label'], value: 'A' })).toBe(ids)
    expect(getIds({ path: ['themeColor'], value: '#fff' })).toBe(ids)
  })

  it('move with their block, page or menu item', () => {
    expect(
      getIds(
        { path: ['pages', 0, 'blocks', 1] },
        { path: ['pages', 1, 'blocks', 0], value: { type: 'y' }, insert: true },
      ).pages,
    ).toEqual([
      { id: 'pa', blocks: ['x'] },
      { id: 'pb', blocks: ['y', 'z'] },
    ])
    expect(
      getIds({ path: ['pages', 0] }, { path: ['pages', 1], value: raw.pages[0], insert: true }).pages,
    ).toEqual([ids.pages[1], ids.pages[0]])
    expect(
      getIds({ path: ['menuItems', 0] }, { path: ['menuItems', 1], value: { label: 'A' }, insert: true })
        .menu,
    ).toEqual(['mb', 'ma'])
  })

  it('are new for new items, and removed with their items', () => {
    expect(getIds({ path: ['pages', 1, 'blocks', 0], value: { type: 'z' }, insert: true }).pages[1]).toEqual({
      id: 'pb',
      blocks: ['new1', 'z'],
    })
    expect(getIds({ path: ['pages', 2], value: { blocks: [{ type: 'q' }] }, insert: true }).pages[2]).toEqual(
      {
        id: 'new1',
        blocks: ['new2'],
      },
    )
    expect(getIds({ path: ['menuItems'] }).menu).toEqual([])
  })

  it('are matched to a file that was changed outside the studio', () => {
    const duplicateIds = { menu: ['m', 'm', 'n'], pages: [{ id: 'm', blocks: [] }] }
    expect(fitIds(raw, duplicateIds, createCounter())).toEqual({
      pages: [
        { id: 'm', blocks: ['new1', 'new2'] },
        { id: 'new3', blocks: ['new4'] },
      ],
      menu: ['new5', 'new6'],
    })
    expect(fitIds('no object', ids, createCounter())).toEqual({ pages: [], menu: [] })
  })

  it('map a path to the current path of the same item', () => {
    const edits = [{ path: ['pages', 0, 'blocks', 0] }]
    const currentIds = getIds(...edits)
    expect(getPlaceAfterChange('/pages/0/blocks/1/text', ids, currentIds)).toBe('/pages/0/blocks/0/text')
    expect(getPlaceAfterChange('/pages/0/blocks/0', ids, currentIds)).toBeNull()
    expect(getPlaceAfterChange('/logoName', ids, currentIds)).toBe('/logoName')
    expect(getPlaceAfterChange('/menuItems/1/label', ids, currentIds)).toBe('/menuItems/1/label')
    expect(getPlaceOfId(currentIds, 'z')).toBe('/pages/1/blocks/0')
  })

  it('map the displayed page to its new address', () => {
    const edits = [{ path: ['pages', 1, 'path'], value: '/c' }]
    const currentSite = { rawConfig: editValue(raw, edits), ids: getIds(...edits) }
    expect(getRenamedPagePath('/b/', { rawConfig: raw, ids }, currentSite)).toBe('/c')
    expect(getRenamedPagePath('/a', { rawConfig: raw, ids }, currentSite)).toBe('/a')
    expect(getRenamedPagePath('/job/viewjobs', { rawConfig: raw, ids }, currentSite)).toBe('/job/viewjobs')
  })
})

it('finds the only new item; a new page counts as one item together with its blocks', () => {
  const ids = { pages: [{ id: 'p', blocks: ['a', 'b'] }], menu: ['m'] }
  expect(getPlaceOfNewItem(ids, ids)).toBeNull()
  expect(getPlaceOfNewItem({ ...ids, pages: [{ id: 'p', blocks: ['a'] }] }, ids)).toBe('/pages/0/blocks/1')
  expect(getPlaceOfNewItem({ pages: [], menu: [] }, ids)).toBe('/pages/0')
  expect(getPlaceOfNewItem({ ...ids, menu: [] }, ids)).toBe('/menuItems/0')
  expect(getPlaceOfNewItem({ ...ids, pages: [{ id: 'p', blocks: [] }] }, ids)).toBeNull()
})
