import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { callApi, fetchToken } from './callApi'
import type { Site } from './setUpSite'
import { accounts, openSignedIn } from './signIn'

const vacancyListPath = '/vacancies/manage'

/** Signs in as harbour's administrator and creates a blank vacancy, which opens in its editor. */
export async function openNewVacancy(site: Site, width?: number): Promise<Page> {
  const page = await openSignedIn(site, 'harbour', vacancyListPath, width)
  await createBlankVacancy(page)
  return page
}

/** Creates a blank vacancy from the list. */
export async function createBlankVacancy(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New vacancy' }).first().click()
  await page.getByRole('button', { name: /^Blank vacancy/ }).click()
  await page.getByLabel(/^Job title/).waitFor()
}

/** Waits until the editor says that every change is saved. */
export const waitUntilSaved = (page: Page) => page.getByText(/^(All changes saved|Saved at \d)/).waitFor()

/** Returns the field with the formatted description of a vacancy. */
export const getDescriptionField = (page: Page) => page.getByRole('textbox', { name: 'Description' })

/** Returns the button that publishes a vacancy or its changes, or reopens it. */
export const getPublishButton = (page: Page) =>
  page.getByRole('region', { name: 'Publish', exact: true }).locator('[type="submit"]')

/** Returns the texts of all questions in their order, from the labels of their handles. */
export const listQuestions = (page: Page) =>
  page
    .getByRole('button', { name: /^Move .*\?$/ })
    .evaluateAll((handles) => handles.map((handle) => handle.ariaLabel?.replace('Move ', '')))

/** Returns the button that expands or collapses a question. */
export const getQuestionButton = (page: Page, text: string) =>
  page.getByRole('list', { name: /^Questions of/ }).getByRole('button', { name: new RegExp(`^${text}`) })

/** Opens a part of the editor through its navigation, whose list a narrow screen opens from one line. */
export async function openEditorPart(page: Page, name: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Parts of the vacancy' })
  const currentStep = navigation.getByText(/^Step \d of \d/)
  if (await currentStep.isVisible()) await currentStep.click()
  await navigation.getByRole('link', { name: new RegExp(`^${name}`) }).click()
}

export const getVacancyId = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

export const expectFocus = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element.contains(document.activeElement))).toBe(true)

/** Returns a function that calls the API as harbour's administrator, for setting up test data. */
export async function createAdministratorApi(page: Page) {
  const token = await fetchToken(page, 'harbour', accounts.harbour)
  return async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const { status, text } = await callApi(page, { method, path, token, body })
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`)
    return JSON.parse(text || 'null')
  }
}

/** Adds a question of a type to the last group. */
export async function addQuestion(page: Page | Locator, type = 'Text'): Promise<void> {
  await page.getByText('Add a question', { exact: true }).last().click()
  await page
    .getByRole('list', { name: 'Question types' })
    .getByRole('button', { name: type, exact: true })
    .click()
}
