import { expect, it } from 'vitest'
import { answerForm, openForm, received, resume, send } from './harness/buildingSurveyor'
import { demoJobAddress } from './harness/jobAddress'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

it('[JD-01] facts and Apply stay beside the text at 1280 px, by the client’s own names', async () => {
  const page = await site.visit('meridian', await demoJobAddress(site, 'meridian'))
  const terms = await page.getByRole('term').allTextContents()
  expect(terms).toEqual(expect.arrayContaining(['Campus', 'Contract']))
  await page.evaluate(() =>
    window.scrollTo(0, document.querySelector('.fy-job__description')?.clientHeight ?? 0),
  )
  const apply = await page.getByRole('link', { name: 'Apply' }).first().boundingBox()
  expect(apply?.y).toBeGreaterThanOrEqual(0)
  expect((apply?.y ?? 0) + (apply?.height ?? 0)).toBeLessThanOrEqual(900)
})

it('[JD-03] on paper a job names its documents and where it is found, and nothing to press', async () => {
  const page = await site.visit('harbour', await demoJobAddress(site, 'harbour', 'Coastal Planner'))
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.getByText('HCC-0142 Position description.pdf').waitFor()
  await expect.poll(() => page.locator('.fy-footer__address').textContent()).toBe(page.url())
  await expect.poll(() => page.locator('.fy-footer__address').isVisible()).toBe(true)
  for (const name of ['Apply', 'All jobs']) {
    await expect
      .poll(() => page.getByRole('link', { name }).first().isVisible(), { message: name })
      .toBe(false)
  }
  const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)
  expect(ink, 'paper is white, whatever the screen').toBe('rgb(19, 37, 43)')
})

it('[JD-09] a receipt has a reference to quote, what fits the job, and a copy that can be printed', async () => {
  const page = await openForm(site)
  await answerForm(page, 'copy@example.org')
  await send(page)
  await received(page)
  const main = page.getByRole('main')
  await expect.poll(() => main.textContent()).toMatch(/HCC-\d{4} \/ \d+/)
  const copy = main.locator('.fy-sent-copy')
  await expect.poll(() => copy.textContent()).toContain('copy@example.org')
  await expect.poll(() => copy.textContent()).toContain(resume.name)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => copy.isVisible()).toBe(true)
  await expect.poll(() => page.getByRole('button', { name: 'Print a copy' }).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await page.reload()
  await received(page)
  await expect.poll(() => main.textContent()).toMatch(/HCC-\d{4} \/ \d+/)
  await expect.poll(() => copy.count(), { message: 'the answers are kept nowhere' }).toBe(0)
})
