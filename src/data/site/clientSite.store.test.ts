import { expect, it, vi } from 'vitest'
import { type CallHandler, interceptCalls } from '../../../tests/fixtures/interceptCalls'
import { readClientConfig } from '../../schemas/clientConfig/readClientConfig'
import { createAnonymousHttp } from '../http/http'
import { createClientSite, getDefaultUserSettings, normalizeUserSettings } from './clientSite.store'

function open(
  answer: CallHandler,
  clientCode: string | null = 'harbour',
  company: string | null = 'Harbour',
) {
  interceptCalls(answer)
  const http = createAnonymousHttp('')
  return createClientSite({
    anonymousHttp: http,
    http,
    boot: { clientCode, company, page: null },
    subdomain: 'harbour',
  })
}

it("[LY-10] [RT-18] loads the client's configuration, sidebar and the version number", async () => {
  const site = open(({ url }) => {
    if (url === '/clients/harbour/config.json')
      return { data: { siteTitle: 'Our jobs', logoName: 'logo.svg' } }
    if (url === '/clients/harbour/sidebar.html') return { data: '<p>Hello</p>' }
    if (url === '/api/userSettings')
      return { data: { ...getDefaultUserSettings('Harbour', 'harbour'), canShowSidebar: true } }
    return { data: { versionNumber: '1.2.3' } }
  })
  await site.load()
  expect(site.store.getState()).toMatchObject({
    status: 'ready',
    config: { siteTitle: 'Our jobs', headingTitle: 'Harbour', logoName: 'logo.svg' },
    sidebarHtml: '<p>Hello</p>',
    versionNumber: '1.2.3',
  })
})

it('[ER-04] logs a client whose configuration cannot be loaded, and shows its defaults', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  const site = open(({ url }) => {
    if (url.startsWith('/clients')) return { status: 404 }
    return url === '/api/userSettings' ? { data: getDefaultUserSettings('Harbour', 'harbour') } : { data: {} }
  })
  await site.load()
  expect(consoleError.mock.calls[0]?.[0]).toContain('No client available with the subdomain of: harbour')
  expect(site.store.getState()).toMatchObject({ status: 'ready', config: { siteTitle: 'Harbour careers' } })
  consoleError.mockRestore()
})

it('[ER-04] logs a host that belongs to no client', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  const site = open(() => ({ status: 404 }), null, null)
  await site.load()
  expect(site.store.getState()).toEqual({ status: 'unknown', subdomain: 'harbour' })
  expect(consoleError).toHaveBeenCalledExactlyOnceWith('No client available with the subdomain of: harbour')
  consoleError.mockRestore()
})

it("replaces invalid values in a client's file by defaults", () => {
  const { config } = readClientConfig(
    {
      siteTitle: 7,
      themeColor: '#123456',
      menuItems: [
        { label: 'Good', url: 'https://example.org' },
        { label: 'Bad', url: 'javascript:alert(1)' },
        'no',
      ],
      vacancyListTableOverrides: { Title: 'Role', Nonsense: 'x', Location: 3 },
    },
    'Harbour',
  )
  expect(config).toMatchObject({ siteTitle: 'Harbour careers', themeColor: '#123456' })
  expect(config.menuItems.map(({ label }) => label)).toEqual(['Good'])
  expect(config.vacancyListTableOverrides).toEqual({ Title: 'Role' })
  expect(readClientConfig('broken', 'Harbour').config.headingTitle).toBe('Harbour')
})

it('[SE-05] converts null settings to empty text, except the image', () => {
  const settings = { ...getDefaultUserSettings('H', 'h'), privacyLink: null, privacyLinkLabel: null }
  expect(normalizeUserSettings(settings)).toMatchObject({
    privacyLink: '',
    privacyLinkLabel: '',
    customEoiImageDataUri: null,
  })
})
