import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { answerForm, field, formAddress, openForm, received, resume, send } from './harness/buildingSurveyor'
import { callApi, fetchToken } from './harness/callApi'
import { formAnswers } from './harness/formAnswers'
import { accounts } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

interface ApplicationRow {
  id: number
  applicantName: string
}

/** The applications of somebody named Byron-Surveyor, newest first, as harbour's administrator gets them. */
async function byronsApplications(page: Page): Promise<ApplicationRow[]> {
  const token = await fetchToken(page, 'harbour', accounts.harbour)
  const path = '/api/applications?applicantName=Byron-Surveyor&sortColumn=submittedDate&sortOrder=desc'
  const { text } = await callApi(page, { path, token })
  const answer: { results: ApplicationRow[] } = JSON.parse(text)
  return answer.results
}

describe('an application that is not complete', () => {
  it('[FB-07] says so and leads to the first field in want', async () => {
    const page = await openForm(site)
    await field(page, 'firstName').fill('Ada')
    await send(page)
    await page.getByText('The form is missing mandatory fields').first().waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('surname')
    const surname = field(page, 'surname')
    await expect.poll(() => surname.getAttribute('aria-invalid')).toBe('true')
    const described = (await surname.getAttribute('aria-describedby')) ?? ''
    const messages = await page
      .locator(
        described
          .split(' ')
          .map((id) => `[id="${id}"]`)
          .join(', '),
      )
      .allTextContents()
    expect(messages.join(' ')).toContain('A response is required')
    await expect.poll(() => field(page, 'firstName').getAttribute('aria-invalid')).not.toBe('true')
  })

  it('[VR-04] [VR-08] [VR-09] names what is wrong with an address and a file', async () => {
    const page = await openForm(site)
    await answerForm(page, 'ada.at.example')
    await field(page, 'resume').setInputFiles({
      name: 'holiday.png',
      mimeType: 'image/png',
      buffer: Buffer.from('not a resume'),
    })
    await send(page)
    await page.getByText('Must be a valid email').first().waitFor()
    await page.getByText('File is of the incorrect type.').first().waitFor()
    await expect.poll(() => byronsApplications(page)).toEqual([])
  })
})

describe('an application that is complete', () => {
  it('[JD-09] is received, with a reference', async () => {
    const page = await openForm(site)
    await answerForm(page, 'first@example.org')
    await send(page)
    await received(page)
    const [stored] = await byronsApplications(page)
    expect(stored?.applicantName).toContain('Byron-Surveyor')
    await expect.poll(() => page.getByRole('main').textContent()).toContain(String(stored?.id))
  })

  it('[JD-08] is announced as a second one while its e-mail address is typed', async () => {
    const page = await openForm(site)
    await field(page, 'email').fill('first@example.org')
    await page
      .getByText('An application from first@example.org for this job has already been received.')
      .waitFor()
  })

  it('is stored once, however often Send is pressed', async () => {
    const page = await openForm(site)
    const before = (await byronsApplications(page)).length
    await answerForm(page, 'twice@example.org')
    await page.getByRole('button', { name: 'Send application' }).dblclick()
    await received(page)
    await expect.poll(() => byronsApplications(page)).toHaveLength(before + 1)
  })

  it('survives a lost connection: says so, keeps everything, and is sent by itself when it is back', async () => {
    site.trouble.expect(/ERR_INTERNET_DISCONNECTED: POST .*(authenticateGuest|submittedapplications)/)
    site.trouble.allow(/ERR_INTERNET_DISCONNECTED: GET .*\/applications\//)
    const page = await openForm(site)
    const before = (await byronsApplications(page)).length
    await answerForm(page, 'offline@example.org')
    await page.context().setOffline(true)
    await send(page)
    await page
      .getByText('There seems to be no connection. Your answers are still here; please try again.')
      .waitFor()
    await expect.poll(() => field(page, 'surname').inputValue()).toBe('Byron-Surveyor')
    await expect.poll(() => page.getByText(resume.name).first().isVisible()).toBe(true)
    await page.context().setOffline(false)
    await received(page)
    await expect.poll(() => byronsApplications(page)).toHaveLength(before + 1)
  })

  it('is stored once when the answer to it was lost on the way', async () => {
    site.trouble.expect(/ERR_CONNECTION_RESET: POST .*submittedapplications/)
    const page = await openForm(site)
    const before = (await byronsApplications(page)).length
    await answerForm(page, 'lost-answer@example.org')
    await page.route(
      '**/api/submittedapplications',
      async (route) => {
        await route.fetch({
          url: route.request().url().replace('harbour.localhost', '127.0.0.1'),
          headers: {
            ...route.request().headers(),
            host: new URL(route.request().url()).host,
          },
        })
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await send(page)
    await page
      .getByText('There seems to be no connection. Your answers are still here; please try again.')
      .waitFor()
    await expect.poll(() => byronsApplications(page)).toHaveLength(before + 1)
    await send(page)
    await received(page)
    await expect.poll(() => byronsApplications(page)).toHaveLength(before + 1)
  })
})

describe('an application in progress', () => {
  it('is still there after going back and forward', async () => {
    const page = await site.visit('harbour', '/')
    await page.goto(`${site.server.origin('harbour')}${await formAddress(site)}`)
    await formAnswers(page)
    await answerForm(page, 'back@example.org')
    await page.getByRole('link', { name: 'View Job Details' }).click()
    await page.getByRole('link', { name: 'Apply' }).first().waitFor()
    await page.goBack()
    await formAnswers(page)
    await expect.poll(() => field(page, 'email').inputValue()).toBe('back@example.org')
    await page.goBack()
    await page.getByRole('heading', { name: 'Available Jobs' }).waitFor()
    await page.goForward()
    await formAnswers(page)
    await expect.poll(() => field(page, 'surname').inputValue()).toBe('Byron-Surveyor')
  })

  it('is still there after a reload, but for its file, and says that', async () => {
    const page = await openForm(site)
    await answerForm(page, 'reload@example.org')
    await page.reload()
    await page.getByText('Your answers are still here. Please choose your files again.').waitFor()
    await expect.poll(() => field(page, 'email').inputValue()).toBe('reload@example.org')
    const licence = page.getByRole('radiogroup', { name: 'Class C driver licence' })
    await expect.poll(() => licence.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true)
    await field(page, 'resume').setInputFiles(resume)
    await send(page)
    await received(page)
  })

  it('is not come to again by going back from its receipt, which leads to the job', async () => {
    const page = await site.visit(
      'harbour',
      (await formAddress(site)).replace('/applicant/apply/', '/job/details/'),
    )
    await page.getByRole('link', { name: 'Apply' }).first().click()
    await formAnswers(page)
    const before = (await byronsApplications(page)).length
    await answerForm(page, 'back.from.receipt@example.org')
    await send(page)
    await received(page)
    await page.goBack()
    await page.waitForURL('**/job/details/**')
    await page.getByRole('link', { name: 'Apply' }).first().waitFor()
    await page.goForward()
    await received(page)
    await expect.poll(() => byronsApplications(page)).toHaveLength(before + 1)
  })
})
