import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeEach, expect, it } from 'vitest'
import { accessibilityFindings } from './harness/accessibilityFindings'
import { answerForm, field, openForm, received, send } from './harness/buildingSurveyor'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()
const minute = 60_000

/** Changes when the job closes, while the server is down: pages in its cache would show the former date. */
async function closeAt(moment: number): Promise<void> {
  await site.server.killHard()
  const database = new Database(join(site.server.dataDir, 'foyer.db'))
  const change = database.prepare('update vacancies set advertising_close_date = ? where name = ?')
  expect(change.run(new Date(moment).toISOString(), 'Building Surveyor').changes).toBe(1)
  database.close()
  await site.server.start()
}

// A browser requests the proof of when a form was begun only if the job closes within a day.
beforeEach(() => closeAt(Date.now() + 60 * minute))

it('accepts an application that was begun before the job closed', async () => {
  const page = await openForm(site)
  await answerForm(page, 'in-time@example.org')
  const closing = Date.now() + 500
  site.trouble.allow(/ERR_CONNECTION_(RESET|REFUSED)/)
  await closeAt(closing)
  await expect.poll(() => Date.now()).toBeGreaterThan(closing)
  await send(page)
  await received(page)
})

it('says beside Send that the job closed, and offers the answers as a file and after a reload', async () => {
  const page = await openForm(site)
  await answerForm(page, 'too-late@example.org')
  site.trouble.allow(/ERR_CONNECTION_(RESET|REFUSED)/)
  await closeAt(Date.now() - 20 * minute)
  site.trouble.expect(/^410: (POST .*\/submittedapplications|GET .*\/applicant\/apply\/)/)
  await send(page)
  const notice = page.locator('.fy-form__actions').getByRole('alert')
  await notice.getByText(/^This job (closed on|takes no more applications)/).waitFor()
  await notice.getByRole('link', { name: 'See similar jobs' }).waitFor()
  expect(await field(page, 'email').inputValue()).toBe('too-late@example.org')
  expect(await accessibilityFindings(page)).toEqual([])
  const download = page.waitForEvent('download')
  await notice.getByRole('button', { name: 'Save to a file' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file).toMatchObject({ resume: { basics: { email: 'too-late@example.org' } } })
  await page.reload()
  await page.getByRole('heading', { name: 'Your answers' }).waitFor()
  await page.getByText('too-late@example.org').waitFor()
})
