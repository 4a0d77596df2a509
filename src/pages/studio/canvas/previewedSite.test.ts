import { expect, test } from 'vitest'
import { readClientConfig } from '../../../schemas/clientConfig/readClientConfig'
import { getPreviewedSite } from './previewedSite'

const may = { pages: false, look: true, css: true }
const language = 'en'

test('pictures have the URLs of their files, and every part has its place in the file', () => {
  const rawConfig = {
    logoName: 'logo.svg',
    titlebarBackground: 'gone.png',
    menuItems: [{ label: 'No address' }, { label: 'About', url: '/about' }],
    pages: [
      { path: 'wrong', title: 'Wrong', blocks: [{ type: 'heading', text: 'x' }] },
      { path: '/about', title: 'About', blocks: [{ type: 'image', name: 'a.png', alt: 'A' }] },
    ],
  }
  const { config } = readClientConfig(rawConfig, 'Quay')
  const files = { 'logo.svg': { hash: 'aa' }, 'a.png': { hash: 'bb' } }
  const shown = getPreviewedSite({ config, rawConfig, draft: { files }, permissions: may, language }, 'a{}')
  expect(shown).toMatchObject({ pages: [1], menu: [1], css: 'a{}', isWritable: false })
  expect(shown.config).toMatchObject({ logoName: '~aa/logo.svg', titlebarBackground: 'gone.png' })
  expect(shown.config.pages[0]?.blocks[0]).toMatchObject({ name: '~bb/a.png', alt: 'A' })
})

test('a page that has not changed stays the same object, until there are other files', () => {
  const { config } = readClientConfig(
    { pages: [{ path: '/a', title: 'A', blocks: [{ type: 'heading', text: 'A' }] }] },
    'Quay',
  )
  const files = { 'a.png': { hash: 'aa' } }
  const page = (now: typeof config, of: typeof files) =>
    getPreviewedSite({ config: now, rawConfig: {}, draft: { files: of }, permissions: may, language }, '')
      .config.pages[0]
  expect(page({ ...config, siteTitle: 'Other' }, files)).toBe(page(config, files))
  expect(page(config, { ...files })).not.toBe(page(config, files))
})
