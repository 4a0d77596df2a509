import { expect, it } from 'vitest'
import { getField } from './harness/buildingSurveyor'
import { findViolations } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import {
  addQuestion,
  getDescriptionField,
  getQuestionButton,
  getVacancyId,
  openEditorPart,
  openNewVacancy,
} from './harness/vacancyEditor'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()
const questions = [
  { kind: 'Text', words: 'Which coast do you know?' },
  { kind: 'Long text', words: 'Why this light?' },
  { kind: 'One of a few', words: 'Can you swim?', isRequired: true },
  { kind: 'List', words: 'Which shift?', options: 'Dusk\nNight\nDawn' },
  { kind: 'Number', words: 'How many years at sea?' },
  { kind: 'Date', words: 'When could you start?', isRequired: true },
]

it('six questions of six kinds are created with their less common properties collapsed, and shown to a visitor', async () => {
  const page = await openNewVacancy(site)
  await getField(page, 'answer/name').fill('Lighthouse Keeper')
  await getDescriptionField(page).fill('Keep the light burning.')
  await openEditorPart(page, 'Questions')
  await page.getByRole('button', { name: 'Add a group' }).click()
  const openQuestion = page.locator('div[data-question]')
  for (const { kind, words, options, isRequired } of questions) {
    await addQuestion(page, kind)
    await openQuestion.locator('[name="label"]:focus').waitFor()
    await page.keyboard.insertText(words)
    if (options) await openQuestion.locator('[name="options"]').fill(options)
    if (isRequired) await openQuestion.locator('[name="required"]').check()
    await page
      .getByRole('region', { name: `Preview of ${words}` })
      .getByText(words)
      .waitFor()
    expect(await openQuestion.locator('[name="notes"]').isVisible()).toBe(false)
  }
  const preview = page.getByRole('region', { name: 'Preview of When could you start?' })
  await expect.poll(() => preview.getByText('Optional').count()).toBe(0)
  // Edits in the expanded section and in the fields above it are both kept.
  await page.getByText('More: help, limits, conditions').click()
  await openQuestion.locator('[name="notes"]').fill('The first of a month.')
  await openQuestion.locator('[name="label"]').fill('From when could you keep it?')
  await openQuestion.locator('[name="label"]').blur()
  await getQuestionButton(page, 'From when could you keep it').waitFor()
  expect(await findViolations(page)).toEqual([])
  await openEditorPart(page, 'Check and publish')
  await expect.poll(() => page.getByText(/before publishing/).count()).toBe(0)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Visitors see this vacancy and can apply.').waitFor()

  const visitor = await site.visit('harbour', `/applicant/apply/${getVacancyId(page)}`)
  await waitForHydratedForm(visitor)
  for (const { words } of questions.slice(0, 5)) await visitor.getByText(words).first().waitFor()
  await visitor.getByText('From when could you keep it?').first().waitFor()
  await visitor.getByText('The first of a month.').first().waitFor()
  const swim = visitor.getByRole('radiogroup', { name: /^Can you swim\?/ })
  await swim.getByRole('radio', { name: 'Yes' }).waitFor()
})
