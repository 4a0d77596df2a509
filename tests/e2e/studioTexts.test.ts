import type { Frame, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { findViolations, getHorizontalOverflow } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import { changeSettings, createSiteApi } from './harness/siteApi'

const site = setUpSite()

const config = {
  menuItems: [{ label: 'About us', url: '/about', translations: { de: { label: 'Über uns' } } }],
  pages: [
    {
      path: '/about',
      title: 'About the harbour',
      translations: { de: { title: 'Über den Hafen' } },
      blocks: [
        { type: 'richText', text: ['We work by the sea.', 'Come by.'] },
        { type: 'columns', columns: [{ title: 'Tide', text: ['High.'] }, { text: ['Low.'] }] },
      ],
    },
  ],
  texts: { privacyText: ['{company} keeps it.'] },
}

beforeAll(() => changeSettings(site, { languages: ['de', 'ar'] }))

async function openStudio(width: number): Promise<{ page: Page; frame: () => Frame }> {
  const callSiteApi = await createSiteApi(site, 'harbour')
  const draft = { configText: JSON.stringify(config, null, 2), ids: { pages: [], menu: [] } }
  await callSiteApi('PUT', '/api/sites/harbour/draft', draft)
  const page = await openSignedIn(site, 'harbour', '/studio', width)
  // A phone shows one pane at a time, first the page.
  if (width < 704) await page.getByRole('button', { name: 'Panels' }).click()
  await page.getByRole('tab', { name: 'Languages' }).waitFor()
  const frame = () =>
    page.frames().find((one) => one.url().includes('/studio/preview/')) ?? expect.fail('There is no frame')
  return { page, frame }
}

/** Returns the texts of these elements in the preview frame; none while the frame is replaced. */
const frameText = (page: Page, selector: string) =>
  page.frameLocator('iframe').locator(selector).allTextContents()

async function expectFit(page: Page, name: string): Promise<void> {
  await expect.poll(() => getHorizontalOverflow(page), { message: name }).toBe(0)
  expect(await findViolations(page), name).toEqual([])
}

it('missing translations are counted, written beside the original by keyboard, and previewed', async () => {
  const { name, nativeName, code } = { name: 'German', nativeName: 'Deutsch', code: 'de' }
  const { page, frame } = await openStudio(1280)
  await page.getByRole('tab', { name: 'Languages' }).focus()
  await page.keyboard.press('Enter')
  const counts = page.locator('summary', { hasText: `5 texts are missing in ${name}` })
  await counts.focus()
  await page.keyboard.press('Enter')
  await expectFit(page, 'words-panel')
  const first = page.locator('details[open]').getByRole('button', { name: /: Text \(block \d+\)$/ })
  await first.focus()
  await page.keyboard.press('Enter')
  const words = page.getByRole('group', { name: `${name} (${nativeName})` })
  const text = words.getByRole('textbox', { name: 'Text', exact: true })
  await expect.poll(() => text.evaluate((input) => input === document.activeElement)).toBe(true)
  await words.getByText('We work by the sea.').first().waitFor()
  await page.keyboard.type(`By the sea in ${name}.`)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('A second one.')
  await page.getByText('Draft saved', { exact: true }).first().waitFor({ state: 'attached' })
  await expectFit(page, 'words-block')
  const next = words.getByRole('button', { name: `Next missing text in ${name}` })
  await next.focus()
  await page.keyboard.press('Enter')
  const column = page
    .getByRole('group', { name: `${name} (${nativeName})` })
    .getByRole('textbox', { name: 'Column 1: Title' })
  await expect.poll(() => column.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.type('Flut')

  await page.getByLabel('Language of the page').selectOption(code)
  await page.getByLabel('Page', { exact: true }).selectOption('/about')
  await expect.poll(() => frameText(page, 'h1')).toEqual(['Über den Hafen'])
  expect(await frame().locator('html').getAttribute('lang')).toBe(code)
  await expect
    .poll(() =>
      frame()
        .getByRole('main')
        .getByText(/^(By the sea|A second one)/)
        .allTextContents(),
    )
    .toEqual([`By the sea in ${name}.`, 'A second one.'])
  await expect.poll(() => frame().getByRole('heading', { name: 'Flut' }).textContent()).toBe('Flut')
  await expectFit(page, 'words-preview')
  await page.getByLabel('Language of the page').selectOption('en')
  await expect.poll(() => frameText(page, 'h1')).toEqual(['About the harbour'])
  await page.getByText('Draft saved', { exact: true }).first().waitFor({ state: 'attached' })
  await page.keyboard.press('Control+z')
})

it('a translation without the placeholder of its original is refused at its field, on a phone', async () => {
  const { name, nativeName } = { name: 'Arabic', nativeName: 'العربية' }
  const { page } = await openStudio(360)
  await page.getByRole('tab', { name: 'Languages' }).click()
  await page.locator('summary', { hasText: `missing in ${name}` }).click()
  await expectFit(page, 'words-panel')
  await page
    .locator('details[open]')
    .getByRole('button', { name: /Privacy notice$/ })
    .click()
  const text = page
    .getByRole('group', { name: `${name} (${nativeName})` })
    .getByRole('textbox', { name: 'Privacy notice', exact: true })
  await expect.poll(() => text.evaluate((input) => input === document.activeElement)).toBe(true)
  await text.fill('Nothing is kept.')
  await page.getByText('Include {company} here too').first().waitFor()
  await expect.poll(() => text.getAttribute('aria-invalid')).toBe('true')
  await expectFit(page, 'words-refused')
  await text.fill('{company}.')
  await expect.poll(() => page.getByText('Include {company} here too').count()).toBe(0)
})

describe('a published page', () => {
  it('marks untranslated text, in its menu as well, and lists the languages into which it is completely translated', async () => {
    const callSiteApi = await createSiteApi(site, 'harbour')
    const publishedConfig = {
      ...config,
      siteTitle: 'Harbour in languages',
      pages: config.pages.map((page) => ({ ...page, blocks: page.blocks.slice(0, 1) })),
    }
    const [page] = publishedConfig.pages
    Object.assign(page?.blocks[0] ?? {}, { translations: { de: { text: ['Wir arbeiten am Meer.'] } } })
    const draft = { configText: JSON.stringify(publishedConfig), ids: { pages: [], menu: [] } }
    const { revision } = await callSiteApi<{ revision: number }>('PUT', '/api/sites/harbour/draft', draft)
    await callSiteApi('POST', '/api/sites/harbour/publications', { revision, note: '' })

    const german = await site.visit('harbour', '/de/about')
    await german.getByRole('heading', { level: 1, name: 'Über den Hafen' }).waitFor()
    expect(await german.locator('main [lang="en"]').count()).toBe(0)
    const arabic = await site.visit('harbour', '/ar/about', { width: 360 })
    const words = arabic.locator('p[lang="en"]', { hasText: 'We work by the sea.' })
    await words.waitFor()
    await expect.poll(() => words.evaluate((one) => getComputedStyle(one).direction)).toBe('ltr')
    await arabic.locator('h1[lang="en"]', { hasText: 'About the harbour' }).waitFor()
    await arabic.locator('header [lang="en"]', { hasText: 'About us' }).waitFor({ state: 'attached' })
    for (const one of [german, arabic]) {
      const alternateLinks = one.locator('link[hreflang]')
      const names = () =>
        alternateLinks.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
      await expect.poll(names).toEqual(['en', 'de', 'x-default'])
      await expectFit(one, one === german ? 'page-de' : 'page-ar')
    }
  })
})
