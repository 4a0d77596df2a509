import { expect, test } from 'vitest'
import { readClientConfig } from '../../schemas/clientConfig/readClientConfig'
import { shownSite } from './shownSite'

test('pictures are shown by their bytes, and everything has the place that it has in the file', () => {
  const raw = {
    logoName: 'logo.svg',
    titlebarBackground: 'gone.png',
    menuItems: [{ label: 'No address' }, { label: 'About', url: '/about' }],
    pages: [
      { path: 'wrong', title: 'Wrong', blocks: [{ type: 'heading', text: 'x' }] },
      { path: '/about', title: 'About', blocks: [{ type: 'image', name: 'a.png', alt: 'A' }] },
    ],
  }
  const { config } = readClientConfig(raw, 'Quay')
  const shown = shownSite(config, raw, { 'logo.svg': { hash: 'aa' }, 'a.png': { hash: 'bb' } }, 'a{}')
  expect(shown).toMatchObject({ pages: [1], menu: [1], css: 'a{}' })
  expect(shown.config).toMatchObject({ logoName: '~aa/logo.svg', titlebarBackground: 'gone.png' })
  expect(shown.config.pages[0]?.blocks[0]).toMatchObject({ name: '~bb/a.png', alt: 'A' })
})

test('a page that has not changed stays the same object, until there are other files', () => {
  const { config } = readClientConfig(
    { pages: [{ path: '/a', title: 'A', blocks: [{ type: 'heading', text: 'A' }] }] },
    'Quay',
  )
  const files = { 'a.png': { hash: 'aa' } }
  const first = shownSite(config, {}, files, '').config.pages[0]
  expect(shownSite({ ...config, siteTitle: 'Other' }, {}, files, '').config.pages[0]).toBe(first)
  expect(shownSite(config, {}, { ...files }, '').config.pages[0]).not.toBe(first)
})
