import { describe, expect, it } from 'vitest'
import { editValue } from '../site/editValue'
import { checkSite } from '../siteChecks/checkSite'
import {
  addMenuItem,
  deleteMenuItem,
  moveMenuItem,
  moveMenuItemIntoSubmenu,
  moveMenuItemOutOfSubmenu,
} from './menuChanges'
import {
  addPage,
  changePagePath,
  deletePage,
  duplicatePage,
  movePage,
  pageTemplates,
  setHomePage,
  setPageHidden,
} from './pageChanges'
import { replaceHtmlLinks } from './pageLinks'
import {
  addBlock,
  copyBlockToPage,
  deleteBlock,
  duplicateBlock,
  moveBlock,
  moveBlockToPage,
  type SiteChange,
} from './siteChange'

const raw = {
  menuItems: [
    { label: 'About', url: '/about#team' },
    { label: 'Jobs', url: '/' },
  ],
  pages: [
    {
      path: '/about',
      title: 'About us',
      blocks: [
        { type: 'heading', text: 'Hi' },
        { type: 'carousel', slides: 3 },
        { type: 'button', label: 'Again', url: '/About/' },
      ],
    },
    {
      path: '/',
      title: 'Home',
      blocks: [{ type: 'richText', text: ['See [us](/about) and [it](/aboutit).'] }],
    },
  ],
}
type Site = typeof raw & { redirects?: unknown[] }
const applyChange = (change: SiteChange | null, from: unknown = raw) =>
  editValue(from, change?.edits ?? []) as Site
const getTypes = (site: Site, page = 0) => site.pages[page]?.blocks.map(({ type }) => type)

