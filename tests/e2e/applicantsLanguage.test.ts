import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../api/mailServer'
import { answerCommonFields, getFormUrl } from './harness/buildingSurveyor'
import { fillDateTime } from './harness/fillDateTime'
import { findViolations, getHorizontalOverflow } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import { changeSettings } from './harness/siteApi'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

let mail: MailServer

beforeAll(async () => {
  mail = await startMailServer()
})
afterAll(() => mail.stop())

const site = setUpSite(() => ({ FOYER_SMTP_URL: mail.url, FOYER_MAIL_FROM: 'careers@example.org' }))
let formPath = ''

beforeAll(async () => {
  await changeSettings(site, { languages: ['de'] })
  formPath = await getFormUrl(site)
})

async function expectFit(page: Page, name: string): Promise<void> {
  await expect.poll(() => getHorizontalOverflow(page), { message: name }).toBe(0)
  expect(await findViolations(page), name).toEqual([])
}

/** Applies in German. @returns the status page that the mail links to */
async function applyInGerman(email: string): Promise<Page> {
  const page = await site.visit('harbour', `/de${formPath}`, { width: 360 })
  await waitForHydratedForm(page)
  await answerCommonFields(page, email)
  for (const licence of ['Class C driver licence', 'Building surveyor registration (NSW)'])
    await page.getByRole('radiogroup', { name: licence }).getByRole('radio', { name: 'Ja' }).check()
  await fillDateTime(page.getByRole('group', { name: 'When does your registration expire?' }), '30/06/2031')
  await page.getByRole('button', { name: 'Bewerbung senden' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bewerbung eingegangen' }).waitFor()
  await expect.poll(() => mail.to(email).length).toBe(1)
  const [receipt] = mail.to(email)
  expect(receipt?.subject).toContain('Harbour City Council hat Ihre Bewerbung: Building Surveyor')
  const link = new URL(receipt?.links.find((one) => one.includes('/application/')) ?? '')
  expect(link.pathname).toMatch(/^\/de\/application\//)
  return site.visit('harbour', link.pathname, { width: 360 })
}

it('a German applicant gets mail and a status page in German, and an administrator previews and sends a status message in German', async () => {
  const statusPage = await applyInGerman('answered.de@example.org')
  await statusPage.getByRole('heading', { level: 1, name: 'Ihre Bewerbung' }).waitFor()
  await statusPage.getByText('30. Juni 2031').waitFor()
  await expectFit(statusPage, 'status-page-de')
  const inbox = await openSignedIn(site, 'harbour', '/applicant/viewapplications', 1280)
  await inbox
    .getByRole('checkbox', { name: /^Select the application of Ada/ })
    .first()
    .press('Space')
  await inbox
    .getByRole('checkbox', { name: /^Select the application of (?!Ada)/ })
    .first()
    .press('Space')
  await inbox.getByRole('button', { name: 'Change status' }).click()
  const dialog = inbox.getByRole('dialog', { name: 'Update 2 applications' })
  await dialog.getByLabel('Status', { exact: true }).selectOption('interview')
  await dialog.getByRole('heading', { name: 'English: 1 application' }).waitFor()
  await dialog.getByRole('heading', { name: 'Deutsch: 1 application' }).waitFor()
  const preview = dialog.getByRole('region', { name: 'Preview for Ada Byron-Surveyor (Deutsch)' })
  await preview.getByText('Guten Tag Ada!').waitFor()
  await expectFit(inbox, 'status-message')
  await inbox.setViewportSize({ width: 360, height: 780 })
  await expectFit(inbox, 'status-message')
  const field = dialog.getByRole('textbox', { name: 'Message (Deutsch)' })
  await field.fill('Guten Tag {name},\n\nkommen Sie am Montag.')
  await preview.getByText('kommen Sie am Montag.').waitFor()
  await dialog.getByRole('button', { name: 'Change status' }).click()
  await inbox.getByText('2 applications moved to Interview.').waitFor()
  await statusPage.reload()
  await statusPage.getByText('kommen Sie am Montag.').waitFor()
})

it('a client writes message templates in several languages, and a template that lacks a placeholder is not saved', async () => {
  const page = await openSignedIn(site, 'harbour', '/user/settings/messages', 1280)
  await page.getByRole('heading', { name: 'Message templates' }).scrollIntoViewIfNeeded()
  await page.getByLabel('Language', { exact: true }).selectOption('de')
  await page.getByText('Interview', { exact: true }).press('Enter')
  const field = page.getByRole('textbox', { name: 'Message (Deutsch)' }).and(page.locator(':visible'))
  await field.fill('Guten Tag {name},\n\n{company} ruft Sie an.')
  await page.getByText('Your English text uses {reference}. Add it here too.').waitFor()
  // An error in a hidden language is reported, and the other changes are kept.
  await page.getByLabel('Language', { exact: true }).selectOption('en')
  await page.getByText('Hired', { exact: true }).press('Enter')
  const subject = page.getByRole('textbox', { name: 'Subject' }).and(page.locator(':visible'))
  await subject.fill('You are in: {job}')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('alert').getByText('Interview (Deutsch): Your English text uses {reference}').waitFor()
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => subject.inputValue()).not.toBe('You are in: {job}')
  await expectFit(page, 'templates')
  await field.fill('Guten Tag {nmae},\n\n{company} ruft Sie wegen {reference} an.')
  await page.getByText('Unknown placeholder {nmae}.').waitFor()
  await field.fill('Guten Tag {name},\n\n{company} ruft Sie wegen {reference} an.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Message templates saved.').waitFor()
  await page.reload()
  await page.getByLabel('Language', { exact: true }).selectOption('de')
  await page.getByText('Interview', { exact: true }).press('Enter')
  await expect.poll(() => field.inputValue()).toContain('ruft Sie wegen {reference} an')
  await page.getByLabel('Language', { exact: true }).selectOption('en')
  await page.getByText('Hired', { exact: true }).press('Enter')
  await expect.poll(() => subject.inputValue()).toBe('You are in: {job}')
  await page.setViewportSize({ width: 360, height: 780 })
  await expectFit(page, 'templates')
})
