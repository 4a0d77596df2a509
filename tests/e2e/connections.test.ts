import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Receiver, startReceiver } from '../api/backOfficeReceiver'
import { expectNoFaultsAtEveryWidth as expectFit } from './harness/everyWidth'
import { findViolations, getHorizontalOverflow } from './harness/findViolations'
import { openPart } from './harness/openPart'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'

const site = setUpSite(() => ({ FOYER_BACKOFFICE_ALLOW: '127.0.0.1' }))
let receiver: Receiver

beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())

const card = (page: Page, name: string) => page.getByRole('region', { name })

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
  await expect.poll(() => getHorizontalOverflow(page)).toBe(0)
}

/** Creates a key and revokes it, and expects that both dialogs fit and that the key is shown only once. */
async function expectKeysFit(page: Page): Promise<void> {
  await openPart(page, 'API keys')
  const keys = page.getByRole('region', { name: 'API keys' })
  await keys.getByRole('textbox', { name: 'Name' }).fill('Human resources of all departments')
  await keys.getByRole('radio', { name: 'Both' }).press('Space')
  await page.getByRole('button', { name: 'Create key' }).press('Enter')
  const key = (await page.getByRole('dialog', { name: 'API key' }).locator('code').textContent()) ?? ''
  expect(key).toMatch(/^fyk_/)
  await expectFit(page)
  await page.keyboard.press('Escape')
  await keys.getByText('Fetch applications').first().waitFor()
  expect(await page.content(), 'a key is shown only once').not.toContain(key)
  await keys.getByRole('button', { name: /^Revoke… / }).press('Enter')
  const revoke = page.getByRole('dialog', { name: /^Revoke / })
  await revoke.waitFor()
  await expectFit(page)
  await revoke.getByRole('button', { name: 'Revoke' }).press('Enter')
  await keys.getByText('No keys', { exact: true }).waitFor()
}

const openFolds = (part: Locator) =>
  part.locator('summary').evaluateAll((folds) => {
    for (const fold of folds) fold.parentElement?.setAttribute('open', '')
  })

it('[API-20] [SS-08] a key is created and revoked; a back-office is connected and tested, and gets an application that it refused before', async () => {
  const page = await openSignedIn(site, 'harbour', '/connections')
  const office = card(page, 'Back-office')
  const address = office.getByRole('textbox', { name: 'URL' })
  await office.getByText('No URL yet. Applications are held').waitFor()
  await expectFit(page, { fullCheckWidth: 1280 })
  await expectKeysFit(page)
  await openPart(page, 'Back-office')
  await address.fill('https://10.1.2.3/')
  site.problems.expect(/422/)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await office
    .getByText(/10\.1\.2\.3 is a private address/)
    .first()
    .waitFor()
  await address.fill(receiver.address)
  await page.keyboard.press('Enter')
  const secretDialog = page.getByRole('dialog', { name: 'Signing secret' })
  const secret = (await secretDialog.locator('code').textContent()) ?? ''
  await expectFit(page)
  await secretDialog.getByRole('button', { name: 'I’ve stored it' }).click()
  await office.getByText(/^Paused since/).waitFor()
  expect(receiver.refused).toBe(0)
  await office.getByRole('button', { name: /^Start sending \(\d+ waiting\)$/ }).click()
  await expect.poll(() => receiver.refused).toBeGreaterThan(0)
  receiver.secret = secret
  await office.getByText('Sending', { exact: true }).waitFor()
  expect(await page.content()).not.toContain(secret)
  await office.getByRole('button', { name: 'Send a test' }).click()
  await office.getByText(/^Your receiver answered 200 after \d+ ms\.$/).waitFor()
  const [removal, rolling] = await Promise.all(
    ['Remove…', 'New secret…'].map((name) => office.getByRole('button', { name }).boundingBox()),
  )
  expect(removal?.y).toBeGreaterThan((rolling?.y ?? Number.NaN) + (rolling?.height ?? 0))
  await openFolds(office)
  await expectFit(page)
  await openPart(page, 'Deliveries')
  const deliveries = card(page, 'Deliveries')
  await deliveries.getByRole('link', { name: 'Waiting' }).click()
  const row = deliveries.getByRole('listitem').filter({ hasText: 'The back-office answered 401' }).first()
  const retry = row.getByRole('button', { name: /^Try again: application \d+$/ })
  const id = Number(/\d+/.exec((await retry.getAttribute('aria-label')) ?? '')?.[0])
  await retry.click()
  await expect.poll(() => receiver.received.map(({ message }) => message.data.application?.id)).toContain(id)
})

