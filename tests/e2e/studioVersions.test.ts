import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { plainLogo } from '../api/matrixSites'
import { getZip } from '../api/siteZipFixture'
import { waitForCanvasFrame } from './harness/canvasFrame'
import { findViolations, getHorizontalOverflow } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import { slowdownFactor } from './harness/slowDown'

const site = setUpSite()

async function openVersions(): Promise<Page> {
  const page = await openSignedIn(site, 'harbour', '/studio')
  await page.getByRole('button', { name: 'Publish' }).waitFor()
  await page.getByRole('tab', { name: 'Versions' }).click()
  await page.getByText('Visitors see').first().waitFor()
  return page
}

const importZip = async (page: Page, files: Record<string, string>, replaces = false) => {
  // While a notification about versions is shown, no further one appears.
  await page
    .getByRole('button', { name: /^Dismiss: / })
    .first()
    .waitFor({ state: 'detached' })
  await page.getByLabel('Import a zip file').setInputFiles({
    name: 'site.zip',
    mimeType: 'application/zip',
    buffer: await getZip({ 'sidebar.html': '<p>Beside</p>', ...files }),
  })
  if (replaces) {
    const question = page.getByRole('dialog', { name: 'Replace the draft?' })
    await question.getByText('Undo brings it back').waitFor()
    await question.getByRole('button', { name: 'Replace the draft' }).click()
  }
  await page.getByText('Zip imported as draft').waitFor()
}

/** Presses Publish, writes a note and confirms, by keyboard; an error that is found prevents the publication. */
const publish = async (page: Page, note: string) => {
  await page.getByRole('button', { name: 'Publish' }).first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Note').focus()
  await page.keyboard.type(note)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}
const createConfig = (config: object) => JSON.stringify({ siteTitle: 'From the studio', ...config }, null, 2)

it('a zip file is imported and published by keyboard, an older version is restored, and a page with too little contrast is published only after its correction', {
  timeout: 120_000 * slowdownFactor,
}, async () => {
  const page = await openVersions()
  await publish(page, 'As it was')
  const published = page.getByRole('dialog', { name: 'Version 1 published' })
  await published.getByText('As it was').waitFor()
  await published.getByText(/, by harbour-admin$/).waitFor()
  expect(await published.getByRole('link', { name: 'View site' }).getAttribute('href')).toBe('/')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await importZip(page, {
    'config.json': createConfig({ themeColor: '#5b2a86' }),
    'run.exe': 'MZ',
    'mark.svg': plainLogo,
  })
  await page.getByText("'run.exe' was left out").waitFor()
  await publish(page, 'New colours')
  await page.getByRole('heading', { name: 'Version 2 published' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await (await site.visit('harbour', '/')).title()).toContain('From the studio')
  await page.reload()
  await page.getByRole('tab', { name: 'Versions' }).click()
  await page.getByText('Visitors see version 2.').waitFor()
  await page.getByRole('button', { name: 'Compare' }).press('Enter')
  await page.getByText('There is no difference.').waitFor()
  await page.getByRole('button', { name: 'Restore version 1' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).press('Enter')
  await page.getByText('Visitors see version 3.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Discard draft' }).waitFor()

  const pages = [
    { path: '/pale', title: 'Pale', blocks: [{ type: 'richText', text: ['Nobody reads this.'] }] },
  ]
  const menuItems = [{ label: 'Pale', url: '/pale' }]
  const config = createConfig({ pages, menuItems })
  await importZip(page, {
    'config.json': config,
    'styles.min.css': '.fy-layout__main p{color:#c9c9c9}',
  })
  await publish(page, 'Pale')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/issues before publishing/).waitFor()
  await dialog.getByText(/WCAG 2\.2 AA, found on \/pale/).waitFor()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Go to block 1 (Text)' }).press('Enter')
  await expect.poll(() => dialog.count()).toBe(0)
  await expect.poll(() => page.getByLabel('Page', { exact: true }).inputValue()).toBe('/pale')
  await page
    .frameLocator('iframe')
    .locator('[aria-pressed="true"]', { hasText: 'Text, 1 of 1' })
    .waitFor({ state: 'attached' })
  await importZip(
    page,
    { 'config.json': config, 'styles.min.css': '.fy-layout__main p{color:#333333}' },
    true,
  )
  await publish(page, 'Dark')
  await page.getByRole('heading', { name: /^Version \d+ published$/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 900 })
  await expect.poll(() => getHorizontalOverflow(page)).toBe(0)
})

it('a client’s own page-not-found page is edited, published and shown; a site in one language has no language tools', async () => {
  const page = await openSignedIn(site, 'meridian', '/studio')
  await waitForCanvasFrame(page)
  await page.getByRole('tab', { name: 'Blocks' }).waitFor()
  expect(await page.getByRole('tab', { name: 'Languages' }).count()).toBe(0)
  expect(await page.getByLabel('Language of the page').count()).toBe(0)
  const frame = page.frameLocator('iframe')
  await page.getByLabel('Page', { exact: true }).selectOption('/page-not-found')
  await page.getByRole('button', { name: 'Customise' }).click()
  await page.locator('[data-side="inspector"] [name="answer/title"]').fill('This ward has moved')
  await frame.getByRole('heading', { level: 1, name: 'This ward has moved' }).waitFor()
  await page.getByText('Draft saved', { exact: true }).first().waitFor()
  expect(await findViolations(page)).toEqual([])
  await publish(page, '')
  await page.getByRole('dialog', { name: /published/i }).waitFor()
  site.problems.allow(/^404: GET .*\/no\/such\/page$/)
  const visitor = await site.visit('meridian', '/no/such/page')
  await visitor.getByRole('heading', { level: 1, name: 'This ward has moved' }).waitFor()
  await visitor.getByRole('link', { name: 'Go to Available Jobs' }).waitFor()
  expect(await findViolations(visitor)).toEqual([])
})
