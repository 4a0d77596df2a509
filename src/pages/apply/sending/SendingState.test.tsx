import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderSite } from '../../../../tests/fixtures/renderSite'
import { getVacancy } from '../../../../tests/fixtures/siteData'
import type { VacancyListItem } from '../../../schemas/vacancies/vacancy'

/** Fills in and submits the form of Job 01, which the server refuses. */
async function sendLate(closeDate: string, otherVacancies: VacancyListItem[]): Promise<HTMLElement> {
  cleanup()
  await renderSite('/applicant/apply/guid-1', {
    config: { timeZone: 'America/Los_Angeles' },
    settings: { applicationFormFields: [] },
    vacancies: [getVacancy(1, { advertisingCloseDate: closeDate }), ...otherVacancies],
    answer: ({ url }) => {
      if (url.startsWith('/api/submittedapplications')) return { status: 410 }
      return /^\/api\/vacancies\/1\/\w+$/.test(url) ? { data: [] } : undefined
    },
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^First Name/), 'Ada')
  await user.type(screen.getByLabelText(/^(Surname|Last Name)/), 'Late')
  await user.type(screen.getByLabelText(/^Email/), 'ada@example.org')
  await user.click(screen.getByRole('button', { name: /^(Send|Submit)/ }))
  return screen.findByRole('alert')
}

const getLinks = (notice: HTMLElement) =>
  within(notice)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('a vacancy that closed meanwhile shows the closing time in the client’s time zone, and keeps the answers', async () => {
  const notice = await sendLate('2026-11-21T11:55:00Z', [
    getVacancy(2),
    getVacancy(3, { isExpressionOfInterest: true }),
  ])
  expect(notice.textContent).toContain('This job closed on 21 Nov 2026 03:55 AM (Los Angeles time)')
  expect(within(notice).getByRole('button', { name: /Save/ })).toBeDefined()
  expect(getLinks(notice)).toEqual([
    ['See similar jobs', '/job/viewjobs?department=Parks'],
    ['Submit an Expression of Interest', '/job/viewjobs?isExpressionOfInterest=true'],
  ])
  expect((screen.getByLabelText(/^First Name/) as HTMLInputElement).value).toBe('Ada')
})

it('an unpublished vacancy shows no closing date, and offers only the available actions', async () => {
  const notice = await sendLate('2026-12-05T00:00:00Z', [getVacancy(2, { department: 'Roads' })])
  expect(notice.textContent).toContain('This job no longer accepts applications')
  expect(notice.textContent).not.toContain('2026')
  expect(getLinks(notice)).toEqual([['See similar jobs', '/job/viewjobs']])
})
