import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { AuthoredQuestionGroup, AuthoredVacancy } from '../../src/schemas/authoring/authoredVacancy'
import { createAuthoredVacancy } from '../fixtures/authoredVacancy'
import { getField } from './harness/buildingSurveyor'
import { expectNoFaultsAtEveryWidth as expectFit } from './harness/everyWidth'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import { changeSettings, createSiteApi } from './harness/siteApi'
import { getQuestionButton, openEditorPart, waitUntilSaved } from './harness/vacancyEditor'

const site = setUpSite()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** Runs all rules at the visitor's width only: enough for a state that differs little from another checked one. */
const expectChangeFits = (page: Page) =>
  expectFit(page, { fullCheckWidth: page.viewportSize()?.width ?? 1280 })
const longText = 'Have you, in the last five years, had charge of a vessel of more than five hundred tons?'
const questionContent = { text: longText, controlType: 'txt', isRequired: true }
const group: Omit<AuthoredQuestionGroup, 'id'> = {
  ...{ name: 'Ships that you know well enough to be asked about them', repeats: { min: 1 } },
  questions: [
    { ...questionContent, id: 'q-long' },
    {
      ...{ id: 'q-when', text: 'When?', controlType: 'dte', isRequired: false },
      visibleWhen: { field: 'q-long', isFilled: true },
    },
  ],
}

/** Creates a library question, a library group and a vacancy that uses them. */
async function createLibraryAndVacancy(code: string) {
  const callApi = await createSiteApi(site, 'harbour')
  const savedQuestion = await callApi<{ id: string }>('POST', '/api/questionLibrary', {
    name: 'Charge',
    question: questionContent,
  })
  const savedGroup = await callApi<{ id: string }>('POST', '/api/questionLibrary/groups', {
    name: 'Ships',
    group,
  })
  const { id } = await callApi<AuthoredVacancy>('POST', '/api/ownVacancies', {})
  const screeningQuestions: AuthoredQuestionGroup[] = [
    { ...group, id: 'g-ships', libraryId: savedGroup.id },
    {
      id: 'g-one',
      name: 'Once',
      questions: [{ ...questionContent, id: 'q-one', libraryId: savedQuestion.id }],
    },
  ]
  const content = createAuthoredVacancy({ code, name: `Master of a ferry ${code}`, screeningQuestions })
  const { revision } = await callApi<AuthoredVacancy>('PUT', `/api/ownVacancies/${id}`, { content })
  return { callApi, id, revision, content }
}

describe('at every width axe finds nothing and nothing scrolls sideways', () => {
  it('on the question library: empty, filled, without results, and each dialog, where a question is changed together with the draft that uses it, and deleted', async () => {
    const page = await openSignedIn(site, 'harbour', '/vacancies/questions', 360)
    await page.getByText('No saved questions').waitFor()
    await expectChangeFits(page)
    const { callApi, id } = await createLibraryAndVacancy('LIB')
    await page.reload()
    await page.getByText('1 group, 1 question', { exact: true }).waitFor()
    await page.getByText('Show questions').click()
    await expectFit(page)
    await page.getByRole('searchbox').fill('no such words')
    await page.getByText('No matching questions').waitFor()
    await expectChangeFits(page)
    await page.getByRole('searchbox').fill('CHARGE OF')
    await page.getByText('1 group, 1 question', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Master of a ferry LIB' }).first().waitFor()
    await page.getByRole('searchbox').fill('')
    await button(page, 'Rename Ships').click()
    await page.getByRole('dialog', { name: 'Rename Ships' }).waitFor()
    await expectFit(page)
    await page.keyboard.press('Escape')
    await button(page, 'Change Charge').click()
    const change = page.getByRole('dialog', { name: 'Change Charge' })
    await change.getByText('Updates 1 draft vacancy.').waitFor()
    await expectFit(page)
    await change.locator('[name="label"]').fill('How large a ship have you had charge of?')
    await change.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Question updated').first().waitFor()
    const { content } = await callApi<AuthoredVacancy>('GET', `/api/ownVacancies/${id}`)
    expect(content.screeningQuestions[1]?.questions[0]?.text).toBe('How large a ship have you had charge of?')
    for (const [name, title] of [
      ['Ships', 'Delete this group?'],
      ['How large a ship have you had charge of?', 'Delete this question?'],
    ] as const) {
      await button(page, `Delete ${name}`).click()
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.getByRole('listitem').getByText('Master of a ferry LIB').waitFor()
      await expectFit(page)
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await button(page, `Delete ${name}`).waitFor({ state: 'detached' })
    }
  })

  it('in the vacancy editor: each part with expanded sections, the library dialog, and the published versions', async () => {
    const { callApi, id, revision, content } = await createLibraryAndVacancy('EDIT')
    await changeSettings(site, { languages: ['de', 'ar'] })
    await callApi('POST', `/api/ownVacancies/${id}/publications`, { revision })
    const next = { ...content, summary: '', requirements: [] }
    const changedDraft = await callApi<AuthoredVacancy>('PUT', `/api/ownVacancies/${id}`, { content: next })
    await callApi('POST', `/api/ownVacancies/${id}/publications`, { revision: changedDraft.revision })
    const page = await openSignedIn(site, 'harbour', `/vacancies/manage/${id}`)
    await getField(page, 'answer/name').waitFor()
    for (const part of ['The job', 'Location and pay', 'Dates and visibility', 'Requirements', 'Documents']) {
      await openEditorPart(page, part)
      await page.getByRole('heading', { level: 2, name: part }).waitFor()
      await openFolds(page)
      await expectChangeFits(page)
    }
    await openEditorPart(page, 'Questions')
    await button(page, 'Save the group Once to the library').waitFor()
    await getQuestionButton(page, 'Have you').first().click()
    await page.locator('[data-question="q-long"] [name="label"]').waitFor()
    await openFolds(page)
    await expectFit(page)
    await getQuestionButton(page, 'When').first().click()
    await page.locator('[data-question="q-when"] [name="label"]').waitFor()
    await openFolds(page)
    await expectChangeFits(page)
    await button(page, 'From the library').click()
    await page.getByText('Already added').first().waitFor()
    await expectFit(page)
    await page.keyboard.press('Escape')
    await waitUntilSaved(page)
    await openEditorPart(page, 'Check and publish')
    await button(page, 'Restore version 1').waitFor()
    await openFolds(page)
    await expectFit(page)
    for (const name of ['Withdraw', 'Close']) {
      await button(page, name).click()
      await page.getByRole('dialog').waitFor()
      await expectFit(page)
      await page.keyboard.press('Escape')
    }
    expect(await page.locator('details:not([open])').count()).toBe(0)
    for (const { id: questionId } of await callApi<{ id: string }[]>('GET', '/api/questionLibrary')) {
      await callApi('DELETE', `/api/questionLibrary/${questionId}`)
    }
    for (const { id: groupId } of await callApi<{ id: string }[]>('GET', '/api/questionLibrary/groups')) {
      await callApi('DELETE', `/api/questionLibrary/groups/${groupId}`)
    }
  })
})

/** Expands every collapsed section of the current part. */
async function openFolds(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '')
  })
}
