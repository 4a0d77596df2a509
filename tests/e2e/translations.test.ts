import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { getField, getFormUrl } from './harness/buildingSurveyor'
import { expectNoFaultsAtEveryWidth } from './harness/everyWidth'
import { findViolations, getHorizontalOverflow } from './harness/findViolations'
import { openFormFields } from './harness/openFormFields'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import { changeSettings } from './harness/siteApi'
import { addQuestion, getDescriptionField, openEditorPart, waitUntilSaved } from './harness/vacancyEditor'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()

beforeAll(() => changeSettings(site, { languages: ['de', 'fr', 'ar'], canCheckAnswers: true }))

async function expectNoFaults(page: Page, name: string): Promise<void> {
  await expect.poll(() => getHorizontalOverflow(page), { message: name }).toBe(0)
  expect(await findViolations(page), name).toEqual([])
}

const questionLabel = 'How did you hear about this job?'

/** Translates the label and the first option of a custom field through the list of missing translations. */
async function translateField(page: Page, name: string, nativeName: string): Promise<void> {
  await page.getByText(`6 texts are missing in ${name}`).click()
  await page
    .locator('details[open]')
    .getByRole('button', { name: `${questionLabel}: Label` })
    .click()
  const translationGroup = page.getByRole('group', { name: `${name} (${nativeName})` })
  const label = translationGroup.getByRole('textbox', { name: 'Label', exact: true })
  await expect.poll(() => label.evaluate((input) => input === document.activeElement)).toBe(true)
  await label.fill(`${questionLabel} (${name})`)
  await translationGroup.getByRole('textbox', { name: 'Option “Our website”' }).fill(`Website (${name})`)
  await expectNoFaults(page, 'own-field')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByText(/form fields is live/)
    .first()
    .waitFor()
  await page.getByText(`Label in ${name}`).first().waitFor()
}

/** Expects that the form shows the translations with and without scripts, and marks text in another language. */
async function expectTranslatedForm(): Promise<void> {
  const address = await getFormUrl(site)
  const getLabel = (page: Page, name: string) =>
    page.locator('label', { hasText: `${questionLabel} (${name})` }).first()
  const visitor = await site.visit('harbour', `/de${address}`)
  await waitForHydratedForm(visitor)
  await getLabel(visitor, 'German').waitFor()
  expect(await getLabel(visitor, 'German').locator('[lang="en"]').count()).toBe(0)
  await expectNoFaults(visitor, 'form-German')

  const withoutScripts = await site.visit('harbour', `/ar${address}`, { width: 360, hasScripts: false })
  await getLabel(withoutScripts, 'Arabic').waitFor()
  expect(await getLabel(withoutScripts, 'Arabic').locator('[lang="en"]').count()).toBe(0)
  const options = getField(withoutScripts, 'custom-100').locator('option')
  await expect.poll(() => options.nth(1).textContent()).toBe('Website (Arabic)')
  expect(await options.nth(1).getAttribute('lang')).toBeNull()
  expect(await options.nth(2).getAttribute('lang')).toBe('en')
  expect(await options.nth(1).getAttribute('value')).toBe('Our website')

  await visitor.setViewportSize({ width: 360, height: 780 })
  await visitor.goto(`${site.server.getOrigin('harbour')}/ar${address}`)
  await waitForHydratedForm(visitor)
  await getLabel(visitor, 'Arabic').waitFor()
  await expectNoFaults(visitor, 'form-Arabic')
  await visitor.goto(`${site.server.getOrigin('harbour')}/fr${address}`)
  await waitForHydratedForm(visitor)
  await visitor.locator('label [lang="en"]', { hasText: questionLabel }).waitFor()
}

it('a custom field is translated through the list of missing texts, and shown in the form with and without scripts', async () => {
  const page = await openFormFields(site, 'harbour')
  await translateField(page, 'German', 'Deutsch')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.reload()
  await translateField(page, 'Arabic', 'العربية')
  await expectTranslatedForm()
})

