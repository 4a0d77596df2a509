import { expect, it } from 'vitest'
import { answerForm, getField, openForm, sendApplication, waitForReceipt } from './harness/buildingSurveyor'
import { setUpSite } from './harness/setUpSite'

const site = setUpSite()

it('[FB-07] [JD-09] Send leads to missing answers, and without a connection keeps the application until there is one', async () => {
  const page = await openForm(site)
  await sendApplication(page)
  const actions = page.locator('.fy-form__actions')
  await actions.getByText(/answers are missing/).waitFor()
  await getField(page, 'mobile').focus()
  await actions.getByRole('button', { name: 'Show first' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName')

  await answerForm(page, 'away-1@example.org')
  site.problems.expect(/submittedapplications/)
  await page.route('**/api/submittedapplications', (route) => route.abort('internetdisconnected'))
  await sendApplication(page)
  // Expects a single message, which is in view above the pressed button and has the focus.
  await page.getByText("We'll send this when you reconnect.").waitFor()
  await expect.poll(() => page.getByText(/reconnect|offline/i).count()).toBe(1)
  const alert = page.getByRole('alert').filter({ hasText: 'Offline.' })
  expect(await alert.evaluate((element) => element.closest('.fy-form__actions') !== null)).toBe(true)
  const isInWindow = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  }
  expect(await alert.evaluate(isInWindow)).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Offline.')
  await expect.poll(() => getField(page, 'email').inputValue()).toBe('away-1@example.org')
  await page.unroute('**/api/submittedapplications')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await waitForReceipt(page)
})

it('[JD-09] an interrupted upload resumes automatically where it stopped', async () => {
  const page = await openForm(site)
  await answerForm(page, 'away-2@example.org')
  const text = Buffer.from('A line of a long life.\n'.repeat(20_000))
  await getField(page, 'resume').setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: text })
  const offsets: string[] = []
  site.problems.expect(/\/uploads\/\d+$/)
  await page.route('**/uploads/*', async (route) => {
    const offset = route.request().headers()['upload-offset']
    if (offset !== undefined && offsets.push(offset) === 7) await route.abort('connectionreset')
    else await route.continue()
  })
  await sendApplication(page)
  await page.getByText('continue where it stopped').waitFor()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await waitForReceipt(page)
  const sent = offsets.map(Number)
  // Only the seventh piece was sent twice.
  expect(sent.indexOf(sent[6] ?? 0)).toBe(6)
  expect(new Set(sent).size).toBe(sent.length - 1)
})