describe('blocks', () => {
  it('are added with their required values, and selected', () => {
    const change = addBlock({ page: 0, block: 1 }, 'button')
    expect(applyChange(change).pages[0]?.blocks[1]).toEqual({ type: 'button', label: '[[Label]]', url: '/' })
    expect(change).toMatchObject({ description: 'Button added', select: '/pages/0/blocks/1' })
  })

  it('have example texts, which are errors until they are replaced', () => {
    const findPlaceholders = (change: SiteChange | null, edited = (text: string) => text) => {
      const configText = edited(JSON.stringify(applyChange(change)))
      return checkSite({ configText, files: {}, company: 'Acme' }).filter(
        ({ code }) => code === 'placeholder',
      )
    }
    for (const type of ['button', 'richText', 'quote', 'statistics', 'questions', 'steps', 'columns']) {
      const change = addBlock({ page: 0, block: 1 }, type)
      const placeholders = findPlaceholders(change)
      expect(placeholders.length, type).toBeGreaterThan(0)
      for (const { severity, path } of placeholders) {
        expect(severity).toBe('error')
        expect(path).toMatch(/^\/pages\/0\/blocks\/1\//)
      }
      expect(findPlaceholders(change, (text) => text.replace(/\[\[(.*?)\]\]/g, '$1'))).toEqual([])
    }
  })

  it('are moved, duplicated and deleted, unknown blocks too', () => {
    expect(getTypes(applyChange(moveBlock(raw, { page: 0, block: 1 }, 0)))).toEqual([
      'carousel',
      'heading',
      'button',
    ])
    expect(moveBlock(raw, { page: 0, block: 2 }, 7)).toBeNull()
    expect(moveBlock(raw, { page: 0, block: 1 }, 2)?.description).toBe(
      "Unknown block 'carousel' moved to place 3 of 3",
    )
    expect(getTypes(applyChange(duplicateBlock(raw, { page: 0, block: 1 })))).toEqual([
      'heading',
      'carousel',
      'carousel',
      'button',
    ])
    expect(deleteBlock(raw, { page: 0, block: 2 }).select).toBe('/pages/0/blocks/1')
    expect(deleteBlock(raw, { page: 1, block: 0 }).select).toBe('/pages/1')
  })

  it('are moved or copied to another page', () => {
    const moved = applyChange(moveBlockToPage(raw, { page: 0, block: 1 }, 1))
    expect([getTypes(moved), getTypes(moved, 1)]).toEqual([
      ['heading', 'button'],
      ['richText', 'carousel'],
    ])
    expect(getTypes(applyChange(copyBlockToPage(raw, { page: 0, block: 0 }, 1)), 1)).toEqual([
      'richText',
      'heading',
    ])
  })
})

describe('a page', () => {
  it('is renamed with all links to it, and its old address redirects', () => {
    const change = changePagePath(raw, 0, '/us')
    const site = applyChange(change)
    expect(site.menuItems[0]?.url).toBe('/us#team')
    expect(site.pages[0]).toMatchObject({ path: '/us', blocks: [{}, {}, { url: '/us' }] })
    expect(site.pages[1]?.blocks[0]).toMatchObject({ text: ['See [us](/us) and [it](/aboutit).'] })
    expect(site.redirects).toEqual([{ from: '/about', to: '/us' }])
    expect(change.description).toBe('Address /about changed to /us; 3 links follow')
  })

  it('redirects only from a published address', () => {
    expect(applyChange(changePagePath(raw, 0, '/us', ['/'])).redirects).toBeUndefined()
    expect(applyChange(changePagePath(raw, 0, '/us', ['/About'])).redirects).toEqual([
      { from: '/about', to: '/us' },
    ])
  })

  it('changes the links of a sidebar as well', () => {
    const html = `<a class="x" href="/About/#team">Us</a> <a href='/about'>Us</a> <a href="/aboutit">It</a>`
    expect(replaceHtmlLinks(html, '/about', '/us')).toBe(
      `<a class="x" href="/us#team">Us</a> <a href='/us'>Us</a> <a href="/aboutit">It</a>`,
    )
  })

  it('can get its old address back without a circular redirect', () => {
    const renamedSite = applyChange(changePagePath(raw, 0, '/us'))
    expect(applyChange(changePagePath(renamedSite, 0, '/about'), renamedSite).redirects).toEqual([
      { from: '/us', to: '/about' },
    ])
  })

  it('moved away from one of the product’s paths leaves the links to the product’s page, without a redirect', () => {
    const site = applyChange(changePagePath(raw, 1, '/welcome'))
    expect(site.menuItems[1]?.url).toBe('/')
    expect(site.redirects).toBeUndefined()
  })

  it('is deleted with its menu item, and links to it lead to another page', () => {
    const site = applyChange(deletePage(raw, 0, '/'))
    expect(site.pages).toHaveLength(1)
    expect(site.menuItems.map(({ label }) => label)).toEqual(['Jobs'])
    expect(site.pages[0]?.blocks[0]).toMatchObject({ text: ['See [us](/) and [it](/aboutit).'] })
    expect(site.redirects).toEqual([{ from: '/about', to: '/' }])
    expect(applyChange(deletePage(raw, 0, null)).menuItems).toHaveLength(2)
  })

  it('becomes the home page; the previous home page gets a new path', () => {
    const site = applyChange(setHomePage(raw, 0))
    expect(site.pages.map(({ path }) => path)).toEqual(['/', '/home-2'])
    expect(site.menuItems.map(({ url }) => url)).toEqual(['/#team', '/'])
  })

  it('is added with a free address, from a template, and to the menu', () => {
    const site = applyChange(addPage(raw, { title: 'About', blocks: pageTemplates.about(), isInMenu: true }))
    expect(site.pages[2]).toMatchObject({ path: '/about-2', title: 'About' })
    expect(site.menuItems[2]).toEqual({ label: 'About', url: '/about-2' })
    expect(applyChange(duplicatePage(raw, 0)).pages.map(({ path }) => path)).toEqual([
      '/about',
      '/about-us',
      '/',
    ])
  })

  it('is moved and hidden', () => {
    expect(applyChange(movePage(raw, 0, 1)).pages.map(({ title }) => title)).toEqual(['Home', 'About us'])
    expect(movePage(raw, 0, -1)).toBeNull()
    const hidden = applyChange(setPageHidden(raw, 0, true))
    expect(hidden.pages[0]).toMatchObject({ isHidden: true })
    expect(applyChange(setPageHidden(hidden, 0, false), hidden)).toEqual(raw)
  })
})

describe('the menu', () => {
  const getMenu = (change: SiteChange | null, from: unknown = raw) => applyChange(change, from).menuItems
  it('adds, moves and removes items', () => {
    expect(getMenu(addMenuItem(raw, 'New', '/new'))[2]).toEqual({ label: 'New', url: '/new' })
    expect(getMenu(moveMenuItem(raw, { item: 1 }, 0)).map(({ label }) => label)).toEqual(['Jobs', 'About'])
    expect(getMenu(deleteMenuItem(raw, { item: 0 })).map(({ label }) => label)).toEqual(['Jobs'])
  })

  it('has one level of submenus', () => {
    const siteWithSubmenu = applyChange(moveMenuItemIntoSubmenu(raw, { item: 1 }))
    expect(siteWithSubmenu.menuItems).toEqual([{ ...raw.menuItems[0], items: [raw.menuItems[1]] }])
    expect(moveMenuItemIntoSubmenu(raw, { item: 0 })).toBeNull()
    expect(
      getMenu(moveMenuItemOutOfSubmenu(siteWithSubmenu, { item: 0, subItem: 0 }), siteWithSubmenu),
    ).toEqual(raw.menuItems)
    expect(getMenu(deleteMenuItem(siteWithSubmenu, { item: 0, subItem: 0 }), siteWithSubmenu)).toEqual([
      raw.menuItems[0],
    ])
  })

  it('moves an item of a submenu among its siblings', () => {
    const [one, two] = raw.menuItems
    const site = { ...raw, menuItems: [{ ...one, items: [one, two] }] }
    const change = moveMenuItem(site, { item: 0, subItem: 1 }, 0)
    expect(getMenu(change, site)).toEqual([{ ...one, items: [two, one] }])
    expect(change?.select).toBe('/menuItems/0/items/0')
  })
})
