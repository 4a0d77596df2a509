import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../api/mailServer'
import { accessibilityFindings, sidewaysScroll } from './harness/accessibilityFindings'
import { answerPerson, formAddress } from './harness/buildingSurveyor'
import { callApi, fetchToken } from './harness/callApi'
import { fillMoment } from './harness/fillMoment'
import { formAnswers } from './harness/formAnswers'
import { accounts, openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

let mail: MailServer

beforeAll(async () => {
  mail = await startMailServer()
})
afterAll(() => mail.stop())

const site = siteUnderTest(() => ({ FOYER_SMTP_URL: mail.url, FOYER_MAIL_FROM: 'careers@example.org' }))
let apply = ''

beforeAll(async () => {
  const page = await site.visit('harbour', '/')
  const token = await fetchToken(page, 'harbour', accounts.harbour)
  const path = '/api/userSettings'
  const settings: object = JSON.parse((await callApi(page, { path, token })).text)
  const body = { ...settings, languages: ['de', 'ar'] }
  expect((await callApi(page, { method: 'PUT', path, token, body })).status).toBe(204)
  apply = await formAddress(site)
})

const words = {
  de: {
    send: 'Bewerbung senden',
    received: 'Bewerbung eingegangen',
    yes: 'Ja',
    subject: 'Harbour City Council hat Ihre Bewerbung: Building Surveyor',
    own: 'Ihre Bewerbung',
    day: '30. Juni 2031',
  },
  ar: {
    send: 'إرسال طلب التوظيف',
    received: 'تم استلام طلب التوظيف',
    yes: 'نعم',
    subject: 'وصل طلبك إلى',
    own: 'طلب التوظيف الخاص بك',
    day: '30 يونيو 2031',
  },
}

async function expectFit(page: Page, name: string): Promise<void> {
  await expect.poll(() => sidewaysScroll(page), { message: name }).toBe(0)
  expect(await accessibilityFindings(page), name).toEqual([])
}

/** Applies below a language. @returns the page that the mail leads to */
async function applyIn(language: 'de' | 'ar', email: string): Promise<Page> {
  const said = words[language]
  const page = await site.visit('harbour', `/${language}${apply}`, { width: 360 })
  await formAnswers(page)
  await answerPerson(page, email)
  for (const licence of ['Class C driver licence', 'Building surveyor registration (NSW)'])
    await page.getByRole('radiogroup', { name: licence }).getByRole('radio', { name: said.yes }).check()
  await fillMoment(page.getByRole('group', { name: 'When does your registration expire?' }), '30/06/2031')
  await page.getByRole('button', { name: said.send }).click()
  await page.getByRole('heading', { level: 1, name: said.received }).waitFor()
  await expect.poll(() => mail.to(email).length).toBe(1)
  const [receipt] = mail.to(email)
  expect(receipt?.subject).toContain(said.subject)
  expect(receipt?.words).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
  const link = new URL(receipt?.links.find((one) => one.includes('/application/')) ?? '')
  expect(link.pathname).toMatch(new RegExp(`^/${language}/application/`))
  return site.visit('harbour', link.pathname, { width: 360 })
}

describe('who applies in another language', () => {
  it('in Arabic gets mail in it that leads to the page in it', async () => {
    const own = await applyIn('ar', 'mail.ar@example.org')
    await own.getByRole('heading', { level: 1, name: words.ar.own }).waitFor()
    await own.getByText(words.ar.day).waitFor()
    await expectFit(own, 'own-ar')
  })

  it('in German gets mail and page in it, and is answered in it: the words are shown before they go, and stand on the page', async () => {
    const own = await applyIn('de', 'answered.de@example.org')
    await own.getByRole('heading', { level: 1, name: words.de.own }).waitFor()
    await own.getByText(words.de.day).waitFor()
    await expectFit(own, 'own-de')
    const inbox = await openSignedIn(site, 'harbour', '/applicant/viewapplications', 1280)
    await inbox
      .getByRole('checkbox', { name: /^Select the application of Ada/ })
      .first()
      .press('Space')
    await inbox
      .getByRole('checkbox', { name: /^Select the application of (?!Ada)/ })
      .first()
      .press('Space')
    await inbox.getByRole('button', { name: 'Answer 2 selected' }).click()
    const dialog = inbox.getByRole('dialog', { name: 'Answer 2 applications' })
    await dialog.getByLabel('State', { exact: true }).selectOption('interview')
    await dialog.getByRole('heading', { name: 'English: 1 application' }).waitFor()
    await dialog.getByRole('heading', { name: 'Deutsch: 1 application' }).waitFor()
    const shown = dialog.getByRole('region', { name: 'As Ada Byron-Surveyor reads it (Deutsch)' })
    await shown.getByText('Guten Tag Ada,').waitFor()
    await expectFit(inbox, 'answer')
    await inbox.setViewportSize({ width: 360, height: 780 })
    await expectFit(inbox, 'answer')
    const field = dialog.getByRole('textbox', { name: 'Words (Deutsch)' })
    await field.fill('Guten Tag {name},\n\nkommen Sie am Montag.')
    await shown.getByText('kommen Sie am Montag.').waitFor()
    await dialog.getByRole('button', { name: 'Set the state' }).click()
    await inbox.getByText('2 applications are now: Interview.').waitFor()
    await own.reload()
    await own.getByText('kommen Sie am Montag.').waitFor()
  })

  it('is told in words that its client writes, which are not saved while they lack a placeholder', async () => {
    const page = await openSignedIn(site, 'harbour', '/user/settings', 1280)
    await page.getByRole('heading', { name: 'Words to applicants' }).scrollIntoViewIfNeeded()
    await page.getByLabel('Language', { exact: true }).selectOption('de')
    await page.getByText('Interview', { exact: true }).press('Enter')
    const field = page.getByRole('textbox', { name: 'Words (Deutsch)' }).and(page.locator(':visible'))
    await field.fill('Guten Tag {name},\n\n{company} ruft Sie an.')
    await page.getByText('The own words have {reference}; these lack it.').waitFor()
    // What is wrong is found where nobody looks, and nothing of what was written besides is lost.
    await page.getByLabel('Language', { exact: true }).selectOption('en')
    await page.getByText('Hired', { exact: true }).press('Enter')
    const subject = page.getByRole('textbox', { name: 'Subject' }).and(page.locator(':visible'))
    await subject.fill('You are in: {job}')
    await page.getByRole('button', { name: 'Set these words' }).click()
    await page.getByRole('alert').getByText('Interview (Deutsch): The own words have {reference}').waitFor()
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => subject.inputValue()).not.toBe('You are in: {job}')
    await expectFit(page, 'templates')
    await field.fill('Guten Tag {nmae},\n\n{company} ruft Sie wegen {reference} an.')
    await page.getByText('There is no placeholder {nmae}.').waitFor()
    await field.fill('Guten Tag {name},\n\n{company} ruft Sie wegen {reference} an.')
    await page.getByRole('button', { name: 'Set these words' }).click()
    await page.getByText('The words to applicants are saved.').waitFor()
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
})
