import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'
import { getVacancies, getVacancy } from '../../../tests/fixtures/siteData'
import { createTabDrafts } from '../../data/drafts/drafts.store'
import { toUtcDate } from '../../schemas/dateTime/zonedDateTime'

const readFacts = () =>
  [...document.querySelectorAll('.fy-job-facts__fact')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent),
  )

describe('Job Details', () => {
  it('[JD-01] [JD-02] shows salary, location, type, and the facts that the client enabled', async () => {
    await renderSite('/job/details/guid-1')
    await screen.findByRole('heading', { level: 1, name: 'Job 01' })
    expect(readFacts()).toEqual([
      ['Salary', '$98,400'],
      ['Location', 'Eastside'],
      ['Employment Type', 'Full time'],
      ['Department', 'Parks'],
      ['Closing Date', '05 Dec 2026 12:00 AM UTC'],
    ])
  })

  it('[JD-02] hides closing date and department if the client disabled them', async () => {
    await renderSite('/job/details/guid-1', {
      settings: { canShowAdvertiseEndDate: false, canShowVacancyDepartment: false },
    })
    await screen.findByRole('heading', { level: 1, name: 'Job 01' })
    expect(readFacts().map(([label]) => label)).toEqual(['Salary', 'Location', 'Employment Type'])
  })

  it('shows the workplace if the vacancy declares it', async () => {
    const vacancies = getVacancies(1).map((job) => ({ ...job, workplace: { kind: 'hybrid' as const } }))
    await renderSite('/job/details/guid-1', { vacancies })
    await screen.findByRole('heading', { level: 1, name: 'Job 01' })
    expect(readFacts()).toContainEqual(['Workplace', 'Hybrid'])
  })

  it("[JD-02] [LY-13] shows the closing day of the client's zone, with the time unless it is the end of the day", async () => {
    const [job] = getVacancies(1)
    const showClosing = async (timeZone: string, advertisingCloseDate: string) => {
      cleanup()
      const vacancies = [{ ...job, advertisingCloseDate }] as ReturnType<typeof getVacancies>
      await renderSite('/job/details/guid-1', { config: { timeZone }, vacancies })
      await screen.findByRole('heading', { level: 1, name: 'Job 01' })
      return readFacts().at(-1)?.[1]
    }
    const viewerZone = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(await showClosing(viewerZone, toUtcDate('2026-12-12T23:59', viewerZone).toISOString())).toBe(
      '12 Dec 2026',
    )
    expect(await showClosing('America/Los_Angeles', '2026-12-13T01:00:00Z')).toBe(
      '12 Dec 2026 05:00 PM (Los Angeles time)',
    )
  })

  it('[JD-03] offers the documents', async () => {
    await renderSite('/job/details/guid-1')
    const section = (await screen.findByRole('heading', { name: 'Documentation' })).parentElement
    const link = within(section as HTMLElement).getByRole('link', { name: /Download position\.pdf/ })
    expect(link.textContent).toContain('Two pages')
    expect(link.getAttribute('href')).toBe('/documents/1/1/position.pdf')
  })

  it('[JD-05] offers an Expression of Interest in place of a missing job, if one is advertised', async () => {
    const eoi = getVacancy(30, { isExpressionOfInterest: true })
    await renderSite('/job/details/gone', { vacancies: [eoi] })
    await screen.findByRole('link', { name: 'Submit an Expression of Interest' })
  })

  it('[JD-05] says that a job is no longer available', async () => {
    const { calls } = await renderSite('/job/details/guid-77')
    await screen.findByRole('heading', { level: 1, name: 'This job is no longer here' })
    expect(calls.some(({ url }) => url.startsWith('/api/vacancies/'))).toBe(false)
  })

  it.each([
    ['/job/viewjobs?page=2&location=East', '/job/viewjobs?page=2&location=East'],
    ['/job/viewjobs?isExpressionOfInterest=true', '/job/viewjobs'],
  ])('[JL-06] the link back from a job that was opened from %s leads to %s', async (from, back) => {
    const { router } = await renderSite(from)
    await screen.findByRole('heading', { level: 1 })
    await act(() => router.navigate('/job/details/guid-1'))
    await screen.findByRole('heading', { level: 1, name: 'Job 01' })
    expect(screen.getByRole('link', { name: 'All jobs' }).getAttribute('href')).toBe(back)
  })
})

it('a password is not stored in a draft', async () => {
  const question = { id: 9, text: 'A word', notes: '', controlType: 'pwd', isRequired: false, options: [] }
  const lists = [{ id: 1, name: 'More', questions: [{ ...question, minLength: null, maxLength: null }] }]
  const { site } = await renderSite('/applicant/apply/guid-1', {
    answer: ({ url }) => {
      if (url === '/api/vacancies/1/screeningquestions') return { data: lists }
      return /^\/api\/vacancies\/1\/\w+$/.test(url) ? { data: [] } : undefined
    },
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^A word/), 'hush')
  await user.type(screen.getByLabelText(/^First Name/), 'Ada')
  await user.tab()
  await screen.findByText('Saved in this tab')
  await waitFor(() =>
    expect(site.getService(createTabDrafts).read('guid-1')?.values).toMatchObject({ firstName: 'Ada' }),
  )
  expect(JSON.stringify(site.getService(createTabDrafts).read('guid-1'))).not.toContain('hush')
})
