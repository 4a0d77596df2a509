import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { accessibilityFindings, sidewaysScroll } from './harness/accessibilityFindings'
import { field } from './harness/buildingSurveyor'
import { callApi, fetchToken } from './harness/callApi'
import { fillMoment } from './harness/fillMoment'
import { accounts, openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()
const manage = '/vacancies/manage'
const saved = (page: Page) => page.locator('.fy-vacancy-editor__saved[data-state="saved"]').waitFor()
const toPart = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Parts of the vacancy' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function newVacancy(width?: number): Promise<Page> {
  const page = await openSignedIn(site, 'harbour', manage, width)
  await page.getByRole('button', { name: 'New vacancy' }).first().click()
  await page.getByRole('button', { name: /^An empty vacancy/ }).click()
  await page.getByLabel(/^Title of the job/).waitFor()
  return page
}

async function addQuestion(page: Page, words: string): Promise<void> {
  const before = await page.locator('.fy-movable__row').count()
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.locator('.fy-movable__row').nth(before).locator('[name="label"]').fill(words)
}

it('is published at a time to come, whatever was entered before, keeps it, is withdrawn and opened again', async () => {
  const page = await newVacancy()
  await field(page, 'answer/name').fill('Harbour Diver')
  await page.locator('.fy-markup__text').fill('You look after what lies under water.')
  await toPart(page, 'Check and publish')
  await page.getByRole('radio', { name: 'At a time' }).check()
  const from = page.getByRole('group', { name: 'From' })
  const publish = page.locator('.fy-vacancy-publish__form .fy-form__submit')
  await fillMoment(from, '05/01/2020 9:00a')
  site.trouble.expect(/^422: POST .*\/publications/)
  await publish.click()
  await page.getByText('This moment has passed: choose a later one, or publish now').first().waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Go to The job' }).count()).toBe(0)
  await fillMoment(from, '05/01/2031 9:00a')
  await publish.click()
  await page.getByText(/^Visitors will see this vacancy from 05 Jan 2031/).waitFor()
  await page.locator('.fy-vacancy-editor__title:focus').waitFor()
  // A change of it waits for the same moment.
  await expect.poll(() => page.getByRole('radio', { name: 'At a time' }).isChecked()).toBe(true)
  await publish.click()
  await page.getByText(/^Visitors will see this vacancy from 05 Jan 2031/).waitFor()

  await button(page, 'Withdraw').click()
  const dialog = page.getByRole('dialog', { name: 'Take this vacancy off the site?' })
  await dialog.getByLabel(/^Why/).fill('The harbour is dry.')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('This vacancy was taken off the site.').waitFor()
  await page.getByLabel(/^Why it opens again/).fill('The water is back.')
  await button(page, 'Open it again').click()
  await page.getByText('Visitors see this vacancy and can apply.').waitFor()
})

