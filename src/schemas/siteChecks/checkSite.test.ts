import { describe, expect, it } from 'vitest'
import type { SiteFinding } from '../site/siteFinding'
import { checkSite } from './checkSite'
import type { SiteCheckInput } from './parsedSite'

const text = (...lines: string[]) => ({ type: 'richText', text: lines })
const page = (path: string, title: string, ...blocks: unknown[]) => ({
  path,
  title,
  blocks: blocks.length > 0 ? blocks : [text('Words.')],
})
const picture = { size: 1000, type: 'image/png' }

/** Returns the findings of a site with this config.json. */
function check(config: Record<string, unknown>, over: Partial<SiteCheckInput> = {}): SiteFinding[] {
  const configText = JSON.stringify({ shareImageName: null, ...config })
  return checkSite({ configText, files: {}, company: 'Acme', ...over })
}
const menu = (...urls: string[]) => urls.map((url) => ({ label: `To ${url}`, url }))
const summarize = (findings: readonly SiteFinding[]) =>
  findings.map(({ severity, code, file, path }) => `${severity} ${code} ${file} ${path}`.trim())
const getOnlyFinding = (findings: readonly SiteFinding[]) => {
  expect(findings).toHaveLength(1)
  return findings[0] as SiteFinding
}

describe('a site without fault', () => {
  it('accepts an empty object, and warns about an empty file', () => {
    expect(check({})).toEqual([])
    expect(summarize(check({}, { configText: '' }))).toEqual(['warning no-config config.json'])
  })

  it('accepts links to its pages, to the product’s pages, to its files and to other sites', () => {
    const links = text(
      '[Us](/About/) [jobs](/job/viewjobs?location=Quay#list) [one job](/job/details/1-2) [feed](/jobs.rss)',
      '[leaflet](/clients/acme/our%20leaflet.pdf) [web](https://example.org/nowhere) [mail](mailto:a@b.org)',
      '[below](#below)',
    )
    const config = { menuItems: menu('/'), pages: [page('/', 'Home', links), page('/about', 'About')] }
    const files = { 'our leaflet.pdf': { size: 1, type: 'application/pdf' } }
    expect(check(config, { files })).toEqual([])
  })
})

describe('an unreadable file', () => {
  it('is reported, and nothing else is derived from it', () => {
    const findings = checkSite({ configText: '{ "pages": ', files: { 'a.txt': picture }, company: 'A' })
    expect(summarize(findings)).toEqual(['error not-json config.json', 'warning not-served a.txt'])
    expect(summarize(checkSite({ configText: '[]', files: {}, company: 'A' }))).toEqual([
      'error shape config.json',
    ])
  })
})

describe('an address', () => {
  it.each([
    ['/user/mine', 'Mine', 'reserved-address', '/mine'],
    ['/two words', 'Our people & places', 'address', '/our-people-places'],
    ['/job/details/one', 'Über uns', 'address', '/uber-uns'],
    ['/team/:name', 'API', 'address', '/api-2'],
  ])(
    'the invalid address %s of a page called %s is reported, and replaced by an available one',
    (path, title, code, availablePath) => {
      const finding = getOnlyFinding(
        check({ menuItems: menu('/'), pages: [{ ...page(path, title), isHidden: true }] }).filter(
          ({ severity }) => severity === 'error',
        ),
      )
      expect(finding).toMatchObject({
        code,
        path: '/pages/0/path',
        repair: { edits: [{ path: ['pages', 0, 'path'], value: availablePath }] },
      })
    },
  )

  it('belongs to only one page', () => {
    const pages = [page('/about', 'About us'), page('/About/', 'About us'), page('/about-us', 'More')]
    const findings = check({ menuItems: menu('/about', '/about-us'), pages })
    expect(getOnlyFinding(findings)).toMatchObject({
      code: 'same-address',
      path: '/pages/1/path',
      repair: { label: 'Move the page to /about-us-2', edits: [{ value: '/about-us-2' }] },
    })
  })
})

