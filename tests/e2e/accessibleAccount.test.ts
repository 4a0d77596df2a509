import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Receiver, startReceiver } from '../api/backOfficeReceiver'
import { getField } from './harness/buildingSurveyor'
import { callApi, fetchToken } from './harness/callApi'
import { expectNoFaultsAtEveryWidth as expectFit } from './harness/everyWidth'
import { openPart } from './harness/openPart'
import { setUpSite } from './harness/setUpSite'
import { accounts, logIn, openSignedIn } from './harness/signIn'

const site = setUpSite(() => ({ FOYER_BACKOFFICE_ALLOW: '127.0.0.1' }))
let receiver: Receiver

beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())

/** Checks a later state of a page that was already checked with all rules: runs all rules at one width only. */
const expectChangeFits = (page: Page) =>
  expectFit(page, { fullCheckWidth: page.viewportSize()?.width ?? 1280 })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const password = accounts.harbour.password

/** Creates a key and revokes it; both dialogs and the list of keys fit. */
async function expectKeysFit(page: Page): Promise<void> {
  await openPart(page, 'API keys')
  const keys = page.getByRole('region', { name: 'API keys' })
  await keys.getByRole('textbox', { name: 'Name' }).fill('Human resources of all departments')
  await keys.getByRole('radio', { name: 'Both' }).press('Space')
  await button(page, 'Create key').press('Enter')
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

describe('at every width axe finds nothing and nothing scrolls sideways', () => {
  it('[SS-12] [SS-13] on People: a refused and a sent invitation, its link, and the dialogs for role, password and removal', async () => {
    const page = await openSignedIn(site, 'harbour', '/user/people', 360)
    await button(page, 'Invite someone').click()
    await button(page, 'Send invitation').click()
    await expect.poll(() => getField(page, 'email').getAttribute('aria-invalid')).toBe('true')
    await expectFit(page)
    const email = 'somebody.with.a.long.name@harbour-and-northern-rivers.example'
    await getField(page, 'email').fill(email)
    await page.getByRole('radio', { name: /^Reviewer/ }).check()
    await getField(page, 'currentPassword').fill(password)
    await button(page, 'Send invitation').click()
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
    await expectFit(page)
    await button(page, 'Done').click()
    await button(page, `Withdraw the invitation of ${email}`).waitFor()
    await expectChangeFits(page)

    const name = 'Maximiliana Featherstonehaugh-Cholmondeley the Younger'
    const other = await site.visit('harbour', link.slice(new URL(link).origin.length), { width: 360 })
    await getField(other, 'name').fill(name)
    await getField(other, 'newPassword').fill('lantern-otter-quilt')
    await expectFit(other)
    await button(other, 'Join').click()
    await other.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
    await page.reload()
    await button(page, `Change role of ${name}`).click()
    await page.getByRole('dialog', { name: `Change role of ${name}` }).waitFor()
    await expectFit(page)
    await page.keyboard.press('Escape')
    await button(page, `New password for ${name}`).click()
    await page.getByRole('dialog', { name: `New password for ${name}` }).waitFor()
    await expectFit(page)
    await page.keyboard.press('Escape')
    await button(page, `Remove ${name}`).click()
    await page.getByRole('dialog', { name: `Remove ${name}` }).waitFor()
    await expectFit(page)
  })

  it('[API-20] [SS-08] [EM-01] on Connections: without a back-office, connected, each dialog, and as the SuperUser', async () => {
    const page = await openSignedIn(site, 'harbour', '/connections')
    const office = page.getByRole('region', { name: 'Back-office' })
    await office.getByText('No URL yet. Applications are held').waitFor()
    await expectChangeFits(page)
    await expectKeysFit(page)

    await openPart(page, 'Back-office')
    await office.getByRole('textbox', { name: 'URL' }).fill(receiver.address)
    await button(page, 'Save changes').click()
    const secretDialog = page.getByRole('dialog', { name: 'Signing secret' })
    receiver.secret = (await secretDialog.locator('code').textContent()) ?? ''
    await expectFit(page)
    await button(page, 'I’ve stored it').click()
    await button(page, 'Send a test').click()
    await office.getByText(/^Your receiver answered 200/).waitFor()
    await office.getByRole('button', { name: /^Start sending/ }).click()
    await office.getByText('Sending', { exact: true }).waitFor()
    await openFolds(office)
    await expectFit(page)
    await button(page, 'New secret…').click()
    await page.getByRole('dialog', { name: 'New signing secret' }).waitFor()
    await expectFit(page)
    await page.keyboard.press('Escape')
    await openPart(page, 'Deliveries')
    const deliveries = page.getByRole('region', { name: 'Deliveries' })
    await deliveries.getByRole('link', { name: 'Sent' }).click()
    await deliveries
      .getByRole('button', { name: /^Details of the delivery/ })
      .first()
      .click()
    const details = page.getByRole('dialog', { name: /^Delivery of application/ })
    await details.getByRole('textbox', { name: 'Message' }).waitFor()
    await openFolds(details)
    await expectFit(page)
    await page.keyboard.press('Escape')
    await openPart(page, 'Back-office')
    await button(page, 'Remove…').click()
    const remove = page.getByRole('dialog', { name: 'Remove the back-office?' })
    await remove.waitFor()
    await expectFit(page)
    await remove.getByRole('button', { name: 'Remove' }).click()
    await office.getByText('No URL yet. Applications are held').waitFor()

    const master = await openSignedIn(site, 'admin', '/connections')
    await master.getByText('Whose connections?').waitFor()
    await expectChangeFits(master)
    await master.goto(`${site.server.getOrigin('admin')}/connections?client=harbour`)
    await master.getByRole('region', { name: 'Back-office' }).getByText('No URL yet').waitFor()
    await expectChangeFits(master)
  })

  it('[SS-14] on the first steps of a new client', async () => {
    const admin = await openSignedIn(site, 'admin', '/user/create')
    const account = { username: 'quay', password: 'lantern-otter-quilt', clientCode: 'quay' }
    const body = { ...account, company: 'Quay Works', canAllowUpload: true, maxImportedCount: 1 }
    const token = await fetchToken(admin, 'admin', accounts.admin)
    await callApi(admin, { method: 'POST', path: '/api/users', token, body })
    const page = await site.visit(account.clientCode, '/home/login', { width: 360 })
    await logIn(page, account.username, account.password)
    // On a phone the steps are folded.
    await page.getByText('All steps').click()
    await page.getByRole('link', { name: 'Link your privacy policy' }).waitFor()
    await expectFit(page)
  })
})