it('[EM-01] the embed code works in a page, and an administrator sets the sites that can embed and the address for replies', async () => {
  const page = await openSignedIn(site, 'harbour', '/connections/embedding')
  const part = card(page, 'Embed your site')
  const lines = await part.getByRole('textbox', { name: 'Embed code' }).inputValue()
  expect(lines).toContain(`data-foyer="${site.server.getOrigin('harbour')}"`)
  await part.getByRole('textbox', { name: 'Sites that can embed yours' }).fill('https://www.city.example')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Allowed sites saved.').waitFor()
  await expectAccessible(page)
  const [sample] = await Promise.all([
    page.waitForEvent('popup'),
    part.getByRole('link', { name: 'See an example' }).click(),
  ])
  await sample.frameLocator('iframe').getByRole('heading', { name: 'Available Jobs' }).waitFor()

  await page.goto(`${site.server.getOrigin('harbour')}/user/settings/notifications`)
  const mail = card(page, 'Email to applicants')
  await mail.getByText('Email is off').waitFor()
  const address = mail.getByRole('textbox', { name: 'Send replies to' })
  await address.fill('nobody')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true')
  await address.fill('jobs@harbour.example')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Replies go to jobs@harbour.example.').waitFor()
  await page.reload()
  await expect.poll(() => address.inputValue()).toBe('jobs@harbour.example')
  await expectAccessible(page)
})

it('on a phone the secret is replaced by a new one and by the receiver’s, a delivery is opened, and the back-office removed', async () => {
  const page = await openSignedIn(site, 'harbour', '/connections', 360)
  const office = card(page, 'Back-office')
  await office.getByRole('button', { name: 'New secret…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New signing secret' })
  await dialog.getByRole('radio', { name: '7 days' }).press('Space')
  await dialog.getByRole('button', { name: 'Create secret' }).press('Enter')
  await page.getByRole('button', { name: 'I’ve stored it' }).press('Enter')
  await office.getByText(/^The previous secret also signs until/).waitFor()
  await office.getByRole('button', { name: 'Pause' }).press('Enter')
  await office.getByText(/^Paused since/).waitFor()
  await expectAccessible(page)
  await office.getByRole('button', { name: 'New secret…' }).click()
  const replaced = page.getByRole('dialog', { name: 'New signing secret' })
  const secretField = replaced.getByRole('textbox', { name: 'Secret from your receiver' })
  await secretField.fill('my own words')
  site.problems.expect(/422/)
  await replaced.getByRole('button', { name: 'Create secret' }).click()
  await replaced
    .getByText(/must be whsec_ and 24 to 64 bytes in base64\./)
    .first()
    .waitFor()
  await expectAccessible(page)
  receiver.secret = `whsec_${Buffer.from('thirty-two bytes of a receiver’s').toString('base64')}`
  await secretField.fill(receiver.secret)
  await replaced.getByRole('button', { name: 'Create secret' }).click()
  await page.getByText('Messages are now signed with your receiver’s secret.').waitFor()
  await replaced.waitFor({ state: 'detached' })
  expect(await page.content()).not.toContain(receiver.secret)
  await openPart(page, 'Deliveries')
  const deliveries = card(page, 'Deliveries')
  await deliveries.getByRole('button', { name: 'Filters' }).press('Enter')
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByRole('link', { name: 'Sent' }).press('Enter')
  await filters.getByRole('button', { name: /^Show \d+ results?$/ }).press('Enter')
  await deliveries
    .getByRole('button', { name: /^Details of the delivery/ })
    .first()
    .press('Enter')
  const details = page.getByRole('dialog', { name: /^Delivery of application/ })
  await details.getByText('Message', { exact: true }).waitFor()
  await expect
    .poll(() => details.getByRole('textbox', { name: 'Message' }).inputValue())
    .toContain('"type": "application.submitted"')
  await openFolds(details)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await openPart(page, 'Back-office')
  await office.getByRole('button', { name: 'Remove…' }).press('Enter')
  const removal = page.getByRole('dialog', { name: 'Remove the back-office?' })
  await removal.waitFor()
  await expectAccessible(page)
  await removal.getByRole('button', { name: 'Remove' }).press('Enter')
  await office.getByText('No URL yet. Applications are held').waitFor()
})

it('the SuperUser limits how long a client keeps applications, on a phone', async () => {
  const page = await openSignedIn(site, 'admin', '/connections', 360)
  await page.getByText('Whose connections?').waitFor()
  await expectFit(page, { fullCheckWidth: 360 })
  await page.goto(`${site.server.getOrigin('admin')}/connections?client=harbour`)
  const part = card(page, 'Set by the system administrator')
  const days = part.getByRole('textbox', { name: 'Days after which applications are erased' })
  await expect.poll(() => days.inputValue()).toBe('never')
  await expectFit(page, { fullCheckWidth: 360 })
  await days.fill('soon')
  site.problems.expect(/422/)
  await days.press('Enter')
  await part
    .getByText(/must be a whole number from 1 to 99999, or never, not 'soon'/)
    .first()
    .waitFor()
  await days.fill('3650')
  await days.press('Enter')
  await page.getByText('Maximum data retention saved.').waitFor()
  await openPart(page, 'Embedding')
  await card(page, 'Embed your site').getByText('3650 days. The shorter time applies.').waitFor()
  await expectAccessible(page)
})
