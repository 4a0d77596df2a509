import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findViolations } from './harness/findViolations'
import { answerCommonFields, getField, waitForReceipt, sendApplication } from './harness/buildingSurveyor'
import { listFaultsAtEveryWidth } from './harness/everyWidth'
import { waitForHydratedForm } from './harness/waitForHydratedForm'
import { openSignedIn } from './harness/signIn'
import { setUpSite } from './harness/setUpSite'
import { addQuestion, openNewVacancy } from './harness/vacancyEditor'

const site = setUpSite()
const manage = '/vacancies/manage'
const saved = (page: Page) => page.locator('.fy-vacancy-editor__saved[data-state="saved"]')
const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** Operates the page by keyboard only. */
class Keys {
  constructor(private readonly page: Page) {}

  async press(key: string, times = 1): Promise<void> {
    for (let at = 0; at < times; at += 1) await this.page.keyboard.press(key)
  }

  async write(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  /** Presses Tab until what has the focus matches. */
  async reach(selector: string, key = 'Tab'): Promise<void> {
    await this.page.locator(selector).first().waitFor()
    for (let presses = 0; presses < 80; presses += 1) {
      if (await this.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
      await this.press(key)
    }
    const here = await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
    throw new Error(`80 presses of ${key} did not reach ${selector}, but ${here}`)
  }

  /** To the next part, by the link at the end of this one; its heading has the focus then. */
  async next(part: string): Promise<void> {
    await this.reach('.fy-vacancy-editor__next')
    await this.press('Enter')
    await this.page.locator(`[data-part="${part}"] .fy-vacancy-editor__title:focus`).waitFor()
  }
}

const inTwoWeeks = () => {
  const day = new Date(Date.now() + 14 * 86_400_000)
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${two(day.getDate())}/${two(day.getMonth() + 1)}/${day.getFullYear()}`
}

const asked = ['Can you swim?', 'Why here?', 'Since when?', 'How far?', 'Which coast?', 'Anything else?']

it('a vacancy with six questions is published by keyboard alone, and a visitor applies for it', async () => {
  const page = await openSignedIn(site, 'harbour', manage)
  const keys = new Keys(page)
  await keys.reach('.fy-page-header .fy-button--primary')
  await keys.press('Enter')
  await page.getByRole('dialog').waitFor()
  await keys.press('Enter')
  await keys.reach('[name="answer/name"]')
  await keys.write('Lighthouse Keeper')
  await keys.reach('[name="answer/summary"]')
  await keys.write('Keep the light, and the log.')
  await keys.reach('.fy-markup__text')
  await keys.write('## The work\n\nYou keep the **light** burning.')
  await keys.next('place')
  await keys.reach('[name="answer/location"]')
  await keys.write('Lighthouse Point')
  await keys.reach('[name="answer/employmentType"]')
  await keys.write('Full time')
  await keys.reach('[name="answer/salary/from"]')
  await keys.write('80000')
  await keys.next('dates')
  await keys.reach('[id*="closesAt"] .fy-segment[tabindex="0"], [id*="closesAt"] .fy-segment')
  await keys.write(`${inTwoWeeks()} 5:00p`)
  await keys.next('questions')
  await keys.reach('.fy-questions__more .fy-button')
  await keys.press('Enter')
  await page.locator('.fy-questions__group').waitFor()
  await keys.write('The sea')
  for (const words of asked) {
    await keys.reach('.fy-add-question summary')
    await keys.press('Enter')
    await keys.press('Tab')
    await keys.press('Enter')
    await page.locator('[data-question] [name="label"]:focus').waitFor()
    await keys.write(words)
  }
  // The last one is put first, by the grip's own keys.
  await keys.reach('[aria-label="Move Anything else?"]', 'Shift+Tab')
  await keys.press('Home')
  await expect
    .poll(() => page.locator('.fy-movable__label').allTextContents())
    .toEqual([asked.at(-1), ...asked.slice(0, -1)])
  await saved(page).waitFor()
  const id = idOf(page)
  for (const part of ['lists', 'documents', 'preview', 'publish']) await keys.next(part)
  await page.getByText('Visitors do not see this vacancy yet.').waitFor()
  await keys.reach('.fy-vacancy-publish__form .fy-form__submit')
  await keys.press('Enter')
  await page.getByText('Visitors see this vacancy and can apply.').waitFor()

  const visitor = await site.visit('harbour', `/applicant/apply/${id}`)
  await waitForHydratedForm(visitor)
  await answerCommonFields(visitor, 'keeper@example.org')
  const group = visitor.getByRole('group', { name: 'The sea' })
  for (const words of asked) await group.getByLabel(words).fill('Yes, very much.')
  await sendApplication(visitor)
  await waitForReceipt(visitor)

  await page.goto(`${site.server.getOrigin('harbour')}${manage}?q=lighthouse+keeper`)
  await page.getByRole('link', { name: '1 application for Lighthouse Keeper' }).waitFor()
})

it('edits of two people are merged, and the second is asked about the text that both changed', async () => {
  const one = await openNewVacancy(site)
  await getField(one, 'answer/name').fill('Ranger')
  await getField(one, 'answer/name').blur()
  await saved(one).waitFor()
  const two = await site.visit('harbour', new URL(one.url()).pathname, { sameVisitorAs: one })
  await expect.poll(() => getField(two, 'answer/name').inputValue()).toBe('Ranger')
  await getField(one, 'answer/name').fill('Ranger (North)')
  await getField(one, 'answer/name').blur()
  await saved(one).waitFor()
  site.problems.expect(/^412: PUT .*\/api\/ownVacancies\//)
  await getField(two, 'answer/summary').fill('Walk the coast.')
  await getField(two, 'answer/summary').blur()
  await two.getByText('Their changes were added, and yours are kept.').waitFor()
  await expect.poll(() => getField(two, 'answer/name').inputValue()).toBe('Ranger (North)')
  await expect.poll(() => getField(two, 'answer/summary').inputValue()).toBe('Walk the coast.')
  await saved(two).waitFor()
  site.problems.expect(/^412: PUT .*\/api\/ownVacancies\//)
  await getField(one, 'answer/name').fill('Ranger (South)')
  await getField(one, 'answer/name').blur()
  await expect.poll(() => getField(one, 'answer/summary').inputValue()).toBe('Walk the coast.')
  await saved(one).waitFor()
  site.problems.expect(/^412: PUT .*\/api\/ownVacancies\//)
  await getField(two, 'answer/name').fill('Ranger (West)')
  await getField(two, 'answer/name').blur()
  const question = two.getByRole('dialog', { name: 'Someone else changed this vacancy' })
  await question.getByText(/harbour-admin/).waitFor()
  expect(await question.locator('label').allTextContents()).toEqual([
    'YoursTitle: Ranger (North) → Ranger (West)',
    'TheirsTitle: Ranger (North) → Ranger (South)',
  ])
  expect(await findViolations(two)).toEqual([])
  await two.keyboard.press('Escape')
  await expect.poll(() => getField(two, 'answer/name').inputValue()).toBe('Ranger (West)')
  await two.getByRole('button', { name: 'Decide', exact: true }).click()
  await question.getByRole('radio', { name: /^Theirs/ }).check()
  await question.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => getField(two, 'answer/name').inputValue()).toBe('Ranger (South)')
  await saved(two).waitFor()
})

it('the preview shows job, form and search result, can be filled in, sends nothing and fits every width', async () => {
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
  await page.goto(`${page.url().split('?')[0]}?part=publish`)
  await page.getByRole('region', { name: 'Checks' }).getByRole('link').first().waitFor()
  expect(await listFaultsAtEveryWidth(page, { fullCheckWidth: 360 })).toEqual([])
  await page.goto(`${site.server.getOrigin('harbour')}${manage}?q=zzzz`)
  await page.getByRole('heading', { level: 1, name: 'Vacancies' }).waitFor()
  await page.locator('.fy-empty').waitFor()
  expect(await listFaultsAtEveryWidth(page, { fullCheckWidth: 360 })).toEqual([])
})

it('a copy is published with a library question, closed, reopened with a reason, and restored to an older version', async () => {
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
  await button('Restore version 2').waitFor()
  expect(await findViolations(page)).toEqual([])
  await button('Restore version 1').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click()
  await page.getByText('Draft restored to version 1').first().waitFor()
  await page.goto(`${site.server.getOrigin('harbour')}${manage}?q=on+call`)
  await page.getByRole('checkbox', { name: 'Select Deckhand on call' }).check()
  await button('Close vacancies').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close vacancies' }).click()
  await page.getByText('1 vacancy closed').first().waitFor()
})
