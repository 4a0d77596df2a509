import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFindings, sidewaysScroll } from './harness/accessibilityFindings'
import { field, formAddress } from './harness/buildingSurveyor'
import { callApi, fetchToken } from './harness/callApi'
import { expectFitAtEveryWidth } from './harness/everyWidth'
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
    site.trouble.allow(/^csp: GET .*\/assets\/[^/]+\.js$/)
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

describe('a vacancy', () => {
  it('is said in another language where it is written, and read in it from the list to the form', async () => {
    const own = 'Lighthouse Keeper'
    const page = await openSignedIn(site, 'harbour', '/vacancies/manage', 360)
    await page.getByRole('button', { name: 'New vacancy' }).first().click()
    await page.getByRole('button', { name: /^An empty vacancy/ }).click()
    await page.getByLabel(/^Title of the job/).fill(own)
    await page.locator('[name="answer/summary"]').fill('Keep the light, and the log.')
    await page.locator('.fy-markup__text').first().fill('You keep the light burning. '.repeat(8))
    await page.getByText('Missing: German, French, Arabic').click()
    const words = page.getByRole('group', { name: 'German (Deutsch)' })
    await words.getByRole('textbox', { name: 'Title of the job' }).fill('Leuchtturmwärter')
    await words.locator('.fy-markup__text').fill('Sie lassen das **Feuer** brennen.')
    await expectFitAtEveryWidth(page)
    const go = (part: string) => page.locator('.fy-vacancy-editor__link', { hasText: part }).click()
    await go('Where and how much')
    await page.locator('[name="answer/location"]').fill('Lighthouse Point')
    await page.locator('[name="answer/employmentType"]').fill('Full time')
    await go('Questions')
    await page.getByRole('button', { name: 'Add a group' }).click()
    await page.getByRole('textbox', { name: /^Heading of the group/ }).fill('The sea')
    await page.getByRole('button', { name: 'Add a question' }).click()
    await page.getByRole('textbox', { name: /^Question/ }).fill('Can you swim?')
    await page.locator('.fy-vacancy-editor__saved[data-state="saved"]').waitFor()
    await go('Check and publish')
    await page.getByText(/texts are missing in German/).click()
    await page.locator('details[open]').getByRole('button', { name: 'Can you swim?: Question' }).click()
    const question = page
      .getByRole('group', { name: 'German (Deutsch)' })
      .getByRole('textbox', { name: 'Question', exact: true })
    await expect.poll(() => question.evaluate((input) => input === document.activeElement)).toBe(true)
    await question.fill('Können Sie schwimmen?')
    await page.keyboard.press('Tab')
    await go('Check and publish')
    const ofGerman = page.getByRole('listitem').filter({ hasText: 'missing in German' })
    await ofGerman.first().waitFor()
    await expect.poll(() => ofGerman.getByText('Can you swim?: Question').count()).toBe(0)
    await expectFitAtEveryWidth(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Visitors see this vacancy and can apply.').waitFor()

    const visitor = await site.visit('harbour', '/de?keywords=Leuchtturm', { width: 360 })
    const link = visitor.getByRole('link', { name: 'Leuchtturmwärter' }).first()
    await link.waitFor()
    expect(await link.getAttribute('lang')).toBeNull()
    const href = (await link.getAttribute('href')) ?? ''
    await visitor.goto(`${site.server.origin('harbour')}${href}`)
    const title = visitor.getByRole('heading', { level: 1, name: 'Leuchtturmwärter' })
    await title.waitFor()
    expect(await title.getAttribute('lang')).toBeNull()
    await visitor.locator('.fy-page-heading__note[lang="en"]', { hasText: 'Keep the light' }).waitFor()
    await visitor.getByText('Feuer', { exact: true }).waitFor()
    await expectFitAtEveryWidth(visitor)
    await visitor.goto(
      `${site.server.origin('harbour')}${href.replace('/job/details/', '/applicant/apply/')}`,
    )
    await formAnswers(visitor)
    await visitor.locator('.fy-field__label', { hasText: 'Können Sie schwimmen?' }).waitFor()
    await visitor.locator('.fy-form__heading[lang="en"]', { hasText: 'The sea' }).waitFor()
    await expectFitAtEveryWidth(visitor)
  })
})
