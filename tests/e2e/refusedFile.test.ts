import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  answerCommonFields,
  answerForm,
  getField,
  openForm,
  resume,
  sendApplication,
  waitForReceipt,
} from './harness/buildingSurveyor'
import { setUpSite } from './harness/setUpSite'
import { createSiteApi } from './harness/siteApi'

const site = setUpSite()

/** A file that starts like a Word document but is none, which only the server notices. */
const brokenDocument = {
  name: 'ada-byron.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from('PK\x03\x04 no document'),
}

interface StoredFile {
  filename: string
}

/** Returns the files of the applications by the name Byron-Surveyor, newest first. */
async function fetchByronsFiles(): Promise<string[][]> {
  const callSiteApi = await createSiteApi(site, 'harbour')
  const path = '/api/applications?applicantName=Byron-Surveyor'
  const { results } = await callSiteApi<{ results: { id: number }[] }>('GET', path)
  return Promise.all(
    results.map(async ({ id }) => {
      const details = `/api/applicationDetails/${id}`
      const { attachments } = await callSiteApi<{ attachments: StoredFile[] }>('GET', details)
      return attachments.map(({ filename }) => filename)
    }),
  )
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

describe('the file of an application', () => {
  it('[VR-08] [VR-09] [FB-06] [JD-09] is refused before anything is stored if it is unsuitable, and can be replaced after a reload if the server refused it', async () => {
    const page = await openForm(site)
    await answerForm(page, 'empty@example.org')
    await page.getByText('ready').waitFor()
    await getField(page, 'resume').setInputFiles({ ...resume, buffer: Buffer.alloc(0) })
    await page.getByText('The file is empty.').first().waitFor()
    await sendApplication(page)
    await page.getByRole('link', { name: 'Resume: The file is empty.' }).waitFor()
    await getField(page, 'resume').setInputFiles({ ...resume, buffer: Buffer.from('These are words') })
    await page.getByText('File is of the incorrect type.').waitFor()
    await expect.poll(() => page.getByText('ready').count()).toBe(0)
    await sendApplication(page)
    await page.getByRole('link', { name: 'Resume: File is of the incorrect type.' }).waitFor()
    await expect.poll(() => fetchByronsFiles()).toEqual([])

    site.problems.expect(/^422: POST .*\/attachments$/)
    await getField(page, 'resume').setInputFiles(brokenDocument)
    await sendApplication(page)
    await page.getByText('Application received. One file is still to come.').waitFor()
    await expect.poll(() => focused(page)).toContain('One file is still to come.')
    await page.reload()
    await page.getByText('Application received. One file is still to come.').waitFor()
    await expect.poll(() => focused(page)).toContain('One file is still to come.')
    await expect.poll(() => page.getByText('You have already applied').count()).toBe(0)
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose ada-byron.docx again' }).click()
    await (await choosing).setFiles(resume)
    await waitForReceipt(page)
    await expect.poll(() => fetchByronsFiles()).toEqual([['ada-byron.pdf']])
  })

  it('[JD-09] can be chosen again and sent after the response to the application was lost and the page was reloaded', async () => {
    site.problems.expect(/ERR_CONNECTION_RESET: POST .*submittedapplications/)
    const page = await openForm(site)
    await answerForm(page, 'lost-by-reload@example.org')
    await page.route(
      '**/api/submittedapplications',
      async (route) => {
        const request = route.request()
        await route.fetch({
          url: request.url().replace('harbour.localhost', '127.0.0.1'),
          headers: { ...request.headers(), host: new URL(request.url()).host },
        })
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await sendApplication(page)
    await page.getByText("Offline. We'll send this when you reconnect.").waitFor()
    await page.reload()
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose ada-byron.pdf again' }).click()
    await (await choosing).setFiles(resume)
    await waitForReceipt(page)
    await expect.poll(() => fetchByronsFiles()).toEqual([['ada-byron.pdf'], ['ada-byron.pdf']])
  })
})

describe('a job or a question that fails to load', () => {
  it('[JD-05] [JD-07] [ER-03] can be loaded again, and a question that loads late is listed as missing', async () => {
    site.problems.expect(
      /^500: GET .*\/vacancies\/\d+$/,
      /^500: GET .*\/licences$/,
      /console: Could not load/,
    )
    // The server has no validator for a form without the list, so it refuses what that form sends.
    site.problems.expect(/^404: GET .*\/validators\//, /^422: POST .*\/submittedapplications$/)
    const page = await site.visit('harbour', '/job/viewjobs')
    let isDown = true
    await page.route(/\/api\/vacancies\/\d+(\/licences)?$/, (route) =>
      isDown ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    )
    const link = page.getByRole('link', { name: 'Building Surveyor' }).first()
    await link.evaluate((element) => element.removeAttribute('target'))
    await link.click()
    await page.getByRole('heading', { name: 'This job could not be loaded' }).waitFor()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Building Surveyor' }).waitFor()
    isDown = true
    await page.getByRole('link', { name: 'Apply' }).first().click()
    await page.getByText('Couldn’t load some questions').waitFor()
    await answerCommonFields(page, 'late@example.org')
    isDown = false
    await sendApplication(page)
    await page
      .getByRole('region', { name: 'Some answers need another look' })
      .getByRole('link', { name: 'Class C driver licence' })
      .waitFor()
    await expect.poll(() => getField(page, 'surname').inputValue()).toBe('Byron-Surveyor')
    await page.getByText('ready').waitFor()
    await expect.poll(() => page.getByText('Couldn’t load some questions').count()).toBe(0)
  })
})
