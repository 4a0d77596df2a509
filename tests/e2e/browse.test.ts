import { setTimeout as rest } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { formAnswers } from './harness/formAnswers'
import { applyAddress, demoJobAddress } from './harness/jobAddress'
import { answering, siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

it('[RT-01] [JL-01] [JL-11] [RT-06] [JD-01] [RT-08] [JD-06] [JD-07] a job seeker opens a job in a new tab, and its form beside a summary of it', async () => {
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
  await formAnswers(job)
  expect(new URL(job.url()).pathname).toMatch(/^\/applicant\/apply\/[0-9a-f-]{36}$/)
  for (const name of ['firstName', 'surname', 'email', 'resume']) {
    await expect.poll(() => job.locator(`input[name="${name}"]`).count(), { message: name }).toBe(1)
  }
  await expect.poll(() => job.getByRole('heading', { name: 'Branch Librarian' }).isVisible()).toBe(true)
  await job.getByRole('link', { name: 'View Job Details' }).click()
  await job.getByRole('heading', { level: 1, name: 'Branch Librarian' }).waitFor()
})

it('[JL-16] [JL-20] the share menu opens where there is room, and Tab goes through it', async () => {
  const page = await site.visit('harbour', '/')
  const last = page
    .getByRole('table')
    .getByRole('button', { name: /^Share / })
    .last()
  await last.focus()
  await last.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await page.keyboard.press('Enter')
  const copy = page.getByRole('button', { name: 'Copy Link' })
  await copy.waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Facebook')
  // The menu listens for what closes it after a moment.
  await rest(300)
  for (let press = 0; press < 4; press++) await page.keyboard.press('Tab')
  await expect.poll(() => copy.evaluate((button) => button === document.activeElement)).toBe(true)
  const box = await copy.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
})

it('[JD-03] a document of a job is saved by a link; on paper it is named with the address, and nothing is left to press', async () => {
  const page = await site.visit('harbour', await demoJobAddress(site, 'harbour', 'Coastal Planner'))
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download HCC-0142 Position description/ }).click()
  expect((await coming).suggestedFilename()).toBe('HCC-0142 Position description.pdf')
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

it('[JD-01] facts and Apply stay beside the text of a job at 1280 px', async () => {
  const page = await site.visit('meridian', await demoJobAddress(site, 'meridian'))
  await page.evaluate(() =>
    window.scrollTo(0, document.querySelector('.fy-job__description')?.clientHeight ?? 0),
  )
  const apply = await page.getByRole('link', { name: 'Apply' }).first().boundingBox()
  expect(apply?.y).toBeGreaterThanOrEqual(0)
  expect((apply?.y ?? 0) + (apply?.height ?? 0)).toBeLessThanOrEqual(900)
})

/** Each script and style costs a phone a round trip. */
const mostRequests = 12

it('the job list, a job and an application form ask for no more than 12 scripts and styles', async () => {
  const job = await demoJobAddress(site, 'harbour', 'Coastal Planner')
  for (const path of ['/', job, applyAddress(job)]) {
    const page = await site.visit('harbour', '/privacy', { width: 360 })
    const asked = new Set<string>()
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType()))
        asked.add(new URL(request.url()).pathname)
    })
    await page.goto(`${site.server.origin('harbour')}${path}`)
    await answering(page)
    // Scripts that are loaded when the page is idle count too.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/assets\/http-[^/]+\.js$/.test(name)),
    )
    await page.waitForLoadState('networkidle')
    expect(asked.size, path).toBeGreaterThan(3)
    expect(asked.size, [...asked].join('\n')).toBeLessThanOrEqual(mostRequests)
  }
})
