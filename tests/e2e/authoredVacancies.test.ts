import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { answerCommonFields, getField, sendApplication, waitForReceipt } from './harness/buildingSurveyor'
import { listFaultsAtEveryWidth } from './harness/everyWidth'
import { findViolations } from './harness/findViolations'
import { KeyboardUser } from './harness/keyboard'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import {
  addQuestion,
  expectFocus,
  getPublishButton,
  listQuestions,
  openEditorPart,
  openNewVacancy,
  waitUntilSaved,
} from './harness/vacancyEditor'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()
const manage = '/vacancies/manage'
const getId = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** Follows the link at the end of the part to the next one, whose heading then has the focus. */
async function toNextPart(keys: KeyboardUser, page: Page, name: string): Promise<void> {
  await keys.reach(page.getByRole('link', { name: `Next: ${name}` }))
  await keys.press('Enter')
  await expectFocus(page.getByRole('heading', { level: 2, name, exact: true }))
}

const inTwoWeeks = () => {
  const day = new Date(Date.now() + 14 * 86_400_000)
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${two(day.getDate())}/${two(day.getMonth() + 1)}/${day.getFullYear()}`
}

const questionTexts = ['Can you swim?', 'Why here?', 'Anything else?']

it('a vacancy with questions is published by keyboard alone, and a visitor applies for it', async () => {
  const page = await openSignedIn(site, 'harbour', manage)
  const keys = new KeyboardUser(page)
  await keys.reach(page.getByRole('button', { name: 'New vacancy' }))
  await keys.press('Enter')
  await page.getByRole('dialog').waitFor()
  await keys.press('Enter')
  await keys.reach(getField(page, 'answer/name'))
  await keys.type('Lighthouse Keeper')
  await keys.reach(getField(page, 'answer/summary'))
  await keys.type('Keep the light, and the log.')
  await keys.reach(page.getByRole('textbox', { name: 'Description' }))
  await keys.type('## The work\n\nYou keep the **light** burning.')
  await toNextPart(keys, page, 'Location and pay')
  await keys.reach(getField(page, 'answer/location'))
  await keys.type('Lighthouse Point')
  await keys.reach(getField(page, 'answer/employmentType'))
  await keys.type('Full time')
  await keys.reach(getField(page, 'answer/salary/from'))
  await keys.type('80000')
  await toNextPart(keys, page, 'Dates and visibility')
  await keys.reach(page.getByRole('group', { name: 'Closes' }).getByRole('spinbutton').first())
  await keys.type(`${inTwoWeeks()} 5:00p`)
  await toNextPart(keys, page, 'Questions')
  await keys.reach(page.getByRole('button', { name: 'Add a group' }))
  await keys.press('Enter')
  await page.getByRole('region', { name: 'Group 1' }).waitFor()
  await keys.type('The sea')
  for (const words of questionTexts) {
    await keys.reach(page.getByText('Add a question', { exact: true }))
    await keys.press('Enter')
    await keys.press('Tab')
    await keys.press('Enter')
    await expectFocus(page.locator('[data-question] [name="label"]').last())
    await keys.type(words)
  }
  // Moves the last question to the top with the keys of its grip.
  await keys.reach(page.getByRole('button', { name: 'Move Anything else?', exact: true }), 'Shift+Tab')
  await keys.press('Home')
  await expect.poll(() => listQuestions(page)).toEqual([questionTexts.at(-1), ...questionTexts.slice(0, -1)])
  await waitUntilSaved(page)
  const id = getId(page)
  const parts = page.getByRole('navigation', { name: 'Parts of the vacancy' })
  await keys.reach(parts.getByRole('link', { name: /^Check and publish/ }), 'Shift+Tab')
  await keys.press('Enter')
  await expectFocus(page.getByRole('heading', { level: 2, name: 'Check and publish' }))
  await page.getByText('Visitors do not see this vacancy yet.').waitFor()
  await keys.reach(getPublishButton(page))
  await keys.press('Enter')
  await page.getByText('Visitors see this vacancy and can apply.').waitFor()

  const visitor = await site.visit('harbour', `/applicant/apply/${id}`)
  await waitForHydratedForm(visitor)
  await answerCommonFields(visitor, 'keeper@example.org')
  const group = visitor.getByRole('group', { name: 'The sea' })
  for (const words of questionTexts) await group.getByLabel(words).fill('Yes, very much.')
  await sendApplication(visitor)
  await waitForReceipt(visitor)

  await page.goto(`${site.server.getOrigin('harbour')}${manage}?q=lighthouse+keeper`)
  await page.getByRole('link', { name: '1 application for Lighthouse Keeper' }).waitFor()
})

it('edits of two people are merged, and the second person is asked about the text that both changed', async () => {
  const first = await openNewVacancy(site)
  await getField(first, 'answer/name').fill('Ranger')
  await getField(first, 'answer/name').blur()
  await waitUntilSaved(first)
  const second = await site.visit('harbour', new URL(first.url()).pathname, { sameVisitorAs: first })
  await expect.poll(() => getField(second, 'answer/name').inputValue()).toBe('Ranger')
  await getField(first, 'answer/name').fill('Ranger (North)')
  await getField(first, 'answer/name').blur()
  await waitUntilSaved(first)
  site.problems.expect(/^412: PUT .*\/api\/ownVacancies\//)
  await getField(second, 'answer/summary').fill('Walk the coast.')
  await getField(second, 'answer/summary').blur()
  await second.getByText('Their changes were added, and yours are kept.').waitFor()
  await expect.poll(() => getField(second, 'answer/name').inputValue()).toBe('Ranger (North)')
  await expect.poll(() => getField(second, 'answer/summary').inputValue()).toBe('Walk the coast.')
  await waitUntilSaved(second)
  site.problems.expect(/^412: PUT .*\/api\/ownVacancies\//)
  await getField(first, 'answer/name').fill('Ranger (South)')
  await getField(first, 'answer/name').blur()
  await expect.poll(() => getField(first, 'answer/summary').inputValue()).toBe('Walk the coast.')
  await waitUntilSaved(first)
  site.problems.expect(/^412: PUT .*\/api\/ownVacancies\//)
  await getField(second, 'answer/name').fill('Ranger (West)')
  await getField(second, 'answer/name').blur()
  const question = second.getByRole('dialog', { name: 'Someone else changed this vacancy' })
  await question.getByText(/harbour-admin/).waitFor()
  expect(await question.locator('label').allTextContents()).toEqual([
    'YoursTitle: Ranger (North) → Ranger (West)',
    'TheirsTitle: Ranger (North) → Ranger (South)',
  ])
  expect(await findViolations(second)).toEqual([])
  await second.keyboard.press('Escape')
  await expect.poll(() => getField(second, 'answer/name').inputValue()).toBe('Ranger (West)')
  await second.getByRole('button', { name: 'Decide', exact: true }).click()
  await question.getByRole('radio', { name: /^Theirs/ }).check()
  await question.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => getField(second, 'answer/name').inputValue()).toBe('Ranger (South)')
  await waitUntilSaved(second)
})

it('the preview shows job, form and search result, and its form can be filled in; preview, checks and an empty list fit every width', async () => {
  const page = await openNewVacancy(site)
  await getField(page, 'answer/name').fill('Ranger')
  await getField(page, 'answer/name').blur()
  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  const job = page.frameLocator('[data-page="details"] iframe')
  const frame = page.frameLocator('[data-page="form"] iframe')
  await job.getByRole('heading', { level: 1, name: 'Ranger' }).waitFor()
  await page.getByRole('button', { name: 'Phone, 390 pixels' }).click()
  await job.getByRole('link', { name: 'Apply' }).first().click()
  await frame.locator('[name="firstName"]').fill('Ada')
  await expect
    .poll(() => page.getByRole('button', { name: 'Application form' }).getAttribute('aria-pressed'))
    .toBe('true')
  await frame.getByRole('button', { name: 'Send application' }).click()
  await frame.getByText('The form is missing mandatory fields').first().waitFor()
  await page.getByRole('button', { name: 'Search result' }).click()
  await page
    .getByRole('region', { name: 'Search result preview' })
    .getByText(/^Ranger · /)
    .waitFor()
  await page.getByRole('button', { name: 'The job' }).click()
  await job.getByRole('heading', { level: 1, name: 'Ranger' }).waitFor()
  expect(await frame.locator('[name="firstName"]').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Application form' }).click()
  await frame.locator('[name="firstName"]').waitFor()
  expect(await frame.locator('[name="firstName"]').inputValue()).toBe('Ada')
  expect(await listFaultsAtEveryWidth(page, { fullCheckWidth: 360 })).toEqual([])
  await openEditorPart(page, 'Check and publish')
  await page.getByRole('region', { name: 'Checks' }).getByRole('link').first().waitFor()
  expect(await listFaultsAtEveryWidth(page, { fullCheckWidth: 360 })).toEqual([])
  await page.goto(`${site.server.getOrigin('harbour')}${manage}?q=zzzz`)
  await page.getByRole('heading', { level: 1, name: 'Vacancies' }).waitFor()
  await page.getByText('No matching vacancies').waitFor()
  expect(await listFaultsAtEveryWidth(page, { fullCheckWidth: 360 })).toEqual([])
})

it('a copy is published with a library question, closed, reopened with a reason, restored to an older version, and closed again in the list', async () => {
  const page = await openSignedIn(site, 'harbour', `${manage}?q=ferry`)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page
    .getByRole('button', { name: /^Copy / })
    .first()
    .click()
  await page.getByText(/^This is a copy\. Update the details that differ: Job title/).waitFor()
  await getField(page, 'answer/name').fill('Deckhand on call')
  await page.getByRole('link', { name: /^Questions/ }).click()
  await button('Add a group').click()
  await addQuestion(page)
  const words = page.locator('[data-question] [name="label"]')
  await words.fill('Can you tie knots?')
  await words.blur()
  await button('Save Can you tie knots? to the library').click()
  await page.getByText('Saved to the question library').first().waitFor()
  await button('From the library').click()
  await button('Use Can you tie knots?').click()
  await expect.poll(() => page.getByText('Can you tie knots?').count()).toBeGreaterThan(1)
  await page.getByRole('link', { name: 'Check and publish' }).last().click()
  await button('Publish').click()
  await page.getByText('Visitors see this vacancy and can apply.').waitFor()
  await button('Close').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByText('This vacancy is closed. No one can apply.').waitFor()
  await page.getByLabel(/^Reason for reopening/).fill('Nobody came.')
  await button('Reopen').click()
  await page.getByText('Version 2', { exact: true }).waitFor()
  await expect.poll(() => button('Restore version 2').count()).toBe(0)
  await button('Restore version 1').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click()
  await page.getByText('Draft restored to version 1').first().waitFor()
  await page.goto(`${site.server.getOrigin('harbour')}${manage}?q=on+call`)
  await page.getByRole('checkbox', { name: 'Select Deckhand on call' }).check()
  await button('Close vacancies').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close vacancies' }).click()
  await page.getByText('1 vacancy closed').first().waitFor()
})
