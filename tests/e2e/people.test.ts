import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { getField } from './harness/buildingSurveyor'
import { findViolations } from './harness/findViolations'
import { joinAccount } from './harness/joinAccount'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import { createBlankVacancy, waitUntilSaved } from './harness/vacancyEditor'

const site = setUpSite()
const newPassword = 'lantern-otter-quilt'

/** Invites a person and returns the path of the invitation link. */
async function invite(owner: Page, email: string, role: RegExp): Promise<string> {
  await owner.getByRole('button', { name: 'Invite someone' }).press('Enter')
  await getField(owner, 'email').fill(email)
  await owner.getByRole('radio', { name: role }).check()
  await getField(owner, 'currentPassword').fill('harbour-demo-1')
  await owner.getByRole('button', { name: 'Send invitation' }).press('Enter')
  const link = await owner.getByRole('textbox', { name: 'Link' }).inputValue()
  await owner.getByRole('button', { name: 'Done' }).press('Enter')
  return link.slice(new URL(link).origin.length)
}

const expectFocus = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true)

it('[SS-13] withdrawing an invitation or removing a person by keyboard moves the focus to a remaining element', async () => {
  const owner = await openSignedIn(site, 'harbour', '/user/people')
  const start = owner.getByRole('button', { name: 'Invite someone' })
  const link = await invite(owner, 'one@harbour.example', /^Editor/)
  await invite(owner, 'two@harbour.example', /^Editor/)
  await owner.getByRole('button', { name: 'Withdraw the invitation of two@harbour.example' }).press('Enter')
  await expectFocus(owner.getByRole('heading', { level: 2, name: 'Pending invitations' }))
  const invited = await site.visit('harbour', link)
  await getField(invited, 'name').fill('One Among Us')
  await getField(invited, 'newPassword').fill(newPassword)
  await invited.getByRole('button', { name: 'Join' }).click()
  await invited.getByRole('navigation', { name: 'Administration' }).waitFor()
  site.problems.expect(/410/)
  const again = await site.visit('harbour', link)
  await again.getByRole('heading', { level: 1, name: 'This link has been used' }).waitFor()

  await invite(owner, 'four@harbour.example', /^Editor/)
  await owner.getByRole('button', { name: 'Withdraw the invitation of four@harbour.example' }).press('Enter')
  await expectFocus(start)
  await owner.getByRole('button', { name: 'Remove One Among Us' }).press('Enter')
  const removeDialog = owner.getByRole('dialog', { name: 'Remove One Among Us' })
  await getField(owner, 'currentPassword').fill('harbour-demo-1')
  await removeDialog.getByRole('button', { name: 'Remove' }).press('Enter')
  await removeDialog.waitFor({ state: 'detached' })
  await expectFocus(start)
})

async function changeRole(owner: Page, name: string, role: RegExp, password: string): Promise<void> {
  await owner.getByRole('button', { name: `Change role of ${name}` }).press('Enter')
  const dialog = owner.getByRole('dialog', { name: `Change role of ${name}` })
  await dialog.getByRole('radio', { name: role }).check()
  await getField(owner, 'currentPassword').fill(password)
  await dialog.getByRole('button', { name: 'Change role' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

it('[SS-12] the last owner keeps the role, an editor sees blind review read-only, and loses no text when the role changes', async () => {
  const owner = await openSignedIn(site, 'harbour', '/user/people')
  await owner.getByRole('button', { name: 'Change role of harbour-admin' }).press('Enter')
  const dialog = owner.getByRole('dialog', { name: 'Change role of harbour-admin' })
  await dialog.getByRole('radio', { name: /^Editor/ }).check()
  await getField(owner, 'currentPassword').fill('harbour-demo-1')
  site.problems.expect(/409/)
  await dialog.getByRole('button', { name: 'Change role' }).press('Enter')
  await dialog
    .getByText(/An account needs an owner. Make someone else an owner first/)
    .first()
    .waitFor()

  const ed = await site.visit('harbour', '/user/settings/privacy', {
    storageState: await joinAccount(site, { name: 'Ed Moss', email: 'ed@harbour.example', role: 'editor' }),
  })
  const blind = ed.getByRole('checkbox', { name: /^Hide who applied/ })
  await blind.waitFor()
  expect(await blind.isDisabled()).toBe(true)
  await ed.getByText('Only an owner of the account can change this.').waitFor()
  await ed.getByRole('checkbox', { name: /^Track where|^Count at which/ }).click()
  await ed.getByRole('button', { name: 'Save changes' }).click()
  await ed.getByText('The settings have been updated.').waitFor()
  await ed.goto(`${site.server.getOrigin('harbour')}/vacancies/manage`)
  await createBlankVacancy(ed)
  await getField(ed, 'answer/name').fill('Half a ranger')
  await waitUntilSaved(ed)
  await owner.reload()
  await changeRole(owner, 'Ed Moss', /^Reviewer/, 'harbour-demo-1')
  site.problems.expect(/403/)
  await getField(ed, 'answer/name').fill('A whole ranger')
  await ed
    .getByText('Not saved: your role has changed. Copy what you need, or ask an owner.')
    .first()
    .waitFor()
  expect(await findViolations(ed)).toEqual([])
  expect(await getField(ed, 'answer/name').inputValue()).toBe('A whole ranger')
  await changeRole(owner, 'Ed Moss', /^Editor/, 'harbour-demo-1')
  await getField(ed, 'answer/summary').fill('Walks the coast.')
  await waitUntilSaved(ed)
  await ed.reload()
  await expect.poll(() => getField(ed, 'answer/name').inputValue()).toBe('A whole ranger')
  await changeRole(owner, 'Ed Moss', /^Reviewer/, 'harbour-demo-1')
  site.problems.expect(/403/)
  await ed.getByRole('link', { name: 'Vacancies', exact: true }).last().click()
  await ed.getByRole('heading', { level: 1, name: 'You don’t have access to this page' }).waitFor()
})
