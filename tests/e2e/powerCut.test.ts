import { describe, expect, it } from 'vitest'
import { answerForm, openForm, resume, sendApplication } from './harness/buildingSurveyor'
import { downloadResume, openNewest } from './harness/reviewApplications'
import { setUpSiteInProcess } from './harness/setUpSite'
import { signIn } from './harness/signIn'

const site = setUpSiteInProcess()

/** Messages that a page may show if the server stops during its next request. */
const cutOff = [/^net::ERR_/, /^console: /, /^exception: .*import/]

describe('a power cut', () => {
  it('right after an application and its file were acknowledged loses neither', async () => {
    const page = await openForm(site)
    await answerForm(page, 'power-cut@example.org')
    const uploadResponse = page.waitForResponse(
      (answer) => answer.url().endsWith('/attachments') && answer.status() === 201,
    )
    site.problems.allow(...cutOff)
    await sendApplication(page)
    await uploadResponse
    await site.server.kill()
    await page.close()
    await site.server.start()
    const admin = await signIn(site, 'harbour')
    await openNewest(admin)
    await admin.getByRole('link', { name: 'power-cut@example.org' }).waitFor()
    expect((await downloadResume(admin)).equals(resume.buffer)).toBe(true)
  })

  it('right after an application was acknowledged loses none of its answers', async () => {
    const page = await openForm(site)
    await answerForm(page, 'power-cut-2@example.org')
    const applicationResponse = page.waitForResponse((answer) =>
      answer.url().endsWith('/api/submittedapplications'),
    )
    await page.route('**/attachments', (route) => route.abort())
    site.problems.allow(...cutOff)
    await sendApplication(page)
    expect((await applicationResponse).status()).toBe(201)
    await site.server.kill()
    await page.close()
    await site.server.start()
    const admin = await signIn(site, 'harbour')
    await openNewest(admin)
    await admin.getByRole('link', { name: 'power-cut-2@example.org' }).waitFor()
  })
})