it('is saved before one leaves, or deleted while nobody has seen it', async () => {
  const page = await newVacancy()
  await field(page, 'answer/name').fill('Left in a hurry')
  await page.getByRole('link', { name: 'Vacancies', exact: true }).last().click()
  await page.getByRole('link', { name: 'Left in a hurry' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Left in a hurry' }).waitFor()
  await toPart(page, 'Check and publish')
  await button(page, 'Delete the draft').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the draft' }).click()
  await page.getByText('The draft is deleted').first().waitFor()
  await page.getByRole('heading', { level: 1, name: 'Vacancies' }).waitFor()
  await expect.poll(() => page.getByText('Left in a hurry').count()).toBe(0)
})

it('goes on being written without a connection, and is saved as soon as there is one', async () => {
  const page = await newVacancy()
  await field(page, 'answer/name').fill('Ferry Cook')
  await toPart(page, 'Questions')
  await page.getByRole('button', { name: 'Add a group' }).waitFor()
  await saved(page)
  site.trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Add a group' }).click()
  await addQuestion(page, 'What do you cook?')
  await page.locator('.fy-vacancy-editor__saved[data-state="offline"]').waitFor()
  await toPart(page, 'Preview')
  await page.getByText('The preview comes when you are online again.').waitFor()
  await page.context().setOffline(false)
  const frame = page.frameLocator('[data-page="details"] iframe')
  await frame.getByRole('heading', { level: 1, name: 'Ferry Cook' }).waitFor()
  await saved(page)
  await page.goto(`${page.url().split('?')[0]}?part=questions`)
  await page.locator('.fy-movable__label', { hasText: 'What do you cook?' }).waitFor()
})

it.each(['mouse', 'finger'])('questions are put in order by a %s', async (by) => {
  const page = await newVacancy(by === 'finger' ? 360 : 1280)
  await toPart(page, 'Questions')
  await page.getByRole('button', { name: 'Add a group' }).click()
  for (const words of ['One?', 'Two?', 'Three?']) await addQuestion(page, words)
  const names = () => page.locator('.fy-movable__label').allTextContents()
  await expect.poll(names).toEqual(['One?', 'Two?', 'Three?'])
  // Closed, so that all of them stand on the screen.
  await page.locator('.fy-movable__name', { hasText: 'Three?' }).click()
  const grip = (words: string) => page.getByRole('button', { name: `Move ${words}`, exact: true })
  await grip('One?').scrollIntoViewIfNeeded()
  const start = await grip('Three?').boundingBox()
  const end = await grip('One?').boundingBox()
  if (!start || !end) throw new Error('A grip is not there')
  const x = start.x + start.width / 2
  const y = (part: number) => start.y + start.height / 2 + (end.y + 4 - start.y - start.height / 2) * part
  const steps = [0.2, 0.4, 0.6, 0.8, 1]
  if (by === 'mouse') {
    await page.mouse.move(x, y(0))
    await page.mouse.down()
    for (const part of steps) await page.mouse.move(x, y(part))
    await page.mouse.up()
  } else {
    const device = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
      device.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: part === undefined ? [] : [{ x, y: y(part) }],
      })
    await touch('touchStart', 0)
    for (const part of steps) await touch('touchMove', part)
    await touch('touchEnd')
  }
  await expect.poll(names).toEqual(['Three?', 'One?', 'Two?'])
  await saved(page)
})

it('a question of the library is found, changed for all drafts, and deleted after saying who uses it', async () => {
  const page = await openSignedIn(site, 'harbour', '/vacancies/questions', 360)
  await page.getByRole('heading', { level: 1, name: 'Question library' }).waitFor()
  await page.getByText('Nothing is kept yet').waitFor()
  const token = await fetchToken(page, 'harbour', accounts.harbour)
  const ask = async <Answer>(method: string, path: string, body: unknown) =>
    JSON.parse((await callApi(page, { method, path, token, body })).text) as Answer
  const question = { text: 'Can you dive?', controlType: 'txt', isRequired: true }
  const kept = await ask<{ id: string }>('POST', '/api/questionLibrary', { name: 'Diving', question })
  const other = { text: 'Can you cook?', controlType: 'txt', isRequired: false }
  await ask('POST', '/api/questionLibrary', { name: 'Cooking', question: other })
  const draft = await ask<{ id: string; content: object }>('POST', '/api/ownVacancies', {})
  const questions = [{ ...question, id: 'q-1', libraryId: kept.id }]
  const screeningQuestions = [{ id: 'g-1', name: '', questions }]
  const content = { ...draft.content, name: 'Diver', screeningQuestions }
  await ask('PUT', `/api/ownVacancies/${draft.id}`, { content })

  await page.reload()
  await page.getByRole('searchbox', { name: 'Search' }).fill('DIVE')
  await page.getByText('1 question', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Diver', exact: true }).waitFor()
  expect([await sidewaysScroll(page), await accessibilityFindings(page)]).toEqual([0, []])
  await button(page, 'Change Diving').click()
  const change = page.getByRole('dialog', { name: 'Change Diving' })
  await change.getByText('It changes in what is drafted of 1 vacancy.').waitFor()
  await change.locator('[name="label"]').fill('How deep do you dive?')
  expect(await accessibilityFindings(page)).toEqual([])
  await change.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The question is changed').first().waitFor()
  const { text } = await callApi(page, { path: `/api/ownVacancies/${draft.id}`, token })
  expect(text).toContain('How deep do you dive?')
  await button(page, 'Delete How deep do you dive?').click()
  const remove = page.getByRole('dialog', { name: 'Delete this question?' })
  await remove.getByRole('listitem').getByText('Diver').waitFor()
  await remove.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Nothing kept has these words').waitFor()
})
