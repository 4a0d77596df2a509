import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFindings, sidewaysScroll } from './harness/accessibilityFindings'
import { field, formAddress } from './harness/buildingSurveyor'
import { callApi, fetchToken } from './harness/callApi'
import { formAnswers } from './harness/formAnswers'
import { accounts, openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

beforeAll(async () => {
  const page = await site.visit('harbour', '/')
  const token = await fetchToken(page, 'harbour', accounts.harbour)
  const path = '/api/userSettings'
  const settings: object = JSON.parse((await callApi(page, { path, token })).text)
  const body = { ...settings, languages: ['de', 'fr', 'ar'], canCheckAnswers: true }
  expect((await callApi(page, { method: 'PUT', path, token, body })).status).toBe(204)
})

async function expectFit(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS)
    await page.screenshot({
      path: `${process.env.SHOTS}/${name}-${page.viewportSize()?.width}.png`,
      fullPage: true,
    })
  await expect.poll(() => sidewaysScroll(page), { message: name }).toBe(0)
  expect(await accessibilityFindings(page), name).toEqual([])
}

describe.each([
  { width: 1280, name: 'German', own: 'Deutsch', address: '/de' },
  { width: 360, name: 'Arabic', own: 'العربية', address: '/ar' },
])('a client’s own fields at $width px', ({ width, name, own, address }) => {
  const asked = 'How did you hear about this job?'

  it('are said in another language where they are written, with a way to each text that is missing', async () => {
    const page = await openSignedIn(site, 'admin', '/user/create', width)
    await page.getByRole('link', { name: 'Form fields of Harbour City Council' }).click()
    const missing = page.getByText(`6 texts are missing in ${name}`)
    await missing.waitFor()
    await missing.click()
    await page
      .locator('details[open]')
      .getByRole('button', { name: `${asked}: Label` })
      .click()
    const words = page.getByRole('group', { name: `${name} (${own})` })
    const label = words.getByRole('textbox', { name: 'Label', exact: true })
    await expect.poll(() => label.evaluate((input) => input === document.activeElement)).toBe(true)
    await label.fill(`${asked} (${name})`)
    await words.getByRole('textbox', { name: 'Option “Our website”' }).fill(`Website (${name})`)
    await expectFit(page, 'own-field')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText(/form fields is live/).waitFor()
    await page.getByText(`Label in ${name}`).first().waitFor()
  })

  it('are asked in the language of the page, by scripts and without; the rest is marked as it is', async () => {
    for (const scripts of [true, false]) {
      const page = await site.visit('harbour', `${address}${await formAddress(site)}`, { width, scripts })
      if (scripts) await formAnswers(page)
      const label = page.locator('label, .fy-field__label', { hasText: `${asked} (${name})` })
      await label.first().waitFor()
      expect(await label.first().locator('[lang="en"]').count()).toBe(0)
      if (!scripts) {
        const options = field(page, 'custom-100').locator('option')
        await expect.poll(() => options.nth(1).textContent()).toBe(`Website (${name})`)
        expect(await options.nth(1).getAttribute('lang')).toBeNull()
        expect(await options.nth(2).getAttribute('lang')).toBe('en')
        expect(await options.nth(1).getAttribute('value')).toBe('Our website')
      }
      if (scripts) await expectFit(page, `form-${name}`)
    }
    const french = await site.visit('harbour', `/fr${await formAddress(site)}`, { width })
    await formAnswers(french)
    await french.locator('.fy-field__label [lang="en"]', { hasText: asked }).waitFor()
    await expectFit(french, 'form-fr')
  })
})
