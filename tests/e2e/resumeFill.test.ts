import { expect, it } from 'vitest'
import { resumeFillTexts } from '../../src/texts/public/apply.texts'
import { fictionalPerson } from '../fixtures/resumes/fictionalPeople'
import { hostileResumes } from '../fixtures/resumes/hostileResumes'
import { resumeLayouts } from '../fixtures/resumes/resumeLayouts'
import { accessibilityFindings } from './harness/accessibilityFindings'
import { field, openForm } from './harness/buildingSurveyor'
import { formAnswers } from './harness/formAnswers'
import { sharedBrowser } from './harness/sharedBrowser'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

async function printed(): Promise<Buffer> {
  const page = await (await sharedBrowser()).newPage()
  await page.setContent(resumeLayouts.titled?.(fictionalPerson('de', 4)) ?? '')
  const bytes = await page.pdf()
  await page.close()
  return bytes
}

it('fills empty fields from a resume, marks each until it is checked, and takes all back at one press', async () => {
  const person = fictionalPerson('de', 4)
  const page = await openForm(site)
  await formAnswers(page)
  await field(page, 'surname').fill('Typed')
  const posts: string[] = []
  page.on('request', (request) => {
    // A guest's session is the page's own, with or without a resume.
    const isSession = request.url().includes('/api/auth/')
    if (request.method() !== 'GET' && !isSession) posts.push(request.url())
  })
  const choose = (name: string, buffer: Buffer) =>
    page.locator('.fy-resume-fill input').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await page.getByRole('button', { name: 'Fill in from a resume' }).waitFor()
  await choose('cv.pdf', await printed())
  await expect.poll(() => field(page, 'email').inputValue()).toBe(person.email)
  await expect.poll(() => field(page, 'firstName').inputValue()).toBe(person.firstName)
  await expect.poll(() => field(page, 'surname').inputValue()).toBe('Typed')
  const remarks = page.getByText('From your resume: please check.', { exact: true })
  const before = await remarks.count()
  expect(before).toBeGreaterThan(1)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'It is right: Email', exact: true }).click()
  await expect.poll(() => remarks.count()).toBe(before - 1)
  await field(page, 'firstName').fill('Other')
  await field(page, 'firstName').blur()
  await expect.poll(() => remarks.count()).toBe(before - 2)
  await page.getByRole('button', { name: 'Take all back' }).click()
  await expect.poll(() => field(page, 'email').inputValue()).toBe('')
  await expect.poll(() => field(page, 'firstName').inputValue()).toBe('Other')
  await choose('torn.pdf', Buffer.from('%PDF-1.7\n1 0 obj'))
  await page.getByText('the file seems to be damaged').waitFor()
  expect(posts).toEqual([])
})

it('offers to have the server read what the device can not, and sends nothing before it is asked to', async () => {
  const person = fictionalPerson('de', 4)
  const page = await openForm(site)
  // A browser that starts no workers of modules.
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
  await page.getByRole('button', { name: 'Fill in from a resume' }).waitFor()
  await page
    .locator('.fy-resume-fill input')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: await printed() })
  const offer = page.getByRole('button', { name: 'Have our server read it' })
  await offer.waitFor()
  expect(posts).toEqual([])
  expect(await accessibilityFindings(page)).toEqual([])
  await offer.press('Enter')
  await expect.poll(() => field(page, 'email').inputValue()).toBe(person.email)
  await expect.poll(() => offer.count()).toBe(0)
  expect(posts).toEqual(['POST'])
})

it.each(Object.entries(hostileResumes))(
  '%s ends its worker, and not the page',
  async (_, { file, answer }) => {
    const page = await openForm(site)
    await page.getByRole('button', { name: 'Fill in from a resume' }).waitFor()
    await page
      .locator('.fy-resume-fill input')
      .setInputFiles({ name: 'cv', mimeType: 'application/octet-stream', buffer: file() })
    if ('facts' in answer) {
      await expect.poll(() => field(page, 'email').inputValue()).toBe(answer.facts.email)
    } else await page.getByText(resumeFillTexts.problems[answer.problem]).waitFor()
    await field(page, 'surname').fill('Typed')
    await expect.poll(() => field(page, 'surname').inputValue()).toBe('Typed')
  },
)
