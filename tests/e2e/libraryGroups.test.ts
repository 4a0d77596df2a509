import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { AuthoredQuestionGroup, AuthoredVacancy } from '../../src/schemas/authoring/authoredVacancy'
import { callApi, fetchToken } from './harness/callApi'
import { findViolations, getHorizontalOverflow } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { accounts, openSignedIn } from './harness/signIn'
import { expectFocus, waitUntilSaved } from './harness/vacancyEditor'

const site = setUpSite()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const fits = async (page: Page) =>
  expect([await getHorizontalOverflow(page), await findViolations(page)]).toEqual([0, []])

const filled = (field: string) => ({ field, isFilled: true })
const ask = (id: string, text: string) => ({ id, text, controlType: 'txt', isRequired: false })
const crew: AuthoredQuestionGroup = {
  ...{ id: 'g-crew', name: 'Ships', repeats: { min: 1 }, itemLabel: 'Ship' },
  questions: [
    ask('q-ship', 'Which ship?'),
    {
      ...ask('q-cooked', 'What did you cook?'),
      visibleWhen: { all: [filled('q-sea'), filled('q-ship')] },
    },
  ],
}

async function calls(page: Page) {
  const token = await fetchToken(page, 'harbour', accounts.harbour)
  const ask = async (method: string, path: string, body?: unknown) => {
    const { text } = await callApi(page, {
      ...{ method, path, token },
      ...(body === undefined ? {} : { body }),
    })
    return JSON.parse(text) as AuthoredVacancy
  }
  return {
    read: (id: string) => ask('GET', `/api/ownVacancies/${id}`),
    draft: async (name: string, screeningQuestions: AuthoredQuestionGroup[]) => {
      const { id, content } = await ask('POST', '/api/ownVacancies', {})
      return ask('PUT', `/api/ownVacancies/${id}`, { content: { ...content, name, screeningQuestions } })
    },
  }
}

const getQuestions = async (page: Page, id: string) => {
  await page.goto(`${site.server.getOrigin('harbour')}/vacancies/manage/${id}?part=questions`)
  await button(page, 'From the library').waitFor()
}

it('a question group is saved to the library, used and updated in another vacancy, renamed and deleted', async () => {
  const page = await openSignedIn(site, 'harbour', '/vacancies/manage')
  const { draft, read } = await calls(page)
  const sea = { id: 'g-sea', name: 'At sea', questions: [ask('q-sea', 'Have you been at sea?')] }
  const first = await draft('Ferry cook', [sea, crew, { id: 'g-none', name: '', questions: [] }])
  const second = await draft('Galley hand', [])

  await getQuestions(page, first.id)
  const off = button(page, 'To save this group to the library, add a question')
  await expect.poll(() => off.getAttribute('aria-disabled')).toBe('true')
  await button(page, 'Save the group Ships to the library').click()
  const freed = page.getByRole('dialog', { name: 'Saved without some conditions' })
  await freed.getByRole('listitem').getByText('What did you cook?').waitFor()
  await fits(page)
  await freed.getByRole('button', { name: 'Close' }).click()
  await waitUntilSaved(page)

  await page.setViewportSize({ width: 360, height: 780 })
  await getQuestions(page, second.id)
  await button(page, 'From the library').click()
  const library = page.getByRole('dialog', { name: 'Question library' })
  await library.getByRole('searchbox').fill('nothing at all')
  await library.getByText('No matching questions.').waitFor()
  await library.getByRole('searchbox').fill('COOK?')
  await library.getByText('Group · 2 questions · Several entries · In 1 vacancy').waitFor()
  await fits(page)
  await library.getByRole('button', { name: 'Use Ships' }).click()
  await expectFocus(page.getByRole('heading', { name: 'Ships' }))
  await page.getByText('“Which ship?” is answered').waitFor()
  await fits(page)
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
  // In this vacancy the group has no condition on a question that the vacancy does not ask; in the library it keeps it.
  expect(there?.questions[1]?.visibleWhen).toEqual({ all: [filled('q-sea'), filled('q-ship')] })
  expect(here).toMatchObject({ name: 'Ships', libraryId: there?.libraryId, itemLabel: 'Ship' })
  expect(here?.questions[1]?.visibleWhen).toEqual({ all: [filled('q-ship')] })

  await page.goto(`${site.server.getOrigin('harbour')}/vacancies/questions`)
  await page.getByRole('searchbox', { name: 'Search' }).fill('was it')
  await page.getByText('1 group', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Galley hand' }).waitFor()
  await page.getByText('Show questions').click()
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Which ship was it\?/ })
    .waitFor()
  await fits(page)
  await button(page, 'Rename Ships').click()
  const rename = page.getByRole('dialog', { name: 'Rename Ships' })
  await rename.getByRole('textbox').fill('')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => rename.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  await fits(page)
  await rename.getByRole('textbox').fill('Ships that you know')
  await rename.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Group renamed').first().waitFor()
  await page.getByText('Heading: Ships').waitFor()
  await button(page, 'Delete Ships that you know').click()
  const remove = page.getByRole('dialog', { name: 'Delete this group?' })
  await remove.getByText('2 vacancies use it, and keep their own copies of all its questions:').waitFor()
  await remove.getByRole('listitem').getByText('Ferry cook').waitFor()
  await fits(page)
  await remove.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No saved questions').waitFor()
  await fits(page)
  expect((await getGroups(second))[0]).toEqual(here)

  // The remaining group can be saved to the library again.
  await getQuestions(page, second.id)
  site.problems.expect(/^404: PUT .*\/api\/questionLibrary\/groups\//)
  await button(page, 'Update Ships in the library and all drafts that use it').click()
  await page.getByText('This group is no longer in the library').first().waitFor()
  await button(page, 'Save the group Ships to the library').waitFor()
})
