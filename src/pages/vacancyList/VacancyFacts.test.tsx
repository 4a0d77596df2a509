import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { VacancyRow } from '../../schemas/authoring/authoredVacancy'
import { VacancyApplications } from './VacancyFacts'

it('links to the applications of the vacancy by its id, because its code may change or be part of another code', () => {
  const id = '7f6b2f0e-55c5-4f0b-9d2e-9a1f7f6f1c2b'
  const vacancy = { id, code: 'Q35-7', name: 'Planner', applications: 2 } as VacancyRow
  render(
    <MemoryRouter>
      <VacancyApplications vacancy={vacancy} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/applicant/viewapplications?vacancyId=${id}`)
})
