import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderSite } from '../../../../tests/fixtures/renderSite'
import { getVacancy } from '../../../../tests/fixtures/siteData'

it('[JD-09] an application that the rate limit refuses keeps its answers and says when to try again', async () => {
  await renderSite('/applicant/apply/guid-1', {
    settings: { applicationFormFields: [] },
    vacancies: [getVacancy(1)],
    answer: ({ url }) => {
      if (url.startsWith('/api/submittedapplications'))
        return { status: 429, headers: { 'retry-after': '600' } }
      return /^\/api\/vacancies\/1\/\w+$/.test(url) ? { data: [] } : undefined
    },
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^First Name/), 'Ada')
  await user.type(screen.getByLabelText(/^(Surname|Last Name)/), 'Busy')
  await user.type(screen.getByLabelText(/^Email/), 'ada@example.org')
  await user.click(screen.getByRole('button', { name: /^(Send|Submit)/ }))
  await screen.findByText('Your application could not be sent')
  await screen.findByText(/We’re very busy right now\. .* are still here\. Try again in 10 minutes\./)
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('ada@example.org')
  const send = screen.getByRole<HTMLButtonElement>('button', { name: /^(Send|Submit)/ })
  expect(send.disabled).toBe(false)
})
