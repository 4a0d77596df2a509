import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samsProfile } from '../marketplace/samsProfile'
import { startMarketplace, type TestMarketplace } from '../marketplace/startMarketplace'
import { getField, openForm, resume, sendApplication, waitForReceipt } from './harness/buildingSurveyor'
import { fillDateTime } from './harness/fillDateTime'
import { setUpSite } from './harness/setUpSite'
import { signIn } from './harness/signIn'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

let market: TestMarketplace

beforeAll(async () => {
  market = await startMarketplace(samsProfile, resume.buffer)
})
afterAll(() => market.stop())
const site = setUpSite(() => market.variables)

const name = () => market.domain.split('/')[0] ?? ''

/** Goes from the form to the marketplace and returns with a profile. */
async function fillFromMarketplace(page: Page): Promise<void> {
  await page.getByRole('link', { name: `Apply with ${name()}` }).click()
  await page.getByRole('link', { name: 'Share it' }).click()
  await page.getByText(`Filled in from ${name()}`).waitFor()
}

async function answerOtherQuestions(page: Page): Promise<void> {
  for (const licence of ['Class C driver licence', 'Building surveyor registration (NSW)']) {
    await page.getByRole('radiogroup', { name: licence }).getByRole('radio', { name: 'Yes' }).check()
  }
  await fillDateTime(page.getByRole('group', { name: 'When does your registration expire?' }), '30/06/2031')
}

describe('applying with a profile of the marketplace', () => {
  it('[JD-10] [RT-13] fills the form, lists what was filled in, and sends the resume from the marketplace', async () => {
    const page = await openForm(site)
    await fillFromMarketplace(page)
    expect(new URL(page.url()).pathname).toMatch(/^\/applicant\/apply\//)
    const values = await Promise.all(
      ['firstName', 'surname', 'email', 'mobile'].map((key) => getField(page, key).inputValue()),
    )
    expect(values).toEqual([
      samsProfile.firstName,
      samsProfile.surname,
      samsProfile.email,
      samsProfile.phoneNumber,
    ])
    await page.getByText(/Your profile was loaded at \d\d:\d\d [AP]M and filled in: First Name, /).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Clear resume: sam-marketplace.pdf' }).waitFor()
    await answerOtherQuestions(page)
    const resumeResponse = page.waitForResponse('**/prefilledresumeattachments')
    await sendApplication(page)
    expect((await resumeResponse).status()).toBe(201)
    await waitForReceipt(page)

    const admin = await signIn(site, 'harbour')
    await admin.getByRole('row').nth(1).getByRole('link').click()
    const panel = admin.getByRole('region', { name: /Marketplace/ })
    await panel.getByText('sam-marketplace.pdf').first().waitFor()
  })

  it('[JD-10] [RT-13] shows the form if the profile cannot be loaded, and lets another resume replace the marketplace’s, which is then not requested', async () => {
    site.problems.expect(/^404: GET .*applicationprefills/, /Could not load/)
    const page = await openForm(site)
    await page.goto(`${page.url()}?prefill=${crypto.randomUUID()}`)
    await page.getByText(`We couldn’t load your profile from ${name()}`).waitFor()
    await waitForHydratedForm(page)
    await fillFromMarketplace(page)
    await page.getByRole('button', { name: 'Clear resume: sam-marketplace.pdf' }).click()
    await expect.poll(() => page.getByText('sam-marketplace.pdf').count()).toBe(0)
    await getField(page, 'email').fill('sam.cleared@example.org')
    await answerOtherQuestions(page)
    await sendApplication(page)
    await page.getByText('The form is missing mandatory fields').first().waitFor()
    await getField(page, 'resume').setInputFiles(resume)
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await sendApplication(page)
    await waitForReceipt(page)
    expect(requests.filter((path) => path.endsWith('/attachments'))).toHaveLength(1)
    expect(requests.filter((path) => path.includes('prefilled'))).toEqual([])

    // The address for a vacancy that the site does not have.
    await page.goto(`${site.server.getOrigin('harbour')}/vacancy-interest?prefill=x`)
    await page.getByRole('heading', { name: 'Available Jobs' }).waitFor()
  })
})
