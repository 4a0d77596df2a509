import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../api/mailServer'
import { getField } from './harness/buildingSurveyor'
import { findViolations, getHorizontalOverflow } from './harness/findViolations'
import { joinAccount } from './harness/joinAccount'
import { setUpSite } from './harness/setUpSite'

let mail: MailServer

beforeAll(async () => {
  mail = await startMailServer()
})
afterAll(() => mail.stop())

const site = setUpSite(() => ({ FOYER_SMTP_URL: mail.url, FOYER_MAIL_FROM: 'careers@example.org' }))
const email = 'mona@harbour.example'

/** Returns the path to which the mail after the invitation links. */
async function getLinkInMail(): Promise<string> {
  await expect.poll(() => mail.to(email).length).toBe(2)
  const { pathname, hash } = new URL(mail.to(email).at(-1)?.links[0] ?? '')
  return pathname + hash
}

it('[SS-13] a forgotten password is reset by the link in a mail, on a phone', async () => {
  await joinAccount(site, { name: 'Mona Iyer', email, role: 'reviewer' })
  const page = await site.visit('harbour', '/home/login', { width: 360 })
  await page.getByRole('button', { name: 'Forgotten your password?' }).press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: 'Forgotten password' })
  await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true)
  await getField(page, 'email').fill(email)
  await page.getByRole('button', { name: 'Email me a link' }).press('Enter')
  await page.getByText(`If ${email} has a login here, we’ve sent it a link.`).waitFor()
  expect([await findViolations(page), await getHorizontalOverflow(page)]).toEqual([[], 0])

  await page.goto(new URL(await getLinkInMail(), page.url()).href)
  await page.getByText(`You sign in as ${email}.`).waitFor()
  await getField(page, 'newPassword').fill('marble-canoe-thistle')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
})
