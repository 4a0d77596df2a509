import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { answerForm, getField, openForm, sendApplication } from './harness/buildingSurveyor'
import { findViolations } from './harness/findViolations'
import { setUpSiteInProcess } from './harness/setUpSite'

const site = setUpSiteInProcess()
const minute = 60_000

/** Sets the closing time in the database while the server is down: its page cache would still show the old one. */
async function closeAt(moment: number): Promise<void> {
  await site.server.kill()
  const database = new Database(join(site.server.dataDir, 'foyer.db'))
  const change = database.prepare('update vacancies set advertising_close_date = ? where name = ?')
  expect(change.run(new Date(moment).toISOString(), 'Building Surveyor').changes).toBe(1)
  database.close()
  await site.server.start()
}

it('a form whose job has closed says so beside Send, and offers the answers as a file and after a reload', async () => {
  const page = await openForm(site)
  // The first answer requests the form's token, which has to arrive before the server stops.
  const receivedToken = page.waitForResponse('**/api/formStamps')
  await answerForm(page, 'too-late@example.org')
  await receivedToken
  // Requests in progress while the server is down fail, in one of three ways.
  site.problems.allow(/ERR_(CONNECTION_RESET|CONNECTION_REFUSED|SOCKET_NOT_CONNECTED)/)
  await closeAt(Date.now() - 20 * minute)
  // A form requests its validator in idle time, which on a busy machine is after the job has closed.
  site.problems.allow(/^404: GET .*\/validators\//)
  site.problems.expect(/^410: (POST .*\/submittedapplications|GET .*\/applicant\/apply\/)/)
  await sendApplication(page)
  const notice = page.getByRole('main').locator('form').getByRole('alert')
  await notice.getByText(/^This job (closed on|no longer accepts applications)/).waitFor()
  await notice.getByRole('link', { name: 'See similar jobs' }).waitFor()
  expect(await getField(page, 'email').inputValue()).toBe('too-late@example.org')
  expect(await findViolations(page)).toEqual([])
  const download = page.waitForEvent('download')
  await notice.getByRole('button', { name: 'Save to a file' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file).toMatchObject({ resume: { basics: { email: 'too-late@example.org' } } })
  await page.reload()
  await page.getByRole('heading', { name: 'Your answers' }).waitFor()
  await page.getByText('too-late@example.org').waitFor()
})
