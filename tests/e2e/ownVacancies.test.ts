import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { accessibilityFindings } from './harness/accessibilityFindings'
import { answerPerson, field, received, send } from './harness/buildingSurveyor'
import { findingsAtEveryWidth } from './harness/everyWidth'
import { formAnswers } from './harness/formAnswers'
import { openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()
const manage = '/vacancies/manage'
const saved = (page: Page) => page.locator('.fy-vacancy-editor__saved[data-state="saved"]')
const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** Somebody without a mouse. */
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

async function newVacancy(): Promise<Page> {
  const page = await openSignedIn(site, 'harbour', manage)
  await page.getByRole('button', { name: 'New vacancy' }).first().click()
  await page.getByRole('button', { name: /^An empty vacancy/ }).click()
  await page.getByLabel(/^Title of the job/).waitFor()
  return page
}

it('the keyboard alone posts a vacancy with six questions, for which a visitor then applies', async () => {
  const page = await openSignedIn(site, 'harbour', manage)
  const keys = new Keys(page)
  await keys.reach('.fy-own-vacancies__top .fy-button--primary')
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
    await keys.reach('.fy-questions__add .fy-form__submit')
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
  await formAnswers(visitor)
  await answerPerson(visitor, 'keeper@example.org')
  const group = visitor.getByRole('group', { name: 'The sea' })
  for (const words of asked) await group.getByLabel(words).fill('Yes, very much.')
  await send(visitor)
  await received(visitor)

  await page.goto(`${site.server.origin('harbour')}${manage}?q=lighthouse+keeper`)
  await page.getByRole('link', { name: '1 application for Lighthouse Keeper' }).waitFor()
})

it('what is to be mended is said, leads to its place, and keeps the vacancy from being published', async () => {
  const page = await newVacancy()
  await page.goto(`${page.url().split('?')[0]}?part=questions`)
  await page.getByRole('button', { name: 'Add a group' }).click()
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.locator('[data-question] [name="label"]').fill('How old are you?')
  await page.locator('[data-question] [name="label"]').blur()
  await page
    .getByText(/^This seems to ask how old somebody is/)
    .last()
    .waitFor()
  await page
    .getByRole('link', { name: /^Check and publish/ })
    .first()
    .click()
  const checks = page.getByRole('region', { name: 'Checks' })
  await checks.getByRole('link', { name: 'Go to Title of the job' }).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Visitors do not see this vacancy yet.').waitFor()
  await checks.getByRole('link', { name: 'Go to Question “How old are you?”' }).click()
  await page.locator('[data-question] [name="label"]:focus').waitFor()
  await page
    .getByRole('link', { name: /^Check and publish/ })
    .first()
    .click()
  await checks.getByRole('link', { name: 'Go to Title of the job' }).click()
  await page.locator('[name="answer/name"]:focus').waitFor()
  await page.keyboard.type('Ranger')
  await page
    .getByRole('link', { name: /^Check and publish/ })
    .first()
    .click()
  await checks.getByRole('link', { name: 'Go to Description' }).waitFor()
  await expect.poll(() => checks.getByRole('link', { name: 'Go to Title of the job' }).count()).toBe(0)
})

it('of two who write one vacancy the second is asked about what both changed, and the rest is kept', async () => {
  const one = await newVacancy()
  await field(one, 'answer/name').fill('Ranger')
  await field(one, 'answer/name').blur()
  await saved(one).waitFor()
  const two = await site.visit('harbour', new URL(one.url()).pathname, { sameVisitorAs: one })
  await expect.poll(() => field(two, 'answer/name').inputValue()).toBe('Ranger')
  await field(one, 'answer/name').fill('Ranger (North)')
  await field(one, 'answer/name').blur()
  await saved(one).waitFor()
  site.trouble.expect(/^412: PUT .*\/api\/ownVacancies\//)
  await field(two, 'answer/summary').fill('Walk the coast.')
  await field(two, 'answer/summary').blur()
  await two.getByText('Their changes are here now, and yours are kept.').waitFor()
  await expect.poll(() => field(two, 'answer/name').inputValue()).toBe('Ranger (North)')
  await expect.poll(() => field(two, 'answer/summary').inputValue()).toBe('Walk the coast.')
  await saved(two).waitFor()
  site.trouble.expect(/^412: PUT .*\/api\/ownVacancies\//)
  await field(one, 'answer/name').fill('Ranger (South)')
  await field(one, 'answer/name').blur()
  await expect.poll(() => field(one, 'answer/summary').inputValue()).toBe('Walk the coast.')
  await saved(one).waitFor()
  site.trouble.expect(/^412: PUT .*\/api\/ownVacancies\//)
  await field(two, 'answer/name').fill('Ranger (West)')
  await field(two, 'answer/name').blur()
  const question = two.getByRole('dialog', { name: 'Somebody else has changed this vacancy' })
  await question.getByText(/harbour-admin/).waitFor()
  expect(await question.locator('label').allTextContents()).toEqual([
    'YoursTitle: Ranger (North) → Ranger (West)',
    'TheirsTitle: Ranger (North) → Ranger (South)',
  ])
  expect(await accessibilityFindings(two)).toEqual([])
  await two.keyboard.press('Escape')
  await expect.poll(() => field(two, 'answer/name').inputValue()).toBe('Ranger (West)')
  await two.getByRole('button', { name: 'Decide', exact: true }).click()
  await question.getByRole('radio', { name: /^Theirs/ }).check()
  await question.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => field(two, 'answer/name').inputValue()).toBe('Ranger (South)')
  await saved(two).waitFor()
})

it('the preview shows the job and its form as visitors get them, can be filled in and sends nothing', async () => {
  const page = await newVacancy()
  await field(page, 'answer/name').fill('Ranger')
  await field(page, 'answer/name').blur()
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
    .getByRole('region', { name: 'Among search results' })
    .getByText(/^Ranger · /)
    .waitFor()
  await page.getByRole('button', { name: 'The job' }).click()
  await job.getByRole('heading', { level: 1, name: 'Ranger' }).waitFor()
  expect(await frame.locator('[name="firstName"]').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Application form' }).click()
  await frame.locator('[name="firstName"]').waitFor()
  expect(await frame.locator('[name="firstName"]').inputValue()).toBe('Ada')
})

// accessibleQuestions checks the parts in which a vacancy is written.
it('axe finds nothing in the list, the preview and the checks of a draft at any width, and nothing scrolls sideways', async () => {
  const page = await newVacancy()
  const address = page.url().split('?')[0]
  const states = [
    { at: `${address}?part=publish`, there: '.fy-vacancy-findings' },
    { at: `${address}?part=preview`, there: '[data-page="details"] [data-ready]' },
    { at: `${site.server.origin('harbour')}${manage}`, there: '.fy-own-vacancies__name' },
    { at: `${site.server.origin('harbour')}${manage}?q=zzzz`, there: '.fy-empty' },
  ]
  for (const { at, there } of states) {
    await page.goto(at)
    await page.locator(there).first().waitFor()
    expect([at, await findingsAtEveryWidth(page)]).toEqual([at, []])
  }
})

it('a copy is published with a question of the library, closed, opened again with a reason, and an older version brought back', async () => {
  const page = await openSignedIn(site, 'harbour', `${manage}?q=ferry`)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page
    .getByRole('button', { name: /^Copy / })
    .first()
    .click()
  await page.getByText(/^This is a copy\. Please change what is its own: Title of the job/).waitFor()
  await field(page, 'answer/name').fill('Deckhand on call')
  await page.getByRole('link', { name: /^Questions/ }).click()
  await button('Add a group').click()
  await page.getByRole('button', { name: 'Add a question' }).last().click()
  const words = page.locator('[data-question] [name="label"]')
  await words.fill('Can you tie knots?')
  await words.blur()
  await button('Keep Can you tie knots? in the library').click()
  await page.getByText('Kept in the question library').first().waitFor()
  await button('From the library').click()
  await button('Use Can you tie knots?').click()
  await expect.poll(() => page.getByText('Can you tie knots?').count()).toBeGreaterThan(1)
  await page.getByRole('link', { name: 'Check and publish' }).last().click()
  await button('Publish').click()
  await page.getByText('Visitors see this vacancy and can apply.').waitFor()
  await button('Close').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByText('This vacancy is closed: nobody can apply.').waitFor()
  await page.getByLabel(/^Why it opens again/).fill('Nobody came.')
  await button('Open it again').click()
  await button('Bring back version 2').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await button('Bring back version 1').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back', exact: true }).click()
  await page.getByText('The draft is version 1 now').first().waitFor()
  await page.goto(`${site.server.origin('harbour')}${manage}?q=on+call`)
  await page.getByRole('checkbox', { name: 'Select Deckhand on call' }).check()
  await button('Close them').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close them' }).click()
  await page.getByText('1 vacancy is closed').first().waitFor()
})
