import { expect, test } from 'vitest'
import { readClientConfig } from '../../../schemas/clientConfig/readClientConfig'
import { getPreviewedSite } from './previewedSite'

const permissions = { pages: false, look: true, css: true }
const language = 'en'

test('pictures have the URLs of their files, and every page and menu item has its index in config.json', () => {
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
  const site = getPreviewedSite({ config, rawConfig, draft: { files }, permissions, language }, 'a{}')
  expect(site).toMatchObject({ pages: [1], menu: [1], css: 'a{}', isWritable: false })
  expect(site.config).toMatchObject({ logoName: '~aa/logo.svg', titlebarBackground: 'gone.png' })
  expect(site.config.pages[0]?.blocks[0]).toMatchObject({ name: '~bb/a.png', alt: 'A' })
})

test('a page stays the same object until the page or the files change', () => {
  const { config } = readClientConfig(
    { pages: [{ path: '/a', title: 'A', blocks: [{ type: 'heading', text: 'A' }] }] },
    'Quay',
  )
  const files = { 'a.png': { hash: 'aa' } }
  const getPage = (currentConfig: typeof config, currentFiles: typeof files) =>
    getPreviewedSite(
      { config: currentConfig, rawConfig: {}, draft: { files: currentFiles }, permissions, language },
      '',
    ).config.pages[0]
  expect(getPage({ ...config, siteTitle: 'Other' }, files)).toBe(getPage(config, files))
  expect(getPage(config, { ...files })).not.toBe(getPage(config, files))
})
