import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SmallBucket, startBucket } from '../api/smallBucket'
import {
  answerForm,
  getField,
  openForm,
  resume,
  sendApplication,
  waitForReceipt,
} from './harness/buildingSurveyor'
import { downloadResume, openNewest } from './harness/reviewApplications'
import { setUpSiteInProcess } from './harness/setUpSite'
import { signIn } from './harness/signIn'

let folder: string
let bucket: SmallBucket

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-outage-'))
  bucket = await startBucket()
})
afterAll(async () => {
  await bucket.stop()
  rmSync(folder, { recursive: true })
})

const databaseFile = () => join(folder, 'foyer.db')
const site = setUpSiteInProcess(() => ({
  ...bucket.variables,
  AWS_ACCESS_KEY_ID: 'key-of-the-test',
  AWS_SECRET_ACCESS_KEY: 'secret-of-the-test',
  DATABASE_URL: `file:${databaseFile()}`,
}))
describe('while the database or the object storage is unavailable', () => {
  it('[JD-09] an application that the database refuses stays on the page, and can be sent again', async () => {
    const page = await openForm(site)
    await answerForm(page, 'outage-1@example.org')
    // The first write may be the guest's session, if the page has not needed one before, or the application.
    site.problems.expect(/^503: POST .*\/(authenticateGuest|submittedapplications)$/)
    const other = new Database(databaseFile())
    other.exec('begin immediate')
    await sendApplication(page)
    await page.getByText('Your application could not be sent').waitFor()
    await page.getByText("We'll send it automatically as soon as we can.").waitFor()
    other.exec('rollback')
    other.close()
    await expect.poll(() => getField(page, 'email').inputValue()).toBe('outage-1@example.org')
    await sendApplication(page)
    await waitForReceipt(page)
  })

  it('[JD-09] a file that the object storage refuses is reported as missing, and is stored when it is sent again', async () => {
    const page = await openForm(site)
    await answerForm(page, 'outage-2@example.org')
    site.problems.expect(/^503: POST .*\/attachments$/)
    bucket.isDown = true
    await sendApplication(page)
    await page.getByText('Application received. One file is still to come.').waitFor()
    await page.getByText('The service is not available at the moment.').waitFor()
    bucket.isDown = false
    await page.getByRole('button', { name: 'Send again' }).click()
    await waitForReceipt(page)
    const admin = await signIn(site, 'harbour')
    await openNewest(admin)
    await admin.getByRole('link', { name: 'outage-2@example.org' }).waitFor()
    expect((await downloadResume(admin)).equals(resume.buffer)).toBe(true)
  })
})
