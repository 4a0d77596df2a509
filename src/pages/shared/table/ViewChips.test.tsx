import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { type ViewChip, ViewChips } from './ViewChips'

const chip = (label: string, count: number | null, isCurrent = false): ViewChip => ({
  ...{ label, count, isCurrent },
  to: `?state=${label}`,
})

it('hides views without rows or with an unknown count, except the first and the current, which links to the first', () => {
  render(
    <MemoryRouter>
      <ViewChips
        label="Status"
        views={[
          chip('All', 0),
          chip('Draft', 0),
          chip('Open', 2),
          chip('Closed', 0, true),
          chip('Held', null),
        ]}
      />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['All 0', 'Open 2', 'Closed 0'])
  expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe('/?state=All')
})
