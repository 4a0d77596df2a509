import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './harness/accessibilityFindings'
import { field, openForm } from './harness/buildingSurveyor'
import { openSignedIn, signIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

/** Settings, by way of the Dashboard. */
async function reachSettings(): Promise<Page> {
  const page = await signIn(site, 'harbour')
  await page.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
  await page.getByRole('button', { name: 'Dashboard' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Save' }).waitFor()
  return page
}

async function openSettings(tab = 'form'): Promise<Page> {
  const page = await openSignedIn(site, 'harbour', `/user/settings?tab=${tab}`)
  await page.getByRole('button', { name: 'Save' }).waitFor()
  return page
}

const toggle = (page: Page, of: string, name: string) =>
  page.getByRole('group', { name: of, exact: true }).getByRole('checkbox', { name })

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The settings have been updated.').waitFor()
  await page.getByText('Everything is saved').waitFor()
}

describe('Settings', () => {
  it('[SE-02] [SE-04] [FB-09] a field that is turned off is no longer asked', async () => {
    const before = await openForm(site)
    await expect.poll(() => field(before, 'preferredName').count()).toBe(1)
    const page = await reachSettings()
    await toggle(page, 'Preferred name', 'Required').check()
    await toggle(page, 'Preferred name', 'Visible').uncheck()
    await expect.poll(() => toggle(page, 'Preferred name', 'Required').isChecked()).toBe(false)
    await toggle(page, 'Suburb', 'Required').check()
    await save(page)
    const after = await openForm(site)
    await expect.poll(() => field(after, 'preferredName').count()).toBe(0)
    await expect.poll(() => field(after, 'suburb').getAttribute('aria-required')).toBe('true')
    await page.reload()
    await expect.poll(() => toggle(page, 'Preferred name', 'Visible').isChecked()).toBe(false)
    await expect.poll(() => toggle(page, 'Suburb', 'Required').isChecked()).toBe(true)
  })

  it('[SE-01] an image for Expressions of Interest is stored, shown again, and removed', async () => {
    const page = await openSettings('site')
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    await field(page, 'customEoiImageDataUri').setInputFiles({
      name: 'door.png',
      mimeType: 'image/png',
      buffer: Buffer.from(pixel, 'base64'),
    })
    await save(page)
    await page.reload()
    await page.getByRole('img', { name: /current-image\.png/ }).waitFor()
    await page.getByRole('button', { name: /Remove.*current-image\.png/ }).click()
    await save(page)
    await page.reload()
    await page.locator('.fy-settings__form').getByText('Drop a file here').waitFor()
  })

  it('[SE-01] [FB-07] a wrong address is refused, and has the focus, when Save is pressed right after typing it', async () => {
    const page = await openSettings('links')
    await field(page, 'privacyLink').fill('nowhere')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => field(page, 'privacyLink').getAttribute('aria-invalid')).toBe('true')
    await expect
      .poll(() => field(page, 'privacyLink').evaluate((input) => input === document.activeElement))
      .toBe(true)
    // From another tab the save brings the one that the field stands in.
    await page.getByRole('tab', { name: 'Application form' }).click()
    await expect.poll(() => field(page, 'privacyLink').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => field(page, 'privacyLink').evaluate((input) => input === document.activeElement))
      .toBe(true)
    await expect
      .poll(() => page.getByRole('tab', { name: 'Links' }).getAttribute('aria-selected'))
      .toBe('true')
  })

  it('[SE-01] each tab shows its part, by arrow keys too, with a preview that follows every switch', async () => {
    const page = await openSettings()
    await page.getByRole('tab', { name: 'Application form' }).press('ArrowRight')
    await expect.poll(() => new URL(page.url()).searchParams.get('tab')).toBe('site')
    const language = await page.getByText('Deutsch', { exact: true }).boundingBox()
    expect(language?.width).toBeGreaterThan(20)
    const preview = page.locator('.fy-preview')
    await preview.getByText('Share').first().waitFor()
    await page.getByRole('checkbox', { name: 'Show share icons' }).click()
    await expect.poll(() => preview.getByText('Share').count()).toBe(0)
    await page.getByRole('checkbox', { name: 'Show the sidebar' }).click()
    await expect.poll(() => preview.getByText('Your own words').count()).toBe(0)
    await page.keyboard.press('Shift+Tab')
    await page.getByRole('tab', { name: 'Site' }).press('End')
    await field(page, 'privacyLinkLabel').fill('How we use your data')
    await preview.getByText('How we use your data').waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('[SE-01] asks before changes are lost', async () => {
    const page = await openSettings()
    await toggle(page, 'Gender', 'Visible').check()
    await page.getByRole('button', { name: 'Dashboard' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Available Jobs' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Stay here' }).click()
    expect(new URL(page.url()).pathname).toBe('/user/settings')
    await expect.poll(() => toggle(page, 'Gender', 'Visible').isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Dashboard' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Available Jobs' }).click()
    expect(await accessibilityFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Leave without saving' }).click()
    await page.waitForURL('**/job/viewjobs')
  })
})

describe('the filters of Submitted Applications', () => {
  it('[AP-03] [FB-09] narrow the list by what is asked, and are cleared', async () => {
    const page = await signIn(site, 'harbour')
    await expect.poll(() => page.getByRole('row').count()).toBe(26)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const asked = page.waitForRequest(/\/api\/applications\?.*vacancyName=GIS/)
    await field(page, 'vacancyName').fill('GIS')
    expect([...new URL((await asked).url()).searchParams.keys()].sort()).toEqual([
      'page',
      'pageSize',
      'sortColumn',
      'sortOrder',
      'vacancyName',
    ])
    await expect.poll(() => page.getByRole('row').count()).toBeLessThan(26)
    for (const row of (await page.getByRole('row').allTextContents()).slice(1)) expect(row).toContain('GIS')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect.poll(() => page.getByRole('row').count()).toBe(26)
    await expect.poll(() => field(page, 'vacancyName').inputValue()).toBe('')
  })
})

it('[LY-03] [SE-01] on a phone the bar shows where one is, and each switch stands under its head', async () => {
  const page = await openSignedIn(site, 'harbour', '/user/settings', 360)
  const here = page.getByRole('navigation', { name: 'Administration' }).locator('[aria-current]')
  await expect
    .poll(() => here.evaluate((link) => link.getBoundingClientRect().right))
    .toBeLessThanOrEqual(360)
  const middles = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, width }) => Math.round(left + width / 2)),
      )
  const heads = (await middles('.fy-settings__columns > *')).slice(1)
  for (const name of ['field-1-1', 'field-2']) {
    const switches = await middles(`[data-choices]:has([name="${name}"]) .fy-choice`)
    expect(switches).toHaveLength(heads.length)
    // Halves of pixels are rounded one way or the other.
    for (const [at, middle] of switches.entries())
      expect(Math.abs(middle - (heads[at] ?? 0)), name).toBeLessThanOrEqual(1)
  }
})
