import { describe, expect, it } from 'vitest'
import { answerForm, openForm, received, resume, send } from './harness/buildingSurveyor'
import { callApi, fetchToken } from './harness/callApi'
import { downloadResume, openNewest } from './harness/reviewApplications'
import { accounts, logIn, signIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

async function apply(email: string): Promise<void> {
  const page = await openForm(site)
  await answerForm(page, email)
  await send(page)
  await received(page)
}

describe('an administrator', () => {
  it('[SS-04] [AP-01] [AP-02] [AP-06] finds a new application first, with its answers and its resume byte for byte', async () => {
    await apply('ada@example.org')
    const page = await signIn(site, 'harbour')
    await page.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
    await expect.poll(() => page.getByRole('row').count()).toBe(26)
    await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain('Building Surveyor')
    await openNewest(page)
    const panel = page.getByRole('region', { name: /Byron-Surveyor/ })
    await panel.getByText('ada@example.org').first().waitFor()
    await expect.poll(() => panel.textContent()).toContain('30 Jun 2031')
    expect((await downloadResume(page)).equals(resume.buffer)).toBe(true)
  })

  it('[SS-04] with a wrong password stays at Login and is told', async () => {
    site.trouble.expect(/^401: POST .*\/api\/auth\/authenticate$/)
    const page = await site.visit('harbour', '/home/login')
    await logIn(page, 'harbour-admin', 'not-the-password')
    await page.getByText('The username or password is not right.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/home/login')
    await expect.poll(() => page.locator('input[name="username"]').inputValue()).toBe('harbour-admin')
  })

  it('[SS-08] of one client can not sign in to another', async () => {
    site.trouble.expect(/^401: POST .*\/api\/auth\/authenticate$/)
    const page = await site.visit('meridian', '/home/login')
    await logIn(page, accounts.harbour.username, accounts.harbour.password)
    await page.getByText('The username or password is not right.').waitFor()
  })

  it('[RT-09] as a guest is sent to Login, and on to the page after signing in', async () => {
    const page = await site.visit('harbour', '/applicant/viewapplications')
    await page.waitForURL('**/home/login*')
    await logIn(page, accounts.harbour.username, accounts.harbour.password)
    await page.waitForURL('**/applicant/viewapplications')
    await page.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
  })

  it('[RT-03] who is signed in is sent from Login to the applications', async () => {
    const page = await signIn(site, 'harbour')
    await page.goto(`${site.server.origin('harbour')}/home/login`)
    await page.waitForURL('**/applicant/viewapplications')
  })

  it('stays signed in after a reload and in a second tab', async () => {
    const page = await signIn(site, 'harbour')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
    const second = await site.visit('harbour', '/applicant/viewapplications', { sameVisitorAs: page })
    await second.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
    await expect.poll(() => second.getByRole('row').count()).toBe(26)
  })

  it('[SS-05] logs out to a guest and is told', async () => {
    const page = await signIn(site, 'harbour')
    await page.getByRole('button', { name: 'Dashboard' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await page.getByText('You have successfully logged out.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Dashboard' }).count()).toBe(0)
    await page.goto(`${site.server.origin('harbour')}/applicant/viewapplications`)
    await page.waitForURL('**/home/login*')
  })
})

describe('the administrator of another client', () => {
  it('[SS-08] gets an application by no id and no address', async () => {
    await apply('isolation@example.org')
    const harbour = await signIn(site, 'harbour')
    const { id, attachments } = await openNewest(harbour)
    const bytes = `/api/applicationDetails/${id}/attachments/${attachments[0]?.id}/data`
    const own = await fetchToken(harbour, 'harbour', accounts.harbour)
    expect((await callApi(harbour, { path: bytes, token: own })).status).toBe(200)

    const meridian = await signIn(site, 'meridian')
    await meridian.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
    await expect.poll(() => meridian.getByText('Byron-Surveyor').count()).toBe(0)
    const token = await fetchToken(meridian, 'meridian', accounts.meridian)
    const nowhere = 999_999
    const calls = [
      { path: `/api/applicationDetails/${id}`, other: `/api/applicationDetails/${nowhere}` },
      { path: bytes, other: bytes.replace(`/${id}/`, `/${nowhere}/`) },
    ]
    for (const { path, other } of calls) {
      site.trouble.expect(new RegExp(`^404: GET .*${path}$`), new RegExp(`^404: GET .*${other}$`))
      const answer = await callApi(meridian, { path, token })
      expect(answer.status, path).toBe(404)
      expect(answer, 'the same words as for what does not exist').toEqual(
        await callApi(meridian, { path: other, token }),
      )
    }
    site.trouble.expect(/^404: POST .*\/api\/resubmittedApplications\/$/)
    const resubmit = {
      method: 'POST',
      path: '/api/resubmittedApplications/',
      token,
      body: { applicationId: id },
    }
    expect((await callApi(meridian, resubmit)).status).toBe(404)
    await meridian.goto(`${site.server.origin('meridian')}/applicant/viewapplications?id=${id}`)
    await meridian.getByText('There is no such application.').waitFor()
  })

  it('[SS-08] gets by a token only what belongs to the client that it was made for, on whatever host', async () => {
    const meridian = await signIn(site, 'meridian')
    const token = await fetchToken(meridian, 'meridian', accounts.meridian)
    const own = await callApi(meridian, { path: '/api/applications', token })
    const harbour = await site.visit('harbour', '/')
    const answer = await callApi(harbour, { path: '/api/applications', token })
    expect(own.status).toBe(200)
    if (answer.status === 200) expect(answer.text).toBe(own.text)
  })
})
