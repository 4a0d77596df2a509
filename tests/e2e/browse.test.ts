import { expect, it } from 'vitest'
import { findDemoJobPath } from './harness/jobPaths'
import { setUpSite } from './harness/setUpSite'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()

it('[RT-01] [JL-01] [JL-11] [RT-06] [JD-01] [RT-08] [JD-06] [JD-07] a job seeker opens a job in a new tab, and its form with a summary of the job', async () => {
  const page = await site.visit('harbour', '/')
  await page.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(11)
  await expect.poll(() => page.getByText('Showing 1–10 of 64').isVisible()).toBe(true)
  const newTab = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Branch Librarian' }).click()
  const job = await newTab
  await job.getByRole('heading', { level: 1, name: 'Branch Librarian' }).waitFor()
  expect(new URL(job.url()).pathname).toMatch(/^\/job\/details\/[0-9a-f-]{36}$/)
  await expect.poll(() => job.title()).toContain('Branch Librarian')
  expect(new URL(page.url()).pathname).toBe('/')
  await job.getByRole('link', { name: 'Apply' }).first().click()
  await waitForHydratedForm(job)
  expect(new URL(job.url()).pathname).toMatch(/^\/applicant\/apply\/[0-9a-f-]{36}$/)
  for (const name of ['firstName', 'surname', 'email', 'resume']) {
    await expect.poll(() => job.locator(`input[name="${name}"]`).count(), { message: name }).toBe(1)
  }
  await expect.poll(() => job.getByRole('heading', { name: 'Branch Librarian' }).isVisible()).toBe(true)
  await job.getByRole('link', { name: 'View Job Details' }).click()
  await job.getByRole('heading', { level: 1, name: 'Branch Librarian' }).waitFor()
})

it('[JD-01] [JD-03] a job keeps Apply in view, downloads its document, and prints on one page with its address and without controls', async () => {
  const page = await site.visit('harbour', await findDemoJobPath(site, 'harbour', 'Coastal Planner'))
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  const apply = await page.getByRole('link', { name: 'Apply' }).first().boundingBox()
  expect(apply?.y).toBeGreaterThanOrEqual(0)
  expect((apply?.y ?? 0) + (apply?.height ?? 0)).toBeLessThanOrEqual(900)
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download HCC-0142 Position description/ }).click()
  expect((await coming).suggestedFilename()).toBe('HCC-0142 Position description.pdf')
  // The print fits one A4 page with a printer's margins.
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }
  const printed = (await page.pdf({ format: 'A4', margin })).toString('latin1')
  expect(printed).toMatch(/\/Count 1\b/)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.getByText('HCC-0142 Position description.pdf').waitFor()
  await expect.poll(() => page.getByRole('contentinfo').textContent()).toContain(page.url())
  await expect.poll(() => page.getByText(page.url(), { exact: true }).isVisible()).toBe(true)
  for (const name of ['Apply', 'All jobs']) {
    await expect
      .poll(() => page.getByRole('link', { name }).first().isVisible(), { message: name })
      .toBe(false)
  }
  const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)
  expect(ink, 'the text is printed dark, also in the dark theme').toBe('rgb(19, 37, 43)')
})
