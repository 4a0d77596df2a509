import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { plainLogo } from '../api/matrixSites'
import { zipOf } from '../api/siteZipFixture'
import { accessibilityFindings, sidewaysScroll } from './harness/accessibilityFindings'
import { openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

async function openVersions(width?: number): Promise<Page> {
  const page = await openSignedIn(site, 'harbour', '/studio', width)
  await page.getByRole('button', { name: 'Publish' }).waitFor()
  if (width === 360) await page.getByRole('button', { name: 'Panels' }).click()
  await page.getByRole('tab', { name: 'Versions' }).click()
  await page.getByText('Visitors see').first().waitFor()
  return page
}

const take = async (page: Page, files: Record<string, string>, replaces = false) => {
  await page.getByLabel('Import a zip file').setInputFiles({
    name: 'site.zip',
    mimeType: 'application/zip',
    buffer: await zipOf({ 'sidebar.html': '<p>Beside</p>', ...files }),
  })
  if (replaces) {
    const question = page.getByRole('dialog', { name: 'Replace the draft?' })
    await question.getByText('Undo brings it back').waitFor()
    await question.getByRole('button', { name: 'Replace the draft' }).click()
  }
  await page.getByText('The zip file is the draft now').waitFor()
}
/** By keys alone from the button on. */
const publish = async (page: Page, note: string) => {
  await page.getByRole('button', { name: 'Publish' }).first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Note').focus()
  await page.keyboard.type(note)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}
const configOf = (config: object) => JSON.stringify({ siteTitle: 'From the studio', ...config }, null, 2)

it('publishes by keyboard, refuses what has faults with the way to each, and brings a version back', async () => {
  site.trouble.expect(/^422: POST .*\/publications$/)
  // The page that is drafted asks for the picture that it has not.
  site.trouble.allow(/^404: GET .*nowhere\.svg$/)
  const page = await openVersions()
  await publish(page, 'As it was')
  await page.getByRole('heading', { name: 'Version 1 is published' }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await take(page, {
    'config.json': configOf({ logoName: 'nowhere.svg' }),
    'run.exe': 'MZ',
    'mark.svg': plainLogo,
  })
  await page.getByText("'run.exe' was left out").waitFor()
  await publish(page, '')
  await page.getByText('has to be mended first').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('dialog').getByText('The logo names').waitFor()
  await page.keyboard.press('Escape')
  await take(page, { 'config.json': configOf({ themeColor: '#5b2a86' }), 'mark.svg': plainLogo }, true)
  await publish(page, 'New colours')
  await page.getByRole('heading', { name: 'Version 3 is published' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await (await site.visit('harbour', '/')).title()).toContain('From the studio')
  await page.reload()
  await page.getByRole('tab', { name: 'Versions' }).click()
  await page.getByText('Visitors see version 3.').waitFor()
  await page.getByRole('button', { name: 'Compare' }).press('Enter')
  await page.getByText('There is no difference.').waitFor()
  await page.getByRole('button', { name: 'Bring back version 1' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).press('Enter')
  await page.getByText('Visitors see version 4.').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Throw the draft away' }).waitFor()
})

it('holds back pages that not everybody can read, leads to the block, and publishes once it is mended', async () => {
  const page = await openVersions()
  const pages = [
    { path: '/pale', title: 'Pale', blocks: [{ type: 'richText', text: ['Nobody reads this.'] }] },
  ]
  const menuItems = [{ label: 'Pale', url: '/pale' }]
  const config = configOf({ pages, menuItems })
  await take(page, { 'config.json': config, 'styles.min.css': '.fy-layout__main p{color:#c9c9c9}' })
  await publish(page, 'Pale')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/things have to be mended first/).waitFor()
  await dialog.getByText(/WCAG 2\.2 AA, found on \/pale/).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Go to block 1 (Text)' }).press('Enter')
  await expect.poll(() => dialog.count()).toBe(0)
  await expect.poll(() => page.getByLabel('Page', { exact: true }).inputValue()).toBe('/pale')
  await page
    .frameLocator('iframe')
    .locator('[aria-pressed="true"]', { hasText: 'Text, 1 of 1' })
    .waitFor({ state: 'attached' })
  await take(page, { 'config.json': config, 'styles.min.css': '.fy-layout__main p{color:#333333}' }, true)
  await publish(page, 'Dark')
  await page.getByRole('heading', { name: /^Version \d+ is published$/ }).waitFor()
})

/** What stands around the panels is another test's. */
const ofPanel = (finding: string) => !/fy-studio__switch|landmark-one-main/.test(finding)

it('keeps its panel within a phone and a tablet', async () => {
  const page = await openVersions(360)
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
    expect((await accessibilityFindings(page)).filter(ofPanel)).toEqual([])
  }
})

it('User Management says what serves, and what the administrators of an account may change', async () => {
  const page = await openSignedIn(site, 'admin', '/user/create')
  await page.getByRole('button', { name: /^Edit.*Meridian Health/ }).click()
  await page.getByText('What stands in its folder serves.').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  const css = page.getByRole('checkbox', { name: 'Own stylesheets' })
  await expect.poll(() => css.isChecked()).toBe(true)
  await css.press('Space')
  await page.getByText('Saved.', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^Edit.*Meridian Health/ }).click()
  await css.waitFor()
  await expect.poll(() => css.isChecked()).toBe(false)
})

it('a page of one’s own stands wherever there is none, once it is written and published', async () => {
  const page = await openSignedIn(site, 'meridian', '/studio')
  await page.locator('.fy-stage-room[data-ready]').waitFor()
  const frame = page.frameLocator('iframe')
  await page.getByLabel('Page', { exact: true }).selectOption('/page-not-found')
  await page.getByRole('button', { name: 'Change this page' }).click()
  await page.locator('[data-side="inspector"] [name="answer/title"]').fill('This ward has moved')
  await frame.getByRole('heading', { level: 1, name: 'This ward has moved' }).waitFor()
  await page.getByText('Draft saved', { exact: true }).first().waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await publish(page, '')
  await page.getByRole('dialog', { name: /published/i }).waitFor()
  site.trouble.allow(/^404: GET .*\/no\/such\/page$/)
  const visitor = await site.visit('meridian', '/no/such/page')
  await visitor.getByRole('heading', { level: 1, name: 'This ward has moved' }).waitFor()
  await visitor.getByRole('link', { name: 'Go to Available Jobs' }).waitFor()
  expect(await accessibilityFindings(visitor)).toEqual([])
})
