import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderSite } from '../../tests/fixtures/renderSite'
import { everySetting, getVacancies } from '../../tests/fixtures/siteData'
import { getDefaultUserSettings } from '../data/site/clientSite.store'
import type { ClientConfig } from '../schemas/clientConfig/clientConfig'
import { readClientConfig } from '../schemas/clientConfig/readClientConfig'
import type { PageData } from '../schemas/pageData/pageData'
import { findPage } from './renderToHtml'

afterEach(cleanup)

const aboutPage = {
  path: '/about',
  title: 'About us',
  blocks: [{ type: 'richText' as const, text: ['Words'] }],
}

function createConfig(raw: Partial<ClientConfig>): ClientConfig {
  const { config, problems } = readClientConfig(raw, 'Harbour City')
  expect(problems).toEqual([])
  return config
}

/** Renders the page as the server does. */
async function renderOnServer(path: string, raw: Partial<ClientConfig>) {
  const config = createConfig(raw)
  const foundPage = findPage(path, config)
  if (foundPage.redirect !== null) return { redirect: foundPage.redirect }
  const data: PageData = {
    renderedAt: Date.parse('2026-11-21T12:00:00Z'),
    config,
    settings: { ...getDefaultUserSettings('Harbour City', 'harbour'), ...everySetting },
    sidebarHtml: '<p>of a file</p>',
    publicSettings: { versionNumber: '1', redirectUri: '', clientId: '', domain: '', sendsMail: false },
    vacancies: getVacancies(3),
    part: null,
    active: null,
  }
  const page = await foundPage.render(
    { clientCode: 'harbour', company: 'Harbour City', language: 'en' },
    data,
  )
  return { redirect: null, needs: foundPage.needs, ...page }
}

describe('a page of a client', () => {
  it('has the metadata for search engines and share cards', async () => {
    const pages = [{ ...aboutPage, description: 'Who we are.', shareImageName: 'us.png' }]
    expect(await renderOnServer('/about', { pages })).toMatchObject({
      description: 'Who we are.',
      shareImageName: 'us.png',
      canonicalPath: '/about',
    })
  })

  it('is hidden from search engines and missing from the menu when the page is hidden', async () => {
    const pages = [{ ...aboutPage, isHidden: true }]
    const page = await renderOnServer('/about', { pages, menuItems: [{ label: 'To us', url: '/about' }] })
    expect(page).toMatchObject({ status: 200, canonicalPath: null })
    expect(page).toMatchObject({ html: expect.stringContaining('Words') })
    expect(page).toMatchObject({ html: expect.not.stringContaining('To us') })
  })

  it('is the target of redirects from its earlier addresses, with the query', async () => {
    const config = { pages: [aboutPage], redirects: [{ from: '/who-we-are', to: '/about' }] }
    expect(await renderOnServer('/Who-We-Are/?iframe', config)).toEqual({ redirect: '/about?iframe' })
    const { here } = await renderSite('/who-we-are?a=1', { config })
    await screen.findByRole('heading', { level: 1, name: 'About us' })
    expect(here()).toBe('/about?a=1')
  })
})

describe('sidebar and footer', () => {
  it('sidebar blocks replace the sidebar file and request their data; footer links are in the footer', async () => {
    const page = await renderOnServer('/privacy', {
      sidebarBlocks: [{ type: 'quote', text: 'It is good here.' }],
      footerLinks: [{ label: 'Imprint', url: '/imprint' }],
    })
    expect(page).toMatchObject({ html: expect.stringContaining('href="/imprint"') })
    const home = await renderOnServer('/', { sidebarBlocks: [{ type: 'quote', text: 'It is good here.' }] })
    expect(home).toMatchObject({ html: expect.stringContaining('<p>It is good here.</p>') })
    expect(home).toMatchObject({ html: expect.not.stringContaining('of a file') })
    expect(home).toMatchObject({ modules: expect.arrayContaining(['src/pages/blocks/QuoteBlock.tsx']) })
    const privacyPage = await renderOnServer('/privacy', { sidebarBlocks: [{ type: 'locations' }] })
    expect('needs' in privacyPage && privacyPage.needs?.has('vacancies')).toBe(true)
  })
})

describe("the client's texts", () => {
  it('replace the heading of the job list', async () => {
    await renderSite('/', { config: { texts: { listHeading: 'Come aboard' } } })
    await screen.findByRole('heading', { level: 1, name: 'Come aboard' })
  })

  it('replace the privacy notice, with the values of the settings', async () => {
    const privacyText = ['## {company}', 'See {policy}. {kept} {unknown}']
    await renderSite('/privacy', {
      config: { texts: { privacyText } },
      settings: { privacyLink: 'https://example.org/p', retainMonths: 6 },
    })
    const main = within(await screen.findByRole('main'))
    await main.findByRole('heading', { level: 2, name: 'Harbour City' })
    expect(
      main.getByText(
        /^See https:\/\/example\.org\/p\. Your application is erased .* 6 months .*\{unknown\}$/,
      ),
    ).toBeTruthy()
    expect(main.queryByText(/While you browse/)).toBeNull()
  })
})
