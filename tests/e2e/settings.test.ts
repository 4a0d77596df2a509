import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getField, openForm } from './harness/buildingSurveyor'
import { findViolations } from './harness/findViolations'
import { openPart } from './harness/openPart'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn, signIn } from './harness/signIn'

const site = setUpSite()

/** Opens the settings from the Dashboard, and in them the part about the application form. */
async function openSettingsFromDashboard(): Promise<Page> {
  const page = await signIn(site, 'harbour')
  await page.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
  await page.getByRole('button', { name: 'Dashboard' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('checkbox', { name: 'Show the sidebar' }).waitFor()
  await openPart(page, 'Application form')
  return page
}

async function openSettings(): Promise<Page> {
  const page = await openSignedIn(site, 'harbour', '/user/settings')
  await page.getByRole('main').locator('form input:visible').first().waitFor()
  return page
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the settings' }).getByRole('link', { name })

const toggle = (page: Page, of: string, name: string) =>
  page.getByRole('group', { name: of, exact: true }).getByRole('checkbox', { name })

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The settings have been updated.').waitFor()
  await expect.poll(() => page.getByText('Unsaved changes').count()).toBe(0)
}

/** Drags the row of one form field to the place of another one. */
async function dragField(page: Page, name: string, target: string): Promise<void> {
  const [from, to] = await Promise.all(
    [name, target].map((field) => page.getByRole('button', { name: `Move ${field}` }).boundingBox()),
  )
  if (!from || !to) throw new Error('A grip is missing')
  await page.mouse.move(from.x + 8, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 8, to.y + 5, { steps: 10 })
  await page.mouse.up()
}

describe('Settings', () => {
  it('[SE-02] [SE-04] [FB-09] [JD-07] removes a field that is turned off from the application form, previews a changed switch and the order into which rows are dragged, and asks before unsaved changes are lost', async () => {
    const before = await openForm(site)
    await expect.poll(() => getField(before, 'preferredName').count()).toBe(1)
    const page = await openSettingsFromDashboard()
    await toggle(page, 'Preferred name', 'Required').check()
    await toggle(page, 'Preferred name', 'Visible').uncheck()
    await expect.poll(() => toggle(page, 'Preferred name', 'Required').isChecked()).toBe(false)
    await toggle(page, 'Suburb', 'Required').check()

    const preview = page.getByRole('region', { name: 'Preview', exact: true })
    const previewLabels = () => preview.locator('.fy-field__label').allTextContents()
    expect((await previewLabels()).some((label) => label.startsWith('Birth date'))).toBe(false)
    await toggle(page, 'Birth date', 'Visible').check()
    await expect.poll(previewLabels).toContain('Birth date (Optional)')
    await expect.poll(() => preview.locator('[data-lit]').textContent()).toContain('Birth date')
    await dragField(page, 'Birth date', 'Title')
    await expect.poll(async () => (await previewLabels())[3]).toBe('Birth date (Optional)')
    await page.getByText('Birth date moved to place 1 of 9').waitFor({ state: 'attached' })
    await save(page)
    const after = await openForm(site)
    await expect.poll(() => getField(after, 'preferredName').count()).toBe(0)
    await expect.poll(() => getField(after, 'suburb').getAttribute('aria-required')).toBe('true')
    await getField(after, 'birthDate').waitFor({ state: 'attached' })
    expect((await after.locator('form .fy-field__label').allTextContents())[3]).toContain('Birth date')
    await page.reload()
    await expect.poll(() => toggle(page, 'Preferred name', 'Visible').isChecked()).toBe(false)
    await expect.poll(() => toggle(page, 'Suburb', 'Required').isChecked()).toBe(true)

    await toggle(page, 'Gender', 'Visible').check()
    await page.getByRole('button', { name: 'Dashboard' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Available Jobs' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Stay' }).click()
    expect(new URL(page.url()).pathname).toBe('/user/settings/form')
    await expect.poll(() => toggle(page, 'Gender', 'Visible').isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Dashboard' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Available Jobs' }).click()
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('**/job/viewjobs')
  })

  it('[SE-01] [FB-07] stores, shows and removes an image, gives a tab its address, previews changes at once, and leads to an invalid field on another tab', async () => {
    const page = await openSettings()
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    await getField(page, 'customEoiImageDataUri').setInputFiles({
      name: 'door.png',
      mimeType: 'image/png',
      buffer: Buffer.from(pixel, 'base64'),
    })
    await save(page)
    await page.reload()
    await page.getByRole('img', { name: /current-image\.png/ }).waitFor()
    await page.getByRole('button', { name: /Remove.*current-image\.png/ }).click()
    await save(page)
    await page.goto(`${site.server.getOrigin('harbour')}/user/settings?tab=site`)
    await page.getByRole('main').getByText('Drop a file here').waitFor()

    await openPart(page, 'Languages')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/user/settings/languages')
    const language = await page.getByText('Deutsch', { exact: true }).boundingBox()
    expect(language?.width).toBeGreaterThan(20)
    await page.goBack()
    await expect.poll(() => page.getByRole('button', { name: 'Save changes' }).count()).toBe(0)
    const preview = page.getByRole('region', { name: 'Preview', exact: true })
    await preview.getByText('Share').first().waitFor()
    await page.getByRole('checkbox', { name: 'Show share icons' }).click()
    await expect.poll(() => preview.getByText('Share').count()).toBe(0)
    await page.getByRole('checkbox', { name: 'Show the sidebar' }).click()
    await expect.poll(() => preview.getByText('Custom texts').count()).toBe(0)
    await getField(page, 'privacyLinkLabel').fill('How we use your data')
    await preview.getByText('How we use your data').waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()

    await getField(page, 'privacyLink').fill('nowhere')
    await openPart(page, 'Application form')
    await expect.poll(() => getField(page, 'privacyLink').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => getField(page, 'privacyLink').evaluate((input) => input === document.activeElement))
      .toBe(true)
    await expect.poll(() => tab(page, 'General').getAttribute('aria-current')).toBe('page')
  })
})

it('[LY-03] [SE-01] on a phone the menu marks the current page, each switch is below its column heading, and the tabs fade where they continue', async () => {
  const page = await openSignedIn(site, 'harbour', '/user/settings/form', 360)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Administration' })
  expect(await sheet.locator('[aria-current]').textContent()).toBe('Application form')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => sheet.count()).toBe(0)
  await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.locator('.fy-settings__columns').waitFor()
  const middles = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, width }) => Math.round(left + width / 2)),
      )
  const headingMiddles = (await middles('.fy-settings__columns > *')).slice(1)
  for (const name of ['field-1-1', 'field-2']) {
    const switches = await middles(`[data-choices]:has([name="${name}"]) .fy-choice`)
    expect(switches).toHaveLength(headingMiddles.length)
    // Half pixels may be rounded up or down.
    for (const [at, middle] of switches.entries())
      expect(Math.abs(middle - (headingMiddles[at] ?? 0)), name).toBeLessThanOrEqual(1)
  }
  /** Returns the ends of the tab row that fade because the row continues there. */
  const fadedEnds = () =>
    page
      .getByRole('navigation', { name: /^Parts of/ })
      .getByRole('list')
      .evaluate((tabs) => {
        const style = getComputedStyle(tabs)
        if (style.maskImage === 'none') return []
        return ['start', 'end'].filter((end) => style.getPropertyValue(`--fy-fade-${end}`).trim() !== '0rem')
      })
  await expect.poll(fadedEnds).toEqual(['end'])
  await openPart(page, 'Notifications')
  await expect.poll(fadedEnds).toEqual(['start'])
})
