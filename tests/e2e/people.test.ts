import { expect, it } from 'vitest'
import { accessibilityFindings, sidewaysScroll } from './harness/accessibilityFindings'
import { field } from './harness/buildingSurveyor'
import { openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

it('[SS-12] [SS-13] an invited reviewer joins by the link and sees applications alone', async () => {
  const owner = await openSignedIn(site, 'harbour', '/user/people')
  await owner.getByRole('button', { name: 'Invite somebody' }).click()
  await field(owner, 'email').fill('rae@harbour.example')
  await owner.getByRole('radio', { name: /^Reviewer/ }).check()
  await field(owner, 'currentPassword').fill('harbour-demo-1')
  expect(await accessibilityFindings(owner)).toEqual([])
  await owner.keyboard.press('Enter')
  const link = await owner.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(await accessibilityFindings(owner)).toEqual([])
  await owner.getByRole('button', { name: 'Done' }).click()
  await owner.getByText('rae@harbour.example').waitFor()
  expect(await accessibilityFindings(owner)).toEqual([])

  const rae = await site.visit('harbour', link.slice(new URL(link).origin.length), { width: 360 })
  await rae.getByText('You sign in as rae@harbour.example.').waitFor()
  expect(await accessibilityFindings(rae)).toEqual([])
  await field(rae, 'name').fill('Rae Owens')
  await field(rae, 'newPassword').fill('lantern-otter-quilt')
  await rae.keyboard.press('Enter')
  await rae.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
  const bar = rae.getByRole('navigation', { name: 'Administration' })
  const labels = (await bar.getByRole('link').allTextContents()).map((label) =>
    label.replace(/\d.*/, '').trim(),
  )
  expect(labels).toEqual(['Applications', 'Expressions of Interest', 'Overview', 'Settings'])
  await rae.goto(new URL('/user/people', rae.url()).href)
  await rae.getByRole('heading', { level: 1, name: 'Not part of your role' }).waitFor()
  expect([await accessibilityFindings(rae), await sidewaysScroll(rae)]).toEqual([[], 0])
})
