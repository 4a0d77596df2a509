import { expect, it } from 'vitest'
import { getVisibleMenu } from './visibleMenu'

const pages = ['/secret', '/about'].map((path) => ({
  path,
  title: path,
  isHidden: path === '/secret',
  blocks: [],
}))

it('omits links to hidden pages, on both levels', () => {
  const about = { label: 'About', url: '/about' }
  const secret = { label: 'Secret', url: '/Secret/?a=1' }
  expect(getVisibleMenu({ pages, menuItems: [secret, { ...about, items: [secret] }] })).toEqual([about])
  expect(getVisibleMenu({ pages, menuItems: [{ ...secret, items: [secret, about] }] })).toEqual([
    { label: 'Secret', url: '/about', items: [about] },
  ])
})

it('returns the menu unchanged if no page is hidden', () => {
  const menuItems = [{ label: 'Secret', url: '/secret' }]
  expect(getVisibleMenu({ pages: [], menuItems })).toBe(menuItems)
})
