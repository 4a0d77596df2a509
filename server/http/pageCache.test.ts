import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { CachedPage, PageCache } from './pageCache'

const html = '<p>Ä page that is long enough</p>'
const createPage = (text = html, more: { status?: number } = {}) =>
  new CachedPage({ status: 200, html: text, expiresAt: 1000, ...more })

describe('a cached page', () => {
  test('has its bytes in each encoding, compressed once', () => {
    const page = createPage()
    expect(page.getBody('identity').toString()).toBe(html)
    expect(brotliDecompressSync(page.getBody('br')).toString()).toBe(html)
    expect(gunzipSync(page.getBody('gzip')).toString()).toBe(html)
    expect(page.getBody('br')).toBe(page.getBody('br'))
  })

  test('has an ETag for each encoding, equal for equal bytes', () => {
    expect(createPage().getEtag('identity')).toMatch(/^"[\w-]{27}"$/)
    expect(createPage().getEtag('br')).toBe(createPage().getEtag('identity').replace(/"$/, '-br"'))
    expect(createPage('other').getEtag('br')).not.toBe(createPage().getEtag('br'))
  })

  test('takes one and a half times the space of its bytes', () => {
    expect(createPage('Ä'.repeat(100)).size).toBe(300)
  })
})

describe('cached pages', () => {
  const write = (pages: PageCache, name: string, page: object | null = createPage()) =>
    pages.renderOnce(name, 'v1', async () => page)

  test('are returned while they are valid, for their version', async () => {
    const pages = new PageCache()
    const page = createPage()
    await write(pages, '/', page)
    expect(pages.find('/', 'v1', 999)).toBe(page)
    expect(pages.find('/', 'v1', 1000)).toBeUndefined()
    expect(pages.find('/', 'v2', 999)).toBeUndefined()
    expect(pages.find('/other', 'v1', 999)).toBeUndefined()
  })

  test('are stored only with status 200', async () => {
    const pages = new PageCache()
    expect(await write(pages, '/gone', createPage(html, { status: 410 }))).toMatchObject({ status: 410 })
    expect(await write(pages, '/on', { redirect: '/' })).toEqual({ redirect: '/' })
    expect(await write(pages, '/none', null)).toBeNull()
    for (const name of ['/gone', '/on', '/none']) expect(pages.find(name, 'v1', 0)).toBeUndefined()
  })

  test('are rendered once for concurrent requests, and again later', async () => {
    const pages = new PageCache()
    const work = vi.fn(async () => createPage())
    const [firstPage, secondPage] = await Promise.all([
      pages.renderOnce('/', 'v1', work),
      pages.renderOnce('/', 'v1', work),
    ])
    expect(firstPage).toBe(secondPage)
    expect(work).toHaveBeenCalledTimes(1)
    await Promise.all([pages.renderOnce('/', 'v2', work), pages.renderOnce('/b', 'v2', work)])
    expect(work).toHaveBeenCalledTimes(3)
    await pages.renderOnce('/', 'v1', work)
    expect(work).toHaveBeenCalledTimes(4)
  })

  test('that could not be rendered are tried again', async () => {
    const pages = new PageCache()
    await expect(pages.renderOnce('/', 'v1', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    )
    expect(await write(pages, '/')).toBeInstanceOf(CachedPage)
  })

  test('are removed when there is no space, the least recently requested first', async () => {
    const pages = new PageCache(450)
    const names = ['/a', '/b', '/c']
    const listCached = () => [...names, '/d'].filter((name) => pages.find(name, 'v1', 0) !== undefined)
    for (const name of names) await write(pages, name, createPage('x'.repeat(100)))
    expect(listCached()).toEqual(names)
    pages.find('/a', 'v1', 0)
    pages.find('/c', 'v1', 0)
    await write(pages, '/d', createPage('x'.repeat(100)))
    expect(listCached()).toEqual(['/a', '/c', '/d'])
  })

  test('take the space of their newest version', async () => {
    const pages = new PageCache(450)
    await write(pages, '/a', createPage('x'.repeat(200)))
    await write(pages, '/a', createPage('x'.repeat(100)))
    await write(pages, '/b', createPage('x'.repeat(200)))
    expect(['/a', '/b'].map((name) => pages.find(name, 'v1', 0)?.size)).toEqual([150, 300])
  })
})
