import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { AuthoredQuestionGroup, AuthoredVacancy } from '../../src/schemas/authoring/authoredVacancy'
import { findViolations, getHorizontalOverflow } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import { createSiteApi } from './harness/siteApi'
import { expectFocus, waitUntilSaved } from './harness/vacancyEditor'

const site = setUpSite()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const expectFit = async (page: Page) =>
  expect([await getHorizontalOverflow(page), await findViolations(page)]).toEqual([0, []])

const createFilledCondition = (field: string) => ({ field, isFilled: true })
const createQuestion = (id: string, text: string) => ({ id, text, controlType: 'txt', isRequired: false })
const crew: AuthoredQuestionGroup = {
  ...{ id: 'g-crew', name: 'Ships', repeats: { min: 1 }, itemLabel: 'Ship' },
  questions: [
    createQuestion('q-ship', 'Which ship?'),
    {
      ...createQuestion('q-cooked', 'What did you cook?'),
      visibleWhen: { all: [createFilledCondition('q-sea'), createFilledCondition('q-ship')] },
    },
  ],
}

async function createVacancyApi() {
  const callSiteApi = await createSiteApi(site, 'harbour')
  return {
    read: (id: string) => callSiteApi<AuthoredVacancy>('GET', `/api/ownVacancies/${id}`),
    draft: async (name: string, screeningQuestions: AuthoredQuestionGroup[]) => {
      const { id, content } = await callSiteApi<AuthoredVacancy>('POST', '/api/ownVacancies', {})
      return callSiteApi<AuthoredVacancy>('PUT', `/api/ownVacancies/${id}`, {
        content: { ...content, name, screeningQuestions },
      })
    },
  }
}

const openQuestions = async (page: Page, id: string) => {
  await page.goto(`${site.server.getOrigin('harbour')}/vacancies/manage/${id}?part=questions`)
  await button(page, 'From the library').waitFor()
}

it('a question group is saved to the library, used and updated in another vacancy, renamed and deleted', async () => {
  const { draft, read } = await createVacancyApi()
  const sea = { id: 'g-sea', name: 'At sea', questions: [createQuestion('q-sea', 'Have you been at sea?')] }
  const first = await draft('Ferry cook', [sea, crew, { id: 'g-none', name: '', questions: [] }])
  const second = await draft('Galley hand', [])

  const page = await openSignedIn(site, 'harbour', `/vacancies/manage/${first.id}?part=questions`)
  const disabledButton = button(page, 'To save this group to the library, add a question')
  await expect.poll(() => disabledButton.getAttribute('aria-disabled')).toBe('true')
  await button(page, 'Save the group Ships to the library').click()
  const dialog = page.getByRole('dialog', { name: 'Saved without some conditions' })
  await dialog.getByRole('listitem').getByText('What did you cook?').waitFor()
  await expectFit(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await waitUntilSaved(page)

  await page.setViewportSize({ width: 360, height: 780 })
  await openQuestions(page, second.id)
  await button(page, 'From the library').click()
  const library = page.getByRole('dialog', { name: 'Question library' })
  await library.getByRole('searchbox').fill('nothing at all')
  await library.getByText('No matching questions.').waitFor()
  await library.getByRole('searchbox').fill('COOK?')
  await library.getByText('Group · 2 questions · Several entries · In 1 vacancy').waitFor()
  await expectFit(page)
  await library.getByRole('button', { name: 'Use Ships' }).click()
  await expectFocus(page.getByRole('heading', { name: 'Ships' }))
  await page.getByText('“Which ship?” is answered').waitFor()
  await expectFit(page)
  await button(page, 'From the library').click()
  await library.getByText('Already added').waitFor()
  await expect.poll(() => library.getByRole('button', { name: 'Use Ships' }).count()).toBe(0)
  await library.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: /^Which ship\?/ }).click()
  await page.locator('[data-question="q-ship"] [name="label"]').fill('Which ship was it?')
  await button(page, 'Update Ships in the library and all drafts that use it').click()
  await page.getByText('Updated in the library and the drafts that use it').first().waitFor()
  const getGroups = async ({ id }: AuthoredVacancy) => (await read(id)).content.screeningQuestions
  const [, there] = await getGroups(first)
  const [here] = await getGroups(second)
  expect(there?.questions[0]?.text).toBe('Which ship was it?')
  // The second vacancy does not ask q-sea, so its copy has no condition on it; the first vacancy keeps the condition.
  expect(there?.questions[1]?.visibleWhen).toEqual({
    all: [createFilledCondition('q-sea'), createFilledCondition('q-ship')],
  })
  expect(here).toMatchObject({ name: 'Ships', libraryId: there?.libraryId, itemLabel: 'Ship' })
  expect(here?.questions[1]?.visibleWhen).toEqual({ all: [createFilledCondition('q-ship')] })

  await page.goto(`${site.server.getOrigin('harbour')}/vacancies/questions`)
  await page.getByRole('searchbox', { name: 'Search' }).fill('was it')
  await page.getByText('1 group', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Galley hand' }).waitFor()
  await page.getByText('Show questions').click()
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Which ship was it\?/ })
    .waitFor()
  await button(page, 'Rename Ships').click()
  const rename = page.getByRole('dialog', { name: 'Rename Ships' })
  await rename.getByRole('textbox').fill('')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => rename.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  await expectFit(page)
  await rename.getByRole('textbox').fill('Ships that you know')
  await rename.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Group renamed').first().waitFor()
  await page.getByText('Heading: Ships').waitFor()
  await button(page, 'Delete Ships that you know').click()
  const remove = page.getByRole('dialog', { name: 'Delete this group?' })
  await remove.getByText('2 vacancies use it, and keep their own copies of all its questions:').waitFor()
  await remove.getByRole('listitem').getByText('Ferry cook').waitFor()
  await remove.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No saved questions').waitFor()
  expect((await getGroups(second))[0]).toEqual(here)

  // The group that remains in the vacancy can be saved to the library again.
  await openQuestions(page, second.id)
  site.problems.expect(/^404: PUT .*\/api\/questionLibrary\/groups\//)
  await button(page, 'Update Ships in the library and all drafts that use it').click()
  await page.getByText('This group is no longer in the library').first().waitFor()
  await button(page, 'Save the group Ships to the library').waitFor()
})