describe('a link to a page that does not exist', () => {
  const pages = [page('/about', 'About us'), page('/benefits/leave', 'Time off')]
  const base = { pages, menuItems: menu('/about', '/benefits/leave') }
  const inPage = (...lines: string[]) => ({ ...base, pages: [...pages, page('/', 'Home', text(...lines))] })

  it('is found in the menu, in buttons, in texts and in the sidebar', () => {
    const button = { type: 'button', label: 'Go', url: '/c' }
    const columns = { type: 'columns', columns: [{ text: ['x'] }, { title: 'Y', text: ['a [d](/d)'] }] }
    const findings = check(
      { menuItems: menu('/a'), pages: [page('/', 'Home', button, text('- [b](/b)'), columns)] },
      { sidebarHtml: '<a class="x" href="/e">E</a><a href=\'https://example.org\'>F</a>' },
    )
    expect(summarize(findings.filter(({ code }) => code === 'dead-link'))).toEqual([
      'error dead-link config.json /menuItems/0/url',
      'error dead-link config.json /pages/0/blocks/0/url',
      'error dead-link config.json /pages/0/blocks/1/text/0',
      'error dead-link config.json /pages/0/blocks/2/columns/1/text/0',
      'error dead-link sidebar.html',
    ])
  })

  it.each([
    ['[x](/abuot)', '[x](/about)'],
    ['[**About** us](/who-we-are)', '[**About** us](/about)'],
    ['See [x](/more/leave).', 'See [x](/benefits/leave).'],
    ['See [our benefits](/perks).', 'See [our benefits](/benefits/leave).'],
    ['See [*the* moon](/moon).', 'See *the* moon.'],
  ])('%s becomes %s', (originalText, repairedText) => {
    const finding = getOnlyFinding(check(inPage(originalText)))
    expect(finding.repair?.edits).toEqual([
      { path: ['pages', 2, 'blocks', 0, 'text', 0], value: repairedText },
    ])
  })

  it('is removed from a menu if no page is similar, and links to the home page in a button', () => {
    const findings = check({
      ...inPage('x'),
      menuItems: [...base.menuItems, { label: 'Moon', url: '/moon' }],
    })
    expect(getOnlyFinding(findings).repair).toEqual({
      label: 'Remove ‘Moon’',
      edits: [{ path: ['menuItems', 2] }],
    })
    const button = { type: 'button', label: 'Moon', url: '/moon' }
    const other = check({ ...base, pages: [...pages, page('/', 'Home', button)] })
    expect(getOnlyFinding(other).repair?.edits).toEqual([
      { path: ['pages', 2, 'blocks', 0, 'url'], value: '/' },
    ])
  })

  it('is not reported if the page exists but is invalid', () => {
    const invalidPage = page('/team', 'Team', { type: 'image', name: 'a.png' })
    const findings = check({ menuItems: menu('/team'), pages: [invalidPage] })
    expect(summarize(findings)).toEqual(['error no-alt config.json /pages/0/blocks/0/alt'])
  })
})

