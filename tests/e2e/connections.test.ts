import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Receiver, startReceiver } from '../api/backOfficeReceiver'
import { accessibilityFindings, sidewaysScroll } from './harness/accessibilityFindings'
import { openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest(() => ({ FOYER_BACKOFFICE_ALLOW: '127.0.0.1' }))
let receiver: Receiver

beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())

const card = (page: Page, name: string) => page.getByRole('region', { name })

async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityFindings(page)).toEqual([])
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
}

it('[API-20] a back-office is connected, tried, and gets what it refused before, at 1280 px', async () => {
  const page = await openSignedIn(site, 'harbour', '/connections')
  const office = card(page, 'Back-office')
  const address = office.getByRole('textbox', { name: 'Address' })
  await office.getByText('Not set: applications wait here').waitFor()
  await address.fill('https://10.1.2.3/')
  site.trouble.expect(/422/)
  await office.getByRole('button', { name: 'Save address' }).click()
  await office
    .getByText(/10\.1\.2\.3 is a private address/)
    .first()
    .waitFor()
  await address.fill(receiver.address)
  await page.keyboard.press('Enter')
  const shown = page.getByRole('dialog', { name: 'Signing secret' })
  const secret = (await shown.locator('code').textContent()) ?? ''
  await shown.getByRole('button', { name: 'I have kept it' }).click()
  await office.getByText(/^Paused since/).waitFor()
  expect(receiver.refused).toBe(0)
  await office.getByRole('button', { name: /^Start sending \(\d+ waiting\)$/ }).click()
  await expect.poll(() => receiver.refused).toBeGreaterThan(0)
  receiver.secret = secret
  await office.getByText('Sending', { exact: true }).waitFor()
  expect(await page.content()).not.toContain(secret)
  await office.getByRole('button', { name: 'Send a test' }).click()
  await office.getByText(/^Your receiver answered 200 after \d+ ms\.$/).waitFor()
  const deliveries = card(page, 'Deliveries')
  await deliveries.getByRole('button', { name: 'Waiting' }).click()
  const row = deliveries.getByRole('listitem').filter({ hasText: 'The back-office answered 401' }).first()
  const retry = row.getByRole('button', { name: /^Try again: application \d+$/ })
  const id = Number(/\d+/.exec((await retry.getAttribute('aria-label')) ?? '')?.[0])
  await retry.click()
  await expect.poll(() => receiver.received.map(({ message }) => message.data.application?.id)).toContain(id)
})

it('[EM-01] the lines to paste stand in a page, and who may show the site is set, at 1280 px', async () => {
  const page = await openSignedIn(site, 'harbour', '/connections')
  const part = card(page, 'Your site in other pages')
  const lines = await part.getByRole('textbox', { name: 'Lines to paste' }).inputValue()
  expect(lines).toContain(`data-foyer="${site.server.origin('harbour')}"`)
  await part.getByRole('textbox', { name: 'Pages that may show your site' }).fill('https://www.city.example')
  await part.getByRole('button', { name: 'Save pages' }).click()
  await page.getByText('Who may show your site in a frame has been updated.').waitFor()
  await expectSound(page)
  const [sample] = await Promise.all([
    page.waitForEvent('popup'),
    part.getByRole('link', { name: 'See it in a page' }).click(),
  ])
  await sample.frameLocator('iframe').getByRole('heading', { name: 'Available Jobs' }).waitFor()
})

it('the secret is rolled and deliveries are looked into at 360 px, by keyboard', async () => {
  const page = await openSignedIn(site, 'harbour', '/connections', 360)
  const office = card(page, 'Back-office')
  await office.getByRole('button', { name: 'New secret…' }).press('Enter')
  const asked = page.getByRole('dialog', { name: 'New signing secret' })
  await asked.getByRole('radio', { name: '7 days' }).press('Space')
  await asked.getByRole('button', { name: 'Make it' }).press('Enter')
  await page.getByRole('button', { name: 'I have kept it' }).press('Enter')
  await office.getByText(/^The secret before signs too, until/).waitFor()
  await office.getByRole('button', { name: 'Pause' }).press('Enter')
  await office.getByText(/^Paused since/).waitFor()
  await expectSound(page)
  const deliveries = card(page, 'Deliveries')
  await deliveries.getByRole('button', { name: 'Sent' }).press('Enter')
  await deliveries
    .getByRole('button', { name: /^Details of the delivery/ })
    .first()
    .press('Enter')
  const details = page.getByRole('dialog', { name: /^Delivery of application/ })
  await details.getByText('Message', { exact: true }).waitFor()
  await expect
    .poll(() => details.getByRole('textbox', { name: 'Message' }).inputValue())
    .toContain('"type": "application.submitted"')
  await expectSound(page)
})

it('a secret of the receiver’s is taken, and answers to mail get an address, at 768 px', async () => {
  const page = await openSignedIn(site, 'harbour', '/connections', 768)
  const office = card(page, 'Back-office')
  await office.getByRole('button', { name: 'New secret…' }).click()
  const asked = page.getByRole('dialog', { name: 'New signing secret' })
  const own = asked.getByRole('textbox', { name: 'A secret that your receiver has made' })
  await own.fill('my own words')
  site.trouble.expect(/422/)
  await asked.getByRole('button', { name: 'Make it' }).click()
  await asked
    .getByText(/must be whsec_ and 24 to 64 bytes in base64\./)
    .first()
    .waitFor()
  await expectSound(page)
  receiver.secret = `whsec_${Buffer.from('thirty-two bytes of a receiver’s').toString('base64')}`
  await own.fill(receiver.secret)
  await asked.getByRole('button', { name: 'Make it' }).click()
  await page.getByText('Messages are signed with your receiver’s secret from now on.').waitFor()
  await asked.waitFor({ state: 'detached' })
  expect(await page.content()).not.toContain(receiver.secret)
  const mail = card(page, 'Mail to applicants')
  await mail.getByText('This installation sends no mail').waitFor()
  const address = mail.getByRole('textbox', { name: 'Answers go to' })
  await address.fill('nobody')
  await mail.getByRole('button', { name: 'Save address' }).click()
  await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true')
  await address.fill('jobs@harbour.example')
  await mail.getByRole('button', { name: 'Save address' }).click()
  await page.getByText('Answers to your mail go to jobs@harbour.example.').waitFor()
  await page.reload()
  await expect.poll(() => address.inputValue()).toBe('jobs@harbour.example')
  await expectSound(page)
})

it('the SuperUser bounds how long a client keeps applications, at 360 px', async () => {
  const page = await openSignedIn(site, 'admin', '/connections?client=harbour', 360)
  const part = card(page, 'Set by whoever runs the installation')
  const days = part.getByRole('textbox', { name: 'Days after which applications are erased' })
  await expect.poll(() => days.inputValue()).toBe('never')
  await days.fill('soon')
  site.trouble.expect(/422/)
  await days.press('Enter')
  await part
    .getByText(/must be a whole number from 1 to 99999, or never, not 'soon'/)
    .first()
    .waitFor()
  await days.fill('3650')
  await days.press('Enter')
  await page.getByText('How long applications are kept at most has been updated.').waitFor()
  await card(page, 'Your site in other pages').getByText('3650 days; the shorter time counts.').waitFor()
  await expectSound(page)
})
