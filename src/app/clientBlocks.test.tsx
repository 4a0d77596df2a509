import { existsSync } from 'node:fs'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { createSampler } from '../../tests/fixtures/createSampler'
import { interceptCalls } from '../../tests/fixtures/interceptCalls'
import { createMemoryStore } from '../../tests/fixtures/memoryStore'
import { setScreen } from '../../tests/fixtures/renderSite'
import { everySetting, getVacancies, getVacancy, getVacancyDetail } from '../../tests/fixtures/siteData'
import { getDefaultUserSettings } from '../data/site/clientSite.store'
import { createSite } from '../data/site/createSite'
import { blockRegistry } from '../pages/registry/blockRegistry'
import { clientBlocks } from '../schemas/blocks/block'
import type { BlockDeclaration } from '../schemas/blocks/blockDeclaration'
import { readClientConfig } from '../schemas/clientConfig/readClientConfig'
import type { FoundPage, PageData } from '../schemas/pageData/pageData'
import { ServerRenderedPage } from './page/ServerRenderedPage'
import { findPage } from './renderToHtml'
import { SiteRouter } from './router/SiteRouter'
import { createSiteHistory } from './router/siteHistory'
import { SitePages } from './SitePages'

const declaredBlocks: [string, BlockDeclaration][] = Object.entries(clientBlocks)
const lists = {
  licences: [],
  qualifications: [],
  requirements: [],
  skills: [],
  visas: [],
  screeningQuestions: [],
}

/** Returns a page whose only block is this block, with every property set, and the configuration of its client. */
function createPage([type, { properties, onlyPath: pagePath = '/about' }]: [string, BlockDeclaration]) {
  const block = createSampler()({ type: 'object', properties: { type: { const: type }, ...properties } })
  const { config, problems } = readClientConfig(
    { pages: [{ path: pagePath, title: 'About us', blocks: [block] }] },
    'Harbour City',
  )
  expect(problems).toEqual([])
  const path = pagePath.replace(':guid', 'guid-3')
  const foundPage = findPage(path, config)
  if (foundPage.redirect !== null) throw new Error(`${path} redirects to ${foundPage.redirect}`)
  return { config, path, foundPage }
}

/** Returns the data that the server includes in this page. */
function createPageData({ needs, vacancyGuid }: FoundPage, config: PageData['config']): PageData {
  const detail = getVacancyDetail(getVacancy(3))
  return {
    renderedAt: Date.parse('2026-11-21T12:00:00Z'),
    config,
    settings: {
      ...getDefaultUserSettings('Harbour City', 'harbour'),
      ...everySetting,
      canShowSidebar: false,
    },
    sidebarHtml: '',
    publicSettings: { versionNumber: '1.2.3', redirectUri: '', clientId: '', domain: '', sendsMail: false },
    vacancies: needs.has('vacancies') ? getVacancies(12) : null,
    part: null,
    active:
      needs.has('vacancy') && vacancyGuid !== null
        ? { guid: vacancyGuid, detail, lists: needs.has('vacancyLists') ? lists : null, existed: true }
        : null,
  }
}

/** Returns the HTML of the main element without the parts that depend on the screen, which only a browser knows. */
function getVisibleHtml(): string {
  const main = document.querySelector('main')?.cloneNode(true) as HTMLElement
  for (const element of main.querySelectorAll('.fy-sort-choice, .fy-job-list-head__filters > *'))
    element.remove()
  return main.innerHTML.replace(/<!--.*?-->/g, '')
}

/** Renders the page on the server and hydrates it in the browser. */
async function visit(block: [string, BlockDeclaration]) {
  const { config, path, foundPage } = createPage(block)
  const page = createPageData(foundPage, config)
  const boot = { clientCode: 'harbour', company: 'Harbour City', language: 'en' as const }
  const { html } = await foundPage.render(boot, page)
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.replaceChildren(root)
  const serverHtml = getVisibleHtml()
  window.history.replaceState(null, '', path)
  setScreen(false)
  const calls = interceptCalls(() => ({ status: 404 }))
  const site = createSite({
    boot: { ...boot, page },
    subdomain: 'harbour',
    baseURL: '',
    storage: createMemoryStore(),
    tabStore: createMemoryStore(),
    now: () => page.renderedAt,
    newKey: () => 'key',
  })
  const app = (
    <ServerRenderedPage>
      <SiteRouter history={createSiteHistory(window)}>
        <SitePages site={site} />
      </SiteRouter>
    </ServerRenderedPage>
  )
  const hydratedRoot = await act(async () => hydrateRoot(root, app))
  // Asynchronous, because a synchronous `act` would end before its queue is empty.
  return { serverHtml, calls, unmount: () => act(async () => hydratedRoot.unmount()) }
}

/** These blocks start with values that only the visitor's tab knows. */
const tabSpecificBlocks = ['applicationForm', 'applicationReceived']

it.each(declaredBlocks)(
  '%s: the server renders the same HTML as the browser, which requests no data',
  async (...block) => {
    const { serverHtml, calls, unmount } = await visit(block)
    if (!tabSpecificBlocks.includes(block[0])) {
      expect(serverHtml).not.toContain('fy-skeleton')
      expect(getVisibleHtml()).toBe(serverHtml)
    }
    expect(calls.map(({ url }) => url)).toEqual([])
    await unmount()
  },
)

it.each(Object.entries(blockRegistry))(
  '%s: the source file that the block names for the build exists',
  (_type, block) => {
    if ('file' in block) expect(existsSync(block.file)).toBe(true)
  },
)
