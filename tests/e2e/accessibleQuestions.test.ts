import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { AuthoredQuestionGroup, AuthoredVacancy } from '../../src/schemas/authoring/authoredVacancy'
import type { UserSettings } from '../../src/schemas/settings/userSettings'
import { ownVacancy } from '../fixtures/authoredVacancy'
import { getField } from './harness/buildingSurveyor'
import { expectNoFaultsAtEveryWidth as expectFit } from './harness/everyWidth'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import {
  createAdministratorApi,
  getQuestionButton,
  openEditorPart,
  waitUntilSaved,
} from './harness/vacancyEditor'

const site = setUpSite()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** A further state of a page that was checked at every width: all rules run at one width. */
const expectChangeFits = (page: Page) =>
  expectFit(page, { fullCheckWidth: page.viewportSize()?.width ?? 1280 })
const long = 'Have you, in the last five years, had charge of a vessel of more than five hundred tons?'
const asked = { text: long, controlType: 'txt', isRequired: true }
const group: Omit<AuthoredQuestionGroup, 'id'> = {
  ...{ name: 'Ships that you know well enough to be asked about them', repeats: { min: 1 } },
  questions: [
    { ...asked, id: 'q-long' },
    {
      ...{ id: 'q-when', text: 'When?', controlType: 'dte', isRequired: false },
      visibleWhen: { field: 'q-long', isFilled: true },
    },
  ],
}

/** Creates a library question, a library group and a vacancy that uses them. */
async function begin(page: Page, code: string) {
  const ask = await createAdministratorApi(page)
  const single = await ask<{ id: string }>('POST', '/api/questionLibrary', {
    name: 'Charge',
    question: asked,
  })
  const kept = await ask<{ id: string }>('POST', '/api/questionLibrary/groups', { name: 'Ships', group })
  const { id } = await ask<AuthoredVacancy>('POST', '/api/ownVacancies', {})
  const screeningQuestions: AuthoredQuestionGroup[] = [
    { ...group, id: 'g-ships', libraryId: kept.id },
    { id: 'g-one', name: 'Once', questions: [{ ...asked, id: 'q-one', libraryId: single.id }] },
  ]
  const content = ownVacancy({ code, name: `Master of a ferry ${code}`, screeningQuestions })
  const { revision } = await ask<AuthoredVacancy>('PUT', `/api/ownVacancies/${id}`, { content })
  return { ask, id, revision, content }
}

describe('at every width axe finds nothing and nothing scrolls sideways', () => {
  it('on the question library: empty, full, nothing found, each dialog', async () => {
    const page = await openSignedIn(site, 'harbour', '/vacancies/questions', 360)
    await page.getByText('No saved questions').waitFor()
    await expectChangeFits(page)
    await begin(page, 'LIB')
    await page.reload()
    await page.getByText('1 group, 1 question', { exact: true }).waitFor()
    await page.getByText('Show questions').click()
    await expectFit(page)
    await page.getByRole('searchbox').fill('no such words')
    await page.getByText('No matching questions').waitFor()
    await expectChangeFits(page)
    await page.getByRole('searchbox').fill('')
    await button(page, 'Rename Ships').click()
    await page.getByRole('dialog', { name: 'Rename Ships' }).waitFor()
    await expectFit(page)
    await page.keyboard.press('Escape')
    await button(page, 'Change Charge').click()
    await page.getByRole('dialog', { name: 'Change Charge' }).locator('[name="label"]').waitFor()
    await expectFit(page)
    await page.keyboard.press('Escape')
    for (const [name, title] of [
      ['Ships', 'Delete this group?'],
      ['Charge', 'Delete this question?'],
    ] as const) {
      await button(page, `Delete ${name}`).click()
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.getByRole('listitem').waitFor()
      await expectFit(page)
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await button(page, `Delete ${name}`).waitFor({ state: 'detached' })
    }
  })

  it('in the vacancy editor: each part with its folds open, the library, what was published', async () => {
    const page = await openSignedIn(site, 'harbour', '/vacancies/manage')
    const { ask, id, revision, content } = await begin(page, 'EDIT')
    const settings = await ask<UserSettings>('GET', '/api/userSettings')
    await ask('PUT', '/api/userSettings', { ...settings, languages: ['de', 'ar'] })
    await ask('POST', `/api/ownVacancies/${id}/publications`, { revision })
    const next = { ...content, summary: '', requirements: [] }
    const drafted = await ask<AuthoredVacancy>('PUT', `/api/ownVacancies/${id}`, { content: next })
    await ask('POST', `/api/ownVacancies/${id}/publications`, { revision: drafted.revision })
    await page.goto(`${site.server.getOrigin('harbour')}/vacancies/manage/${id}`)
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
    for (const { id: one } of await ask<{ id: string }[]>('GET', '/api/questionLibrary')) {
      await ask('DELETE', `/api/questionLibrary/${one}`)
    }
    for (const { id: one } of await ask<{ id: string }[]>('GET', '/api/questionLibrary/groups')) {
      await ask('DELETE', `/api/questionLibrary/groups/${one}`)
    }
  })
})

/** Expands every collapsed section of the current part. */
async function openFolds(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '')
  })
}
