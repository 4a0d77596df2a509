import { describe, expect, it } from 'vitest'
import { answerForm, openForm, resume, send } from './harness/buildingSurveyor'
import { downloadResume, openNewest } from './harness/reviewApplications'
import { signIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

describe('a power cut', () => {
  it('right after an application and its file were acknowledged loses neither', async () => {
    const page = await openForm(site)
    await answerForm(page, 'power-cut@example.org')
    const filed = page.waitForResponse(
      (answer) => answer.url().endsWith('/attachments') && answer.status() === 201,
    )
    site.trouble.allow(/^net::ERR_CONNECTION_\w+: GET /)
    await send(page)
    await filed
    await site.server.killHard()
    await page.close()
    await site.server.start()
    const admin = await signIn(site, 'harbour')
    await openNewest(admin)
    await admin.getByText('power-cut@example.org').waitFor()
    expect((await downloadResume(admin)).equals(resume.buffer)).toBe(true)
  })

  it('right after an application was acknowledged loses none of its answers', async () => {
    const page = await openForm(site)
    await answerForm(page, 'power-cut-2@example.org')
    // The page may be gone before its next request is.
    site.trouble.allow(/^net::ERR_FAILED: POST .*\/attachments$/)
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/submittedapplications'))
    await page.route('**/attachments', (route) => route.abort())
    site.trouble.allow(/^net::ERR_CONNECTION_\w+: GET /)
    await send(page)
    expect((await stored).status()).toBe(201)
    await site.server.killHard()
    await page.close()
    await site.server.start()
    const admin = await signIn(site, 'harbour')
    await openNewest(admin)
    await admin.getByText('power-cut-2@example.org').waitFor()
  })
})
