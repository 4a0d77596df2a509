import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  answerForm,
  getField,
  getFormUrl,
  openForm,
  resume,
  sendApplication,
  waitForReceipt,
} from './harness/buildingSurveyor'
import { expectNoFaultsAtEveryWidth } from './harness/everyWidth'
import { fillDateTime } from './harness/fillDateTime'
import { findViolations } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { changeSettings } from './harness/siteApi'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()

const pressContinue = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const isFocused = (page: Page, name: string) =>
  heading(page, name).evaluate((element) => element === document.activeElement)
const expectHeadingFocus = async (page: Page, name: string) => {
  await heading(page, name).waitFor()
  await expect.poll(() => isFocused(page, name)).toBe(true)
}
const checkTitle = 'Check your answers before sending'

describe('a form in steps:', () => {
  beforeAll(() => changeSettings(site, { canApplyInSteps: true, canCheckAnswers: false }))

  it('[JD-06] shows one step at a time with its own errors and address, keeps step and answers on Back and reload, and is one page without scripts', async () => {
    const page = await openForm(site)
    await page.getByText('Step 1 of').waitFor()
    expect(await page.evaluate(() => window.scrollY), 'the page opens at its top').toBe(0)
    await expect.poll(() => page.getByRole('button', { name: 'Send application' }).count()).toBe(0)
    await expect.poll(() => heading(page, 'Documents').isVisible()).toBe(false)
    await pressContinue(page)
    const summary = page.getByRole('region', { name: 'The form is missing mandatory fields' })
    await summary.waitFor()
    await expect.poll(() => summary.getByRole('link').allTextContents()).not.toContain('Resume')
    expect(new URL(page.url()).hash).toBe('')
    await getField(page, 'firstName').fill('Ada')
    await getField(page, 'surname').fill('Byron-Surveyor')
    await getField(page, 'email').fill('steps@example.org')
    await getField(page, 'mobile').fill('0400 111 222')
    await pressContinue(page)
    await page.waitForURL(/#\w/)
    const second = new URL(page.url()).hash
    await page.getByText('Step 2 of').waitFor()
    await expect.poll(() => summary.count()).toBe(0)
    await expect.poll(() => page.locator('[aria-current="step"]').count()).toBe(1)
    await page.goBack()
    await expectHeadingFocus(page, 'About you')
    await expect.poll(() => getField(page, 'firstName').inputValue()).toBe('Ada')
    await page.goForward()
    await expect.poll(() => new URL(page.url()).hash).toBe(second)
    await page.reload()
    await waitForHydratedForm(page)
    await page.getByText('Step 2 of').waitFor()
    await page
      .getByRole('navigation', { name: 'Parts of this form' })
      .getByRole('link', { name: 'About you' })
      .click()
    await expectHeadingFocus(page, 'About you')
    await expect.poll(() => getField(page, 'firstName').inputValue()).toBe('Ada')

    const plain = await site.visit('harbour', await getFormUrl(site), { hasScripts: false })
    await heading(plain, 'Documents').waitFor()
    await plain.getByRole('button', { name: 'Send application' }).waitFor()
    await expect.poll(() => plain.getByText('Step 1 of').count()).toBe(0)
  })

  it('[JD-09] [FB-07] on a phone the review leads to a missing answer, and after all steps the answers are reviewed, changed and sent', async () => {
    const page = await site.visit('harbour', `${await getFormUrl(site)}#check`, { width: 360 })
    await waitForHydratedForm(page)
    await sendApplication(page)
    const summary = page.getByRole('region', { name: 'The form is missing mandatory fields' })
    await summary.getByRole('link', { name: 'Email' }).click()
    await expect.poll(() => getField(page, 'email').evaluate((e) => e === document.activeElement)).toBe(true)
    await expectNoFaultsAtEveryWidth(page)
    // The fragment of the current address opens the review, so the form is opened again without it.
    await page.goto(new URL(await getFormUrl(site), page.url()).href)
    await page.reload()
    await waitForHydratedForm(page)
    await page.getByText('Step 1 of').waitFor()
    await answerSteps(page, `steps-end@example.org`)
    await expectHeadingFocus(page, checkTitle)
    await expectNoFaultsAtEveryWidth(page)
    await page.getByRole('definition').getByText('ada-byron.pdf').waitFor()
    await page.getByRole('link', { name: 'Change First Name' }).click()
    await expect
      .poll(() => getField(page, 'firstName').evaluate((e) => e === document.activeElement))
      .toBe(true)
    await getField(page, 'firstName').fill('Augusta')
    await pressContinue(page)
    const link = page.getByRole('link', { name: 'Change First Name' })
    await expect.poll(() => link.evaluate((e) => e === document.activeElement)).toBe(true)
    await page.getByRole('definition').getByText('Augusta').waitFor()
    await page.getByRole('button', { name: 'Preview as the employer' }).click()
    const dialog = page.getByRole('dialog', { name: 'What the employer will see' })
    await dialog.getByRole('heading', { name: 'Augusta Byron-Surveyor' }).waitFor()
    await dialog
      .getByRole('button', { name: /ada-byron\.pdf/ })
      .first()
      .waitFor()
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Back to the form' }).click()
    await sendApplication(page)
    await waitForReceipt(page)
  })
})

/** Answers the steps one after the other until the review, whichever step has which field. */
async function answerSteps(page: Page, email: string): Promise<void> {
  const form = page.locator('form[method="post"]')
  for (;;) {
    const step = await form.getByText(/^Step \d+ of/).textContent()
    await answerVisibleFields(page, email)
    await pressContinue(page)
    const title = form.getByRole('heading', { name: checkTitle })
    await expect
      .poll(() =>
        form
          .getByText(/^Step \d+ of/)
          .or(title)
          .textContent(),
      )
      .not.toBe(step)
    if ((await title.count()) > 0) return
  }
}

async function answerVisibleFields(page: Page, email: string): Promise<void> {
  const form = page.locator('form[method="post"]')
  const person: Record<string, string> = {
    firstName: 'Ada',
    surname: 'Byron-Surveyor',
    email,
    mobile: '0400 111 222',
  }
  for (const [name, value] of Object.entries(person))
    if (await getField(page, name).isVisible()) await getField(page, name).fill(value)
  if (await form.getByRole('button', { name: /resume/i }).isVisible())
    await getField(page, 'resume').setInputFiles(resume)
  for (const licence of ['Class C driver licence', 'Building surveyor registration (NSW)']) {
    const group = page.getByRole('radiogroup', { name: licence })
    if (await group.isVisible()) await group.getByRole('radio', { name: 'Yes' }).check()
  }
  const expiry = page.getByRole('group', { name: 'When does your registration expire?' })
  if (await expiry.isVisible()) await fillDateTime(expiry, '30/06/2031')
}

describe('a form on one page:', () => {
  it('[JD-06] a finished section collapses to one line, and the answers are reviewed before they are sent', async () => {
    await changeSettings(site, { canApplyInSteps: false, canCheckAnswers: true })
    const page = await openForm(site)
    await answerForm(page, 'folds@example.org')
    const fold = page.getByRole('button', { name: 'Done', exact: true }).first()
    await fold.click()
    await expect.poll(() => getField(page, 'firstName').isVisible()).toBe(false)
    await page.getByText(/Ada · Byron-Surveyor/).waitFor()
    expect(await findViolations(page)).toEqual([])
    await pressContinue(page)
    await expectHeadingFocus(page, checkTitle)
    expect(new URL(page.url()).hash).toBe('#check')
    await page.getByRole('link', { name: 'Change First Name' }).click()
    await expect
      .poll(() => getField(page, 'firstName').evaluate((e) => e === document.activeElement))
      .toBe(true)
    await pressContinue(page)
    await expect.poll(() => new URL(page.url()).hash).toBe('#check')
    await sendApplication(page)
    await waitForReceipt(page)
  })
})