describe('the links of a site', () => {
  it('must lead to every page, also through other pages', () => {
    const pages = [
      page('/a', 'A', text('[b](/b)')),
      page('/b', 'B'),
      page('/c', 'C', text('[c](/c) and [d](/d)')),
      page('/d', 'D', text('[c](/c)')),
      { ...page('/e', 'E'), isHidden: true },
      page('/privacy', 'Privacy'),
    ]
    const lostPages = check({ menuItems: menu('/a'), pages }).filter(({ code }) => code === 'lost-page')
    expect(lostPages.map(({ path }) => path)).toEqual(['/pages/2', '/pages/3'])
    expect(lostPages[0]?.repair?.edits).toEqual([
      { path: ['menuItems', 1], value: { label: 'C', url: '/c' }, insert: true },
    ])
    expect(check({ pages: [page('/c', 'C')] })[0]?.repair?.edits).toEqual([
      { path: ['menuItems'], value: [{ label: 'C', url: '/c' }] },
    ])
  })

  it('are also found in the sidebar', () => {
    expect(check({ pages: [page('/c', 'C')] }, { sidebarHtml: '<A HREF="/c">C</A>' })).toEqual([])
  })

  it('cause a warning in a long menu, and an error in a menu with more than the maximum', () => {
    expect(summarize(check({ menuItems: menu(...Array<string>(8).fill('/')) }))).toEqual([
      'warning long-menu config.json /menuItems',
    ])
    expect(summarize(check({ menuItems: menu(...Array<string>(200).fill('/')) }))).toEqual([
      'error list-length config.json /menuItems',
    ])
  })

  it.each(['here', 'Click here', 'read more …', 'this page', 'More'])(
    'are not described by ‘%s’',
    (label) => {
      const about = page('/about', 'About us', text('x'))
      const home = page('/', 'Home', text(`See [${label}](/about).`))
      const finding = getOnlyFinding(check({ menuItems: menu('/about'), pages: [about, home] }))
      expect(finding).toMatchObject({
        severity: 'warning',
        code: 'vague-link',
        path: '/pages/1/blocks/0/text/0',
      })
      expect(finding.repair?.edits[0]?.value).toBe('See [About us](/about).')
    },
  )
})

describe('pictures', () => {
  const image = (over: object) => ({ type: 'image', name: 'wharf.jpg', alt: 'Our wharf at dawn.', ...over })
  const withImage = (over: object, files: SiteCheckInput['files'] = { 'wharf.jpg': picture }) =>
    check({ menuItems: menu('/'), pages: [page('/', 'Home', image(over))] }, { files })

  it('must exist under their exact name and not be too large', () => {
    expect(withImage({})).toEqual([])
    expect(getOnlyFinding(withImage({}, { 'Wharf.jpg': picture }))).toMatchObject({
      code: 'picture-case',
      repair: { edits: [{ path: ['pages', 0, 'blocks', 0, 'name'], value: 'Wharf.jpg' }] },
    })
    expect(getOnlyFinding(withImage({}, { 'wharfs.jpg': picture })).repair?.label).toBe('Use wharfs.jpg')
    expect(getOnlyFinding(withImage({}, {}))).not.toHaveProperty('repair')
    const large = { 'wharf.jpg': { ...picture, size: 501 * 1024 } }
    expect(summarize(withImage({}, large))).toEqual([
      'warning large-picture config.json /pages/0/blocks/0/name',
    ])
    const logo = { 'wharf.jpg': { ...picture, size: 101 * 1024 } }
    expect(summarize(check({ logoName: 'wharf.jpg' }, { files: logo }))).toEqual([
      'warning large-picture config.json /logoName',
    ])
  })

  it.each(['wharf.jpg', 'IMG_2041.JPG', 'IMG 2041', 'picture', 'photo-3'])(
    'are not described by ‘%s’',
    (alt) => {
      const finding = getOnlyFinding(withImage({ alt, caption: 'The wharf.' }))
      expect(finding).toMatchObject({ severity: 'error', code: 'alt-is-name' })
      expect(finding.repair?.edits).toEqual([{ path: ['pages', 0, 'blocks', 0, 'alt'], value: 'The wharf.' }])
    },
  )

  it('need a text alternative, which the repair takes from the caption', () => {
    expect(getOnlyFinding(withImage({ alt: '' }))).toMatchObject({
      code: 'no-alt',
      message: 'must not be empty.',
    })
    const finding = getOnlyFinding(withImage({ alt: undefined, caption: 'The wharf.' }))
    expect(finding).toMatchObject({ code: 'no-alt', repair: { edits: [{ value: 'The wharf.' }] } })
    expect(withImage({ alt: 'Wharf' })).toEqual([])
  })

  it('for sharing are recommended, and the repair uses the picture of the right format', () => {
    const files = {
      'logo.png': { ...picture, width: 200, height: 50 },
      'card.png': { ...picture, width: 1200, height: 630 },
    }
    const pages = [page('/', 'Home')]
    const finding = getOnlyFinding(check({ pages, shareImageName: undefined }, { files }))
    expect(finding).toMatchObject({ code: 'no-share-picture', severity: 'warning' })
    expect(finding.repair?.edits).toEqual([{ path: ['shareImageName'], value: 'card.png' }])
  })
})

