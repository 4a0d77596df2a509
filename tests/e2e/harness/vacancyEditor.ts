import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Site } from './setUpSite'
import { openSignedIn } from './signIn'
import { createSiteApi } from './siteApi'

/** Creates a blank vacancy through the API, and opens it in its editor as harbour's administrator. */
export async function openNewVacancy(site: Site, width?: number): Promise<Page> {
  const callSiteApi = await createSiteApi(site, 'harbour')
  const { id } = await callSiteApi<{ id: string }>('POST', '/api/ownVacancies', {})
  const page = await openSignedIn(site, 'harbour', `/vacancies/manage/${id}`, width)
  await page.getByLabel(/^Job title/).waitFor()
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

/** Returns the questions whose texts end with '?', in their order, from the labels of their handles. */
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

/** Adds a question of a type to the last group. */
export async function addQuestion(page: Page | Locator, type = 'Text'): Promise<void> {
  await page.getByText('Add a question', { exact: true }).last().click()
  await page
    .getByRole('list', { name: 'Question types' })
    .getByRole('button', { name: type, exact: true })
    .click()
}
