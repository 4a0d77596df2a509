import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  answerForm,
  getField,
  getFormUrl,
  openForm,
  resume,
  sendApplication,
  waitForReceipt,
} from './harness/buildingSurveyor'
import { setUpSite } from './harness/setUpSite'
import { createSiteApi } from './harness/siteApi'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()

interface ApplicationRow {
  id: number
  applicantName: string
}

/** Returns the applications by the name Byron-Surveyor, newest first, as harbour's administrator gets them. */
async function fetchByronsApplications(): Promise<ApplicationRow[]> {
  const callSiteApi = await createSiteApi(site, 'harbour')
  const path = '/api/applications?applicantName=Byron-Surveyor&sortColumn=submittedDate&sortOrder=desc'
  return (await callSiteApi<{ results: ApplicationRow[] }>('GET', path)).results
}

describe('an application', () => {
  it('[JD-08] [JD-09] that is complete is received once, however often Send is pressed, and its receipt has a copy to print', async () => {
    const page = await openForm(site)
    await answerForm(page, 'first@example.org')
    await page.getByRole('button', { name: 'Send application' }).dblclick()
    await waitForReceipt(page)
    await expect.poll(() => fetchByronsApplications()).toHaveLength(1)
    const [stored] = await fetchByronsApplications()
    const main = page.getByRole('main')
    await expect.poll(() => main.textContent()).toMatch(new RegExp(`HCC-\\d{4} / ${stored?.id}`))
    const copy = main.locator('section', { has: page.getByRole('heading', { name: 'What you sent' }) }).last()
    await expect.poll(() => copy.textContent()).toContain('first@example.org')
    await expect.poll(() => copy.textContent()).toContain(resume.name)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => copy.isVisible()).toBe(true)
    await expect.poll(() => page.getByRole('button', { name: 'Print a copy' }).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await page.reload()
    await waitForReceipt(page)
    await expect.poll(() => main.textContent()).toContain(String(stored?.id))
    await expect
      .poll(() => copy.count(), { message: 'the copy of the answers is gone after a reload' })
      .toBe(0)
    await page.goto(`${site.server.getOrigin('harbour')}${await getFormUrl(site)}`)
    await waitForHydratedForm(page)
    await getField(page, 'email').fill('first@example.org')
    await page
      .getByText('An application from first@example.org for this job has already been received.')
      .waitFor()
  })

  it('[FB-07] leads to missing answers, waits without a connection, and is stored once although the server’s first response is lost', async () => {
    site.problems.expect(/ERR_INTERNET_DISCONNECTED: POST .*(authenticateGuest|submittedapplications)/)
    site.problems.expect(/ERR_CONNECTION_RESET: POST .*submittedapplications/)
    site.problems.allow(/ERR_INTERNET_DISCONNECTED: GET .*\/applications\//)
    const page = await openForm(site)
    const before = (await fetchByronsApplications()).length
    await sendApplication(page)
    await page
      .getByText(/answers are missing/)
      .last()
      .waitFor()
    await getField(page, 'mobile').focus()
    await page.getByRole('button', { name: 'Show first' }).click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('firstName')
    await answerForm(page, 'offline@example.org')
    await page.context().setOffline(true)
    await sendApplication(page)
    // Expects a single message, which is in view and has the focus.
    const alert = page.getByRole('alert').filter({ hasText: "Offline. We'll send this when you reconnect." })
    await alert.waitFor()
    await expect.poll(() => page.getByText(/reconnect/i).count()).toBe(1)
    expect(await alert.evaluate(isInWindow)).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Offline.')
    await expect.poll(() => getField(page, 'surname').inputValue()).toBe('Byron-Surveyor')
    await expect.poll(() => page.getByText(resume.name).first().isVisible()).toBe(true)
    await page.route('**/api/submittedapplications', loseAnswer, { times: 1 })
    await page.context().setOffline(false)
    await expect.poll(() => fetchByronsApplications()).toHaveLength(before + 1)
    await page.getByText("Offline. We'll send this when you reconnect.").waitFor()
    await sendApplication(page)
    await waitForReceipt(page)
    await expect.poll(() => fetchByronsApplications()).toHaveLength(before + 1)
  })
})

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

/** Lets the server store the application, and resets the connection instead of passing on its response. */
async function loseAnswer(route: Route): Promise<void> {
  const address = new URL(route.request().url())
  await route.fetch({
    url: address.href.replace(address.hostname, '127.0.0.1'),
    headers: { ...route.request().headers(), host: address.host },
  })
  await route.abort('connectionreset')
}

it('a draft survives Back, Forward and a reload, and is sent with its referral source; Back from the receipt leads to the job', async () => {
  const job = (await getFormUrl(site)).replace('/applicant/apply/', '/job/details/')
  const page = await site.visit('harbour', `${job}?utm_source=news&utm_medium=mail`)
  await page.getByRole('link', { name: 'Apply' }).first().click()
  await waitForHydratedForm(page)
  const before = (await fetchByronsApplications()).length
  await answerForm(page, 'back@example.org')
  await page.goBack()
  await page.getByRole('link', { name: 'Apply' }).first().waitFor()
  await page.goForward()
  await waitForHydratedForm(page)
  await expect.poll(() => getField(page, 'email').inputValue()).toBe('back@example.org')
  await page.reload()
  await page.getByText('Your answers are still here. Please choose your files again.').waitFor()
  await expect.poll(() => getField(page, 'surname').inputValue()).toBe('Byron-Surveyor')
  const licence = page.getByRole('radiogroup', { name: 'Class C driver licence' })
  await expect.poll(() => licence.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true)
  await getField(page, 'resume').setInputFiles(resume)
  const sent = page.waitForRequest('**/api/submittedapplications')
  await sendApplication(page)
  expect((await sent).postDataJSON()).toMatchObject({ broadbeanChannel: 'utm_source=news&utm_medium=mail' })
  await waitForReceipt(page)
  await page.goBack()
  await page.waitForURL('**/job/details/**')
  await page.getByRole('link', { name: 'Apply' }).first().waitFor()
  await page.goForward()
  await waitForReceipt(page)
  await expect.poll(() => fetchByronsApplications()).toHaveLength(before + 1)
})