describe('a vacancy', () => {
  it('is translated in its editor, and shown in that language from the list to the form', async () => {
    const englishTitle = 'Lighthouse Keeper'
    const page = await openSignedIn(site, 'harbour', '/vacancies/manage', 360)
    await page.getByRole('button', { name: 'New vacancy' }).first().click()
    await page.getByRole('button', { name: /^Blank vacancy/ }).click()
    await page.getByLabel(/^Job title/).fill(englishTitle)
    await page.locator('[name="answer/summary"]').fill('Keep the light, and the log.')
    await getDescriptionField(page).fill('You keep the light burning. '.repeat(8))
    await page.getByText('Missing: German, French, Arabic').click()
    const translationGroup = page.getByRole('group', { name: 'German (Deutsch)' })
    await translationGroup.getByRole('textbox', { name: 'Job title' }).fill('Leuchtturmwärter')
    await translationGroup
      .getByRole('textbox', { name: 'Description' })
      .fill('Sie lassen das **Feuer** brennen.')
    await expectNoFaultsAtEveryWidth(page, { fullCheckWidth: 360 })
    await openEditorPart(page, 'Location and pay')
    await page.locator('[name="answer/location"]').fill('Lighthouse Point')
    await page.locator('[name="answer/employmentType"]').fill('Full time')
    await openEditorPart(page, 'Questions')
    await page.getByRole('button', { name: 'Add a group' }).click()
    await page.getByRole('textbox', { name: /^Group heading/ }).fill('The sea')
    await addQuestion(page)
    await page.getByRole('textbox', { name: /^Question/ }).fill('Can you swim?')
    await waitUntilSaved(page)
    await openEditorPart(page, 'Check and publish')
    await page.getByText(/texts are missing in German/).click()
    await page.locator('details[open]').getByRole('button', { name: 'Can you swim?: Question' }).click()
    const question = page
      .getByRole('group', { name: 'German (Deutsch)' })
      .getByRole('textbox', { name: 'Question', exact: true })
    await expect.poll(() => question.evaluate((input) => input === document.activeElement)).toBe(true)
    await question.fill('Können Sie schwimmen?')
    await page.keyboard.press('Tab')
    await openEditorPart(page, 'Check and publish')
    const missingGermanTexts = page.getByRole('listitem').filter({ hasText: 'missing in German' })
    await missingGermanTexts.first().waitFor()
    await expect.poll(() => missingGermanTexts.getByText('Can you swim?: Question').count()).toBe(0)
    await expectNoFaultsAtEveryWidth(page, { fullCheckWidth: 360 })
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Visitors see this vacancy and can apply.').waitFor()

    const visitor = await site.visit('harbour', '/de?keywords=Leuchtturm', { width: 360 })
    const link = visitor.getByRole('link', { name: 'Leuchtturmwärter' }).first()
    await link.waitFor()
    expect(await link.getAttribute('lang')).toBeNull()
    const href = (await link.getAttribute('href')) ?? ''
    await visitor.goto(`${site.server.getOrigin('harbour')}${href}`)
    const title = visitor.getByRole('heading', { level: 1, name: 'Leuchtturmwärter' })
    await title.waitFor()
    expect(await title.getAttribute('lang')).toBeNull()
    await visitor.getByRole('main').locator('[lang="en"]', { hasText: 'Keep the light' }).first().waitFor()
    await visitor.getByText('Feuer', { exact: true }).waitFor()
    await expectNoFaultsAtEveryWidth(visitor, { fullCheckWidth: 360 })
    await visitor.goto(
      `${site.server.getOrigin('harbour')}${href.replace('/job/details/', '/applicant/apply/')}`,
    )
    await waitForHydratedForm(visitor)
    await visitor.getByLabel('Können Sie schwimmen?').waitFor()
    await visitor.locator(':is(h2, h3)[lang="en"]', { hasText: 'The sea' }).waitFor()
    await expectNoFaultsAtEveryWidth(visitor, { fullCheckWidth: 360 })
  })
})
