import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { fillDateTime } from './fillDateTime'
import { findDemoJobPath, toApplyPath } from './jobPaths'
import type { Site } from './setUpSite'
import { waitForHydratedForm } from './waitForHydratedForm'

/** A demo job of the client harbour; its form has a resume, two licences and a date. */
const buildingSurveyor = 'Building Surveyor'

export const resume = {
  name: 'ada-byron.pdf',
  mimeType: 'application/pdf',
  buffer: await readFile('server/demo/files/resume-planner.pdf'),
}

export const getFormUrl = async (site: Site) =>
  toApplyPath(await findDemoJobPath(site, 'harbour', buildingSurveyor))

export async function openForm(site: Site, width?: number): Promise<Page> {
  const page = await site.visit('harbour', await getFormUrl(site), { width })
  await waitForHydratedForm(page)
  return page
}

/** A page, or a frame in one. */
type PageOrFrame = Pick<Page, 'locator' | 'getByRole' | 'getByText'>

export const getField = (page: PageOrFrame, name: string) => page.locator(`[name="${name}"]`)

/** Answers the fields that are required in every application form of harbour. */
export async function answerCommonFields(page: PageOrFrame, email: string): Promise<void> {
  await getField(page, 'firstName').fill('Ada')
  await getField(page, 'surname').fill('Byron-Surveyor')
  await getField(page, 'email').fill(email)
  await getField(page, 'mobile').fill('0400 111 222')
  await getField(page, 'resume').setInputFiles(resume)
}

/** Answers the required fields of this job's form. Applicants differ only in their email address. */
export async function answerForm(page: PageOrFrame, email: string): Promise<void> {
  await answerCommonFields(page, email)
  for (const licence of ['Class C driver licence', 'Building surveyor registration (NSW)']) {
    await page.getByRole('radiogroup', { name: licence }).getByRole('radio', { name: 'Yes' }).check()
  }
  await fillDateTime(page.getByRole('group', { name: 'When does your registration expire?' }), '30/06/2031')
}

/**
 * Presses the send button. If the form is not hydrated yet, waits as long as a person would: the server refuses an
 * earlier submission and asks to send it again.
 */
export async function sendApplication(page: PageOrFrame): Promise<void> {
  // The review of all answers has a button above and one below.
  const button = page.getByRole('button', { name: 'Send application' }).last()
  await expect.poll(() => button.evaluate(isButtonEnabled)).toBe(true)
  await button.click()
}

function isButtonEnabled(button: Element): boolean {
  const [navigationEntry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return !button.closest('form[data-plain]') || performance.now() - (navigationEntry?.responseEnd ?? 0) > 1000
}

/** Waits for the page that confirms the application. */
export const waitForReceipt = (page: PageOrFrame) => page.getByText('Your reference').waitFor()
