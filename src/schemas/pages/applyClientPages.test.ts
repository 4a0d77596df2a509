import { describe, expect, it } from 'vitest'
import { applyClientPages } from './applyClientPages'
import { isBelowVacancyPage, isReservedPath } from './clientPaths'
import type { ClientPage, PageDefinition } from './pageDefinition'

const layout: PageDefinition['layout'] = { sidebar: 'beside', titleBar: 'tall', width: 'normal' }
const definitions: PageDefinition[] = [
  { name: 'home', path: '/', access: 'public', title: 'Jobs', layout, blocks: [{ type: 'jobList' }] },
  {
    name: 'settings',
    path: '/user/settings',
    access: 'signedIn',
    title: 'S',
    layout,
    blocks: [{ type: 'settings' }],
  },
]
const textBlocks: ClientPage['blocks'] = [{ type: 'richText', text: ['Hello'] }]
const apply = (...pages: ClientPage[]) => applyClientPages(definitions, pages)
const findPages = (path: string, pages: PageDefinition[]) => pages.filter((page) => page.path === path)

describe("a client's pages", () => {
  it('are added as public pages with a heading', () => {
    const [about] = findPages('/about', apply({ path: '/about', title: 'About us', blocks: textBlocks }))
    expect(about).toMatchObject({ access: 'public', title: 'About us' })
    expect(about?.blocks).toEqual([{ type: 'pageTitle', title: 'About us' }, ...textBlocks])
  })

  it('replace the blocks of a public page and keep its layout', () => {
    const pages = apply({ path: '/', title: 'Welcome', blocks: [...textBlocks, { type: 'jobList' }] })
    expect(findPages('/', pages)).toEqual([
      { ...definitions[0], title: 'Welcome', blocks: [...textBlocks, { type: 'jobList' }] },
    ])
  })

  it('replace the not-found page, which is shown at every URL without a page and has no URL itself', () => {
    const notFound: PageDefinition = { ...(definitions[0] as PageDefinition), name: 'notFound', path: '*' }
    const page = { path: '/Page-not-found/', title: 'Lost', blocks: textBlocks }
    const pages = applyClientPages([...definitions, notFound], [page])
    expect(pages).toHaveLength(3)
    expect(findPages('*', pages)[0]).toMatchObject({ name: 'notFound', title: 'Lost' })
  })

  it('never change who may see a page, or its purpose', () => {
    expect(apply({ path: '/User/Settings/', title: 'Mine', blocks: textBlocks })).toEqual(definitions)
    expect(apply()).toEqual(definitions)
  })

  it.each([
    '/api',
    '/API/x',
    '/assets/x.js',
    '/clients',
    '/home/login',
    '/home//login/',
    '/user/create',
    '/user/anything',
    '/applicant/viewapplications',
    '/job',
    '/validators/x',
    '/embed.js',
    '/start-page.js',
    '/sitemap.xml',
    '/jobs.json',
    '/feed.xml',
  ])('%s is reserved', (path) => expect(isReservedPath(path)).toBe(true))

  it.each(['/', '/about', '/users-guide', '/job/viewjobs', '/apidays', '/benefits/leave', '/privacy'])(
    '%s is available',
    (path) => expect(isReservedPath(path) || isBelowVacancyPage(path)).toBe(false),
  )
})
