import { describe, expect, test } from 'vitest'
import { parseMarkup } from '../markup/parseMarkup'
import { applyClientPages } from './applyClientPages'
import { isBelowVacancyPage, isReservedPath, vacancyPages } from './clientPaths'
import { normalizePath } from './normalizePath'
import type { ClientPage, PageDefinition } from './pageDefinition'
import { getPageNeeds } from './pageNeeds'
import { isPrivatePath } from './privatePath'

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/About/', '/about'],
  ['/a//b///c/', '/a/b/c'],
  ['/a/b', '/a/b'],
])('the router reads %s as %s', (path, normalizedPath) => expect(normalizePath(path)).toBe(normalizedPath))

test.each([
  ['/theme.css', true],
  ['/theme.css/x', false],
  ['/job', true],
  ['/job/', true],
  ['/job/other', false],
  ['/job/search/x', true],
  ['/applicant', true],
  ['/applicant/x', false],
  ['/vacancy-interest', true],
  ['/documents/1', true],
  ['/sw.js', true],
  ['/robots.txt', true],
  ['/favicon.ico', true],
  ['/sitemap', true],
  ['/sitemap-2.xml', true],
  ['/sitemaps', false],
  ['/feeds/all', true],
  ['/feed', true],
  ['/feeding', false],
  ['/jobs.rss', true],
  ['/jobs.html', false],
  ['/jobs', false],
  ['/our/sitemap.xml', false],
])('the path %s is reserved: %s', (path, isReserved) => expect(isReservedPath(path)).toBe(isReserved))

test('pages for one vacancy have one block each, and no pages below them', () => {
  expect([...vacancyPages]).toEqual([
    ['/job/details/:guid', 'jobDetails'],
    ['/applicant/apply/:guid', 'applicationForm'],
    ['/applicant/received/:guid', 'applicationReceived'],
  ])
  expect(
    [
      '/job/details/:guid',
      '/Job/Details/:guid/',
      '/job/details/one',
      '/applicant/apply/x/y',
      '/job/detail',
    ].map(isBelowVacancyPage),
  ).toEqual([false, false, true, true, false])
})

test('a URL with a part that cannot be decoded is private if its first part is private', () => {
  expect(isPrivatePath('/%E0%A4%A/user')).toBe(false)
  expect(isPrivatePath('/user/%E0%A4%A')).toBe(true)
})

describe('the data that a page needs at first render', () => {
  const getNeeds = (titleBar: 'tall' | 'slim', ...blocks: PageDefinition['blocks']) => [
    ...getPageNeeds({ blocks, layout: { sidebar: 'none', titleBar, width: 'normal' } }),
  ]

  test('is what its blocks declare; a tall title bar counts the jobs', () => {
    expect(getNeeds('slim', { type: 'pageTitle', title: 'T' }, { type: 'settings' })).toEqual([])
    expect(getNeeds('slim', { type: 'applicationForm' }, { type: 'jobDetails' })).toEqual([
      'vacancy',
      'vacancyLists',
    ])
    expect(getNeeds('tall', { type: 'jobDetails' })).toEqual(['vacancy', 'vacancies'])
    expect(getNeeds('tall', { type: 'jobList' })).toEqual(['vacancies'])
  })
})

describe("a client's pages among the product's", () => {
  const layout: PageDefinition['layout'] = { sidebar: 'beside', titleBar: 'tall', width: 'wide' }
  const home: PageDefinition = {
    name: 'home',
    path: '/Home/',
    access: 'public',
    title: 'Jobs',
    layout,
    blocks: [{ type: 'jobList' }],
  }
  const textBlocks: ClientPage['blocks'] = [{ type: 'richText', text: ['Hello'] }]

  test('come first, with names that begin with “client/”', () => {
    const page: ClientPage = { path: '/About', title: 'About us', blocks: textBlocks }
    expect(applyClientPages([home], [page])).toEqual([
      {
        name: 'client/About',
        path: '/About',
        access: 'public',
        title: 'About us',
        layout: { sidebar: 'beside', titleBar: 'slim', width: 'normal' },
        blocks: [{ type: 'pageTitle', title: 'About us' }, ...textBlocks],
      },
      home,
    ])
  })

  test("only a hero at the top is the page's heading", () => {
    const hero = { type: 'hero' as const, title: 'Come aboard' }
    const getBlocks = (...blocks: ClientPage['blocks']) =>
      applyClientPages([], [{ path: '/about', title: 'About us', blocks }])[0]?.blocks
    expect(getBlocks(hero, ...textBlocks)).toEqual([{ ...hero, type: 'pageHero' }, ...textBlocks])
    expect(getBlocks(...textBlocks, hero)).toEqual([
      { type: 'pageTitle', title: 'About us' },
      ...textBlocks,
      hero,
    ])
    expect(getBlocks(hero, { type: 'jobList' })).toEqual([hero, { type: 'jobList' }])
  })

  test('replace the product’s page at the same path, whatever the letter case', () => {
    const page: ClientPage = { path: '/home', title: 'Welcome', blocks: textBlocks }
    expect(applyClientPages([home], [page])).toEqual([
      { ...home, title: 'Welcome', blocks: [{ type: 'pageTitle', title: 'Welcome' }, ...textBlocks] },
    ])
  })
})

describe('parseMarkup', () => {
  const getPartKinds = (...texts: string[]) =>
    parseMarkup(texts).map((part) =>
      part.kind === 'list' ? [part.kind, part.ordered, part.items] : part.kind,
    )

  test('detects headings and list items by their first characters', () => {
    expect(getPartKinds('  ## One', '#### Four', '##None', '-none', '1.none', '# One')).toEqual([
      'heading',
      'paragraph',
      'paragraph',
      'paragraph',
      'paragraph',
      'paragraph',
    ])
    expect(getPartKinds('10. ten\n11. eleven', '12. twelve')).toEqual([
      ['list', true, [['ten'], ['eleven'], ['twelve']]],
    ])
    expect(getPartKinds('Words\n- more words')).toEqual(['paragraph'])
    expect(getPartKinds('- a', 'Words', '- b')).toEqual([
      ['list', false, [['a']]],
      'paragraph',
      ['list', false, [['b']]],
    ])
    expect(getPartKinds('', ' \n', '## ', '- ')).toEqual([])
  })

  test.each(['/jobs', 'https://a.org', 'HTTP://a.org', 'mailto:a@b.org', 'tel:+61400', '#top'])(
    'reads a link to %s',
    (href) => {
      expect(parseMarkup([`[x](${href})`])).toEqual([
        { kind: 'paragraph', content: [{ kind: 'link', href, content: ['x'] }] },
      ])
    },
  )

  test.each([
    '[x](ftp://a.org)',
    '[x](x/jobs)',
    '[x](xmailto:a)',
    '[x]()',
    '[](/a)',
    '[x](/a b)',
    '**',
    '**  *',
  ])('leaves %s as text', (text) =>
    expect(parseMarkup([text])).toEqual([{ kind: 'paragraph', content: [text] }]),
  )

  test('reads bold text, bold text in a link, and italic text next to a link', () => {
    expect(parseMarkup([' **a b** '])).toEqual([
      { kind: 'paragraph', content: [{ kind: 'strong', content: ['a b'] }] },
    ])
    expect(parseMarkup(['[**a**](/b)*c*'])).toEqual([
      {
        kind: 'paragraph',
        content: [
          { kind: 'link', href: '/b', content: [{ kind: 'strong', content: ['a'] }] },
          { kind: 'em', content: ['c'] },
        ],
      },
    ])
  })
})
