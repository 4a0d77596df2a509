import { expect, it } from 'vitest'
import { answerForm, getField, openForm, sendApplication, waitForReceipt } from './harness/buildingSurveyor'
import { setUpSite } from './harness/setUpSite'

const site = setUpSite()

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