describe('headings', () => {
  const heading = (level?: number) => ({ type: 'heading', text: 'H', ...(level ? { level } : {}) })
  const checkBlocks = (...blocks: unknown[]) => check({ pages: [page('/', 'Home', ...blocks)] })

  it('of level three are accepted after a heading of level two', () => {
    expect(checkBlocks(heading(), heading(3), text('## Two', '### Three'))).toEqual([])
    expect(checkBlocks({ type: 'newestJobs' }, heading(3))).toEqual([])
    expect(checkBlocks(text('x'), { type: 'hero', title: 'T' }, heading(3))).toEqual([])
    expect(checkBlocks({ type: 'text', title: 'T', sections: [] }, heading(3))).toEqual([])
  })

  it('that skip a level are errors', () => {
    expect(getOnlyFinding(checkBlocks(heading(3), heading(3)))).toMatchObject({
      severity: 'error',
      code: 'heading-order',
      repair: { edits: [{ path: ['pages', 0, 'blocks', 0, 'level'], value: 2 }] },
    })
    expect(getOnlyFinding(checkBlocks(text('Words', '### Three'))).repair?.edits).toEqual([
      { path: ['pages', 0, 'blocks', 0, 'text', 1], value: '## Three' },
    ])
    const steps = { type: 'steps', steps: [{ title: 'One' }, { title: 'Two' }] }
    expect(getOnlyFinding(checkBlocks({ type: 'hero', title: 'T' }, steps, heading(3))).path).toBe(
      '/pages/0/blocks/2/text',
    )
    const pages = [page('/', 'Home', heading()), page('/privacy', 'Privacy', heading(3))]
    expect(summarize(check({ pages }))).toEqual(['error heading-order config.json /pages/1/blocks/0/text'])
  })
})

describe('titles', () => {
  it('are reported if search results would truncate them', () => {
    const longTitle = 'A title that goes on and on, for longer than anybody would read'
    expect(summarize(check({ siteTitle: longTitle, pages: [page('/', longTitle)] }))).toEqual([
      'warning long-siteTitle config.json /siteTitle',
      'warning long-title config.json /pages/0/title',
    ])
  })

  it('have a maximum length, to which the repair truncates them', () => {
    const title = `${'word '.repeat(30)}${'x'.repeat(5000)}`
    const finding = getOnlyFinding(check({ pages: [page('/', title)] }))
    expect(finding.code).toBe('too-long')
    expect(finding.repair?.edits).toEqual([
      { path: ['pages', 0, 'title'], value: `${'word '.repeat(23)}word…` },
    ])
    const findingWithoutSpaces = getOnlyFinding(check({ pages: [page('/', 'x'.repeat(5000))] }))
    expect(findingWithoutSpaces.repair?.edits[0]?.value).toBe(`${'x'.repeat(119)}…`)
  })
})

describe('keys and blocks that do not exist', () => {
  it('get a suggestion for a misspelling', () => {
    expect(getOnlyFinding(check({ siteTitel: 'Acme' })).repair).toEqual({
      label: 'Call it siteTitle',
      edits: [{ path: ['siteTitle'], value: 'Acme' }, { path: ['siteTitel'] }],
    })
    expect(getOnlyFinding(check({ siteTitel: 'Acme', siteTitle: 'A' }))).not.toHaveProperty('repair')
    const finding = getOnlyFinding(check({ pages: [page('/', 'Home', { type: 'richtext', text: ['x'] })] }))
    expect(finding).toMatchObject({ code: 'block', repair: { label: 'Call it richText' } })
  })
})

describe('colours', () => {
  it('with too little contrast are errors', () => {
    const findings = check({}, { css: ':root{--fy-ink-soft:#bbb}' })
    expect(summarize(findings)).toEqual(['error contrast styles.min.css', 'error contrast styles.min.css'])
  })
})
