import { setTimeout as rest } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { formAnswers } from './harness/formAnswers'
import { demoJobAddress, jobAddress } from './harness/jobAddress'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

describe('a job seeker', () => {
  it('[RT-01] [JL-01] [JL-09] finds the jobs of harbour at /, in a table with six columns', async () => {
    const page = await site.visit('harbour', '/')
    await page.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
    const headings = await page.getByRole('columnheader').allTextContents()
    expect(headings.map((heading) => heading.trim())).toEqual([
      'Title',
      'Summary',
      'Employment Type',
      'Location',
      'Closing Date',
      'Share',
    ])
    await expect.poll(() => page.getByRole('row').count()).toBe(11)
    await expect.poll(() => page.getByText('Showing 1–10 of 64').isVisible()).toBe(true)
  })

  it('[RT-05] finds them at /job/viewjobs too', async () => {
    const page = await site.visit('harbour', '/job/viewjobs')
    await page.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
    await expect.poll(() => page.getByRole('row').count()).toBe(11)
  })

  it('[JL-11] [RT-06] [JD-01] [JD-02] opens a row in a new tab and reads salary, location and type', async () => {
    const page = await site.visit('harbour', '/')
    const newTab = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Branch Librarian' }).click()
    const job = await newTab
    await job.getByRole('heading', { level: 1, name: 'Branch Librarian' }).waitFor()
    expect(new URL(job.url()).pathname).toMatch(/^\/job\/details\/[0-9a-f-]{36}$/)
    const terms = await job.getByRole('term').allTextContents()
    expect(terms.sort()).toEqual(['Closing Date', 'Department', 'Employment Type', 'Location', 'Salary'])
    await expect.poll(() => job.getByRole('definition').allTextContents()).toContain('Northshore')
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('[RT-06] opens a shared link directly', async () => {
    const page = await site.visit('harbour', await demoJobAddress(site, 'harbour', 'Branch Librarian'))
    await page.getByRole('heading', { level: 1, name: 'Branch Librarian' }).waitFor()
    await expect.poll(() => page.title()).toContain('Branch Librarian')
  })

  it('[JD-03] [JL-07] saves a document by a link; the list of Expressions of Interest is called that', async () => {
    const list = await site.visit('harbour', '/?name=coastal')
    const page = await site.visit('harbour', await jobAddress(list, 'Coastal Planner'))
    const document = page.getByRole('link', { name: /^Download HCC-0142 Position description/ })
    const coming = page.waitForEvent('download')
    await document.click()
    expect((await coming).suggestedFilename()).toBe('HCC-0142 Position description.pdf')
    await list.goto(`${site.server.origin('harbour')}/job/viewjobs?isExpressionOfInterest=true`)
    await list.getByRole('table', { name: 'Expression of Interest' }).waitFor()
  })

  it('[JL-16] [JL-20] opens the share menu where there is room, and goes through it by Tab', async () => {
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

  it('[RT-08] [JD-06] [JD-07] reaches the application form by Apply, beside a summary of the job', async () => {
    const page = await site.visit('harbour', await demoJobAddress(site, 'harbour', 'Branch Librarian'))
    await page.getByRole('link', { name: 'Apply' }).first().click()
    await formAnswers(page)
    expect(new URL(page.url()).pathname).toMatch(/^\/applicant\/apply\/[0-9a-f-]{36}$/)
    for (const name of ['firstName', 'surname', 'email', 'resume']) {
      await expect.poll(() => page.locator(`input[name="${name}"]`).count(), { message: name }).toBe(1)
    }
    await expect.poll(() => page.locator('form button[type="submit"]').count()).toBe(1)
    await expect.poll(() => page.getByRole('heading', { name: 'Branch Librarian' }).isVisible()).toBe(true)
    await page.getByRole('link', { name: 'View Job Details' }).click()
    await page.getByRole('heading', { level: 1, name: 'Branch Librarian' }).waitFor()
  })
})

describe('addresses', () => {
  it.each([
    ['[RT-02]', '/home', '/'],
    ['[RT-04]', '/job', '/job/viewjobs'],
    ['[RT-04]', '/job/search', '/job/viewjobs'],
    ['[RT-07]', '/applicant', '/'],
  ])('%s %s leads on to %s', async (_row, from, to) => {
    const page = await site.visit('harbour', from)
    await page.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(to)
  })

  it('[RT-14] an unknown one shows the not-found page, with a way on', async () => {
    site.trouble.expect(/^404: GET .*\/no\/such\/page$/)
    const page = await site.visit('harbour', '/no/such/page')
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Go to Available Jobs' }).click()
    await page.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
  })

  it('[JD-05] of a job that is not advertised says so', async () => {
    site.trouble.expect(/^404: GET .*\/job\/details\/0000/)
    const page = await site.visit('harbour', '/job/details/00000000-0000-4000-8000-000000000000')
    await page.getByRole('heading', { name: 'This job is no longer here' }).waitFor()
    await expect.poll(() => page.title()).toContain('This job is no longer here')
  })

  it('[ER-04] of a host that is no client gets a plain page, not a blank one', async () => {
    site.trouble.expect(/No client available with the subdomain of: nobody/, /^404: \w+ http:\/\/nobody\./)
    const page = await site.visit('nobody', '/')
    await page.getByRole('heading', { name: 'This careers site is not here' }).waitFor()
  })
})
