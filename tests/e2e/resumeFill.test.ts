import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileChooser, Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { resumeFillTexts } from '../../src/texts/public/apply.texts'
import { createFictionalPerson } from '../fixtures/resumes/fictionalPeople'
import { hostileResumes } from '../fixtures/resumes/hostileResumes'
import { resumeLayouts } from '../fixtures/resumes/resumeLayouts'
import { getField, openForm } from './harness/buildingSurveyor'
import { findViolations } from './harness/findViolations'
import { getSharedBrowser } from './harness/getSharedBrowser'
import { setUpSite } from './harness/setUpSite'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()
const folder = mkdtempSync(join(tmpdir(), 'foyer-resumes-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function printResume(): Promise<Buffer> {
  const page = await (await getSharedBrowser()).newPage()
  await page.setContent(resumeLayouts.titled?.(createFictionalPerson('de', 4)) ?? '')
  const bytes = await page.pdf()
  await page.close()
  return bytes
}

/** Chooses a file through the button that fills the form from a resume. */
async function chooseResume(page: Page, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Autofill from resume' }).click()
  await (await choosing).setFiles(file)
}

it('the form fills empty fields from a resume, marks each answer until it is confirmed or changed, and undoes all unchanged ones in one step', async () => {
  const person = createFictionalPerson('de', 4)
  const page = await openForm(site)
  await waitForHydratedForm(page)
  await getField(page, 'surname').fill('Typed')
  const posts: string[] = []
  page.on('request', (request) => {
    // The session of a guest and the form token are requested with or without a resume.
    const isOfTheForm = /\/api\/(?:auth|formStamps)/.test(request.url())
    if (request.method() !== 'GET' && !isOfTheForm) posts.push(request.url())
  })
  const choose = (name: string, buffer: Buffer) =>
    chooseResume(page, { name, mimeType: 'application/pdf', buffer })
  await choose('cv.pdf', await printResume())
  await expect.poll(() => getField(page, 'email').inputValue()).toBe(person.email)
  await expect.poll(() => getField(page, 'firstName').inputValue()).toBe(person.firstName)
  await expect.poll(() => getField(page, 'surname').inputValue()).toBe('Typed')
  const remarks = page.getByText('From your resume: please check.', { exact: true })
  const before = await remarks.count()
  expect(before).toBeGreaterThan(1)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Confirm: Email', exact: true }).click()
  await expect.poll(() => remarks.count()).toBe(before - 1)
  await getField(page, 'firstName').fill('Other')
  await getField(page, 'firstName').blur()
  await expect.poll(() => remarks.count()).toBe(before - 2)
  await page.getByRole('button', { name: 'Undo all' }).click()
  await expect.poll(() => getField(page, 'email').inputValue()).toBe('')
  await expect.poll(() => getField(page, 'firstName').inputValue()).toBe('Other')
  await choose('torn.pdf', Buffer.from('%PDF-1.7\n1 0 obj'))
  await page.getByText('the file seems to be damaged').waitFor()
  expect(posts).toEqual([])
})

it('the form offers to read a resume on the server when the device cannot, and sends nothing before the applicant agrees', async () => {
  const person = createFictionalPerson('de', 4)
  const page = await openForm(site)
  // Simulates a browser that cannot start module workers.
  await page.evaluate(() => {
    window.Worker = class {
      constructor() {
        throw new TypeError('No workers here')
      }
    } as unknown as typeof Worker
  })
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/resumereadings')) posts.push(request.method())
  })
  await chooseResume(page, { name: 'cv.pdf', mimeType: 'application/pdf', buffer: await printResume() })
  const offer = page.getByRole('button', { name: 'Read it on our server' })
  await offer.waitFor()
  expect(posts).toEqual([])
  expect(await findViolations(page)).toEqual([])
  await offer.press('Enter')
  await expect.poll(() => getField(page, 'email').inputValue()).toBe(person.email)
  await expect.poll(() => offer.count()).toBe(0)
  expect(posts).toEqual(['POST'])
})

/** Records the messages of the autofill's status line; the returned function takes those since the last call. */
async function recordStatus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const status = [...document.querySelectorAll('[role="status"]')].find((one) =>
      one.closest('.fy-resume-fill'),
    )
    const heard: string[] = []
    if (status)
      new MutationObserver(() => heard.push(status.textContent)).observe(status, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    Object.assign(window, { heard })
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard').splice(0))
}

it('each of several hostile resumes is read or reported as unreadable, and the form stays usable', async () => {
  const page = await openForm(site)
  await page.getByRole('button', { name: 'Autofill from resume' }).waitFor()
  const takeStatus = await recordStatus(page)
  for (const [name, { file, answer }] of Object.entries(hostileResumes)) {
    await takeStatus()
    // A file on the disk, as applicants choose one. Playwright passes a buffer to the page as base64, and decoding nine
    // megabytes of it blocks the page for seconds.
    const path = join(folder, 'cv')
    writeFileSync(path, file())
    await chooseResume(page, path)
    if ('facts' in answer) {
      await expect
        .poll(() => getField(page, 'email').inputValue(), { message: name })
        .toBe(answer.facts.email)
      await page.getByRole('button', { name: 'Undo all' }).click()
      await expect.poll(() => getField(page, 'email').inputValue()).toBe('')
    } else {
      await expect
        .poll(async () => (await takeStatus()).join(), { message: name })
        .toContain(resumeFillTexts.problems[answer.problem])
    }
    await getField(page, 'surname').fill(name)
    await expect.poll(() => getField(page, 'surname').inputValue()).toBe(name)
  }
})
