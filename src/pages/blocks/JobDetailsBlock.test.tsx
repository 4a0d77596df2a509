import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'

const facts = () =>
  [...document.querySelectorAll('.fy-job-facts__fact')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent),
  )

describe('Job Details', () => {
  it('[JD-01] [JD-02] shows salary, location, type, and what the client lets be shown', async () => {
    await renderSite('/job/details/guid-1')
    await screen.findByRole('heading', { level: 1, name: 'Job 01' })
    expect(facts()).toEqual([
      ['Salary', '$98,400'],
      ['Location', 'Eastside'],
      ['Employment Type', 'Full time'],
      ['Department', 'Parks'],
      ['Closing Date', expect.stringMatching(/^0[45] Dec 2026$/)],
    ])
  })

  it('[JD-02] leaves out closing date and department when the client wants it so', async () => {
    await renderSite('/job/details/guid-1', {
      settings: { canShowAdvertiseEndDate: false, canShowVacancyDepartment: false },
    })
    await screen.findByRole('heading', { level: 1, name: 'Job 01' })
    expect(facts().map(([label]) => label)).toEqual(['Salary', 'Location', 'Employment Type'])
  })

  it('[JD-03] offers the documents', async () => {
    await renderSite('/job/details/guid-1')
    const section = (await screen.findByRole('heading', { name: 'Documentation' })).parentElement
    expect(
      within(section as HTMLElement).getByRole('button', { name: /Download position\.pdf/ }).textContent,
    ).toContain('Two pages')
  })

  it('[JD-05] tells that a job is no longer there', async () => {
    const { calls } = await renderSite('/job/details/guid-77')
    await screen.findByRole('heading', { level: 1, name: 'This job is no longer here' })
    expect(calls.some(({ url }) => url.startsWith('/api/vacancies/'))).toBe(false)
  })
})
