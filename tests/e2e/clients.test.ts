import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { callApi, fetchToken } from './harness/callApi'
import { formAnswers } from './harness/formAnswers'
import { applyAddress, demoJobAddress } from './harness/jobAddress'
import { accounts } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

const accent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--fy-accent').trim())

async function fieldsOfFirstForm(client: string): Promise<string[]> {
  const page = await site.visit(client, applyAddress(await demoJobAddress(site, client)))
  await formAnswers(page)
  return page
    .locator('main form [name]')
    .evaluateAll((inputs) => inputs.flatMap((input) => input.getAttribute('name') ?? []))
}

describe('[RT-18] two clients, one product', () => {
  it('[LY-10] each has its own title, heading, logo and colour', async () => {
    const harbour = await site.visit('harbour', '/')
    const meridian = await site.visit('meridian', '/')
    await harbour.getByText('Work where the city meets the sea').waitFor()
    await meridian.getByText('Care that has time for you, too').waitFor()
    await expect.poll(() => harbour.title()).toContain('Careers at Harbour City Council')
    await expect.poll(() => meridian.title()).toContain('Work with Meridian Health')
    const logo = (page: Page) => page.locator('header img').first().getAttribute('src')
    expect(await logo(harbour)).toContain('/clients/harbour/')
    expect(await logo(meridian)).toContain('/clients/meridian/')
    const [harbours, meridians] = [await accent(harbour), await accent(meridian)]
    expect(harbours).not.toBe('')
    expect(harbours).not.toBe(meridians)
  })

  it('[JL-09] [JL-16] meridian renames its headings and shares nothing', async () => {
    const page = await site.visit('meridian', '/')
    await page.getByRole('table').waitFor()
    const headings = await page.getByRole('columnheader').allTextContents()
    expect(headings.map((heading) => heading.trim())).toEqual([
      'Role',
      'In brief',
      'Contract',
      'Campus',
      'Apply by',
    ])
  })

  it('[LY-05] [LY-06] [LY-07] meridian has no sidebar, harbour has its own words and the newest jobs', async () => {
    const harbour = await site.visit('harbour', '/')
    const meridian = await site.visit('meridian', '/')
    await meridian.getByRole('heading', { name: 'Available Jobs' }).waitFor()
    await expect.poll(() => meridian.getByRole('complementary').count()).toBe(0)
    const sidebar = harbour.getByRole('complementary')
    await sidebar.getByRole('heading', { name: 'Recently Added Jobs' }).waitFor()
    await expect.poll(() => sidebar.locator('a[href^="/job/details/"]').count()).toBe(5)
    await sidebar.getByRole('link', { name: /Expression of Interest/ }).click()
    await harbour.getByRole('heading', { level: 1, name: 'Expression of Interest' }).waitFor()
    const login = await site.visit('harbour', '/home/login')
    await login.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
    await expect.poll(() => login.getByRole('complementary').count()).toBe(0)
  })

  it('[JD-07] meridian asks for fewer answers', async () => {
    const harbour = await fieldsOfFirstForm('harbour')
    const meridian = await fieldsOfFirstForm('meridian')
    const asked = ['firstName', 'surname', 'email', 'mobile', 'resume']
    expect(harbour).toEqual(expect.arrayContaining([...asked, 'suburb', 'coverLetter', 'photo', 'notes']))
    expect(meridian).toEqual(expect.arrayContaining(asked))
    for (const name of ['suburb', 'coverLetter', 'photo', 'notes']) expect(meridian).not.toContain(name)
  })

  it('[JD-02] meridian tells neither department nor closing date', async () => {
    const page = await site.visit('meridian', await demoJobAddress(site, 'meridian'))
    await page.getByRole('term').first().waitFor()
    expect((await page.getByRole('term').allTextContents()).sort()).toEqual(['Campus', 'Contract', 'Salary'])
  })

  it('[JD-05] a job of one client is not there at the other', async () => {
    const address = await demoJobAddress(site, 'harbour', 'Branch Librarian')
    site.trouble.expect(/^404: GET http:\/\/meridian\./)
    const page = await site.visit('meridian', address)
    await page.getByRole('heading', { name: 'This job is no longer here' }).waitFor()
  })
})

describe('a setting that the client changes', () => {
  it('[JL-11] opens Job Details in the same tab', async () => {
    const page = await site.visit('harbour', '/')
    const token = await fetchToken(page, 'harbour', accounts.harbour)
    const { text } = await callApi(page, { path: '/api/userSettings', token })
    const body = { ...JSON.parse(text), canRedirectToVacancyDetails: false }
    const saved = await callApi(page, { method: 'PUT', path: '/api/userSettings', token, body })
    expect(saved.status, saved.text).toBeLessThan(300)
    await page.reload()
    await page.getByRole('link', { name: 'Branch Librarian', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Branch Librarian' }).waitFor()
    expect(page.context().pages()).toHaveLength(1)
  })
})
