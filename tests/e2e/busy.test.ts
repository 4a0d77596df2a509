import { describe, expect, it } from 'vitest'
import { answerForm, field, openForm, received, send } from './harness/buildingSurveyor'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest(() => ({
  FOYER_LIMIT_SUBMITS_BY_ADDRESS: '1/1h',
  FOYER_LIMIT_UPLOADS_BY_ADDRESS: '1/1h',
}))

describe('when more is sent than one address may', () => {
  it('[JD-09] the form keeps the answers and says when to send them again', async () => {
    const first = await openForm(site)
    await answerForm(first, 'busy-1@example.org')
    await send(first)
    await received(first)

    site.trouble.expect(/^429: POST .*\/submittedapplications$/)
    const page = await openForm(site)
    await answerForm(page, 'busy-2@example.org')
    await send(page)
    await page.getByText('Your application could not be sent').waitFor()
    await page
      .getByText(/A lot is being sent to us just now\. .* are still here; please try again in \d+ minutes\./)
      .waitFor()
    await expect.poll(() => field(page, 'email').inputValue()).toBe('busy-2@example.org')
    await expect.poll(() => page.getByRole('button', { name: 'Send application' }).isEnabled()).toBe(true)
  })
})
