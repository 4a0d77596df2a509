import { describe, expect, it } from 'vitest'
import { getVacancy } from '../../../tests/fixtures/siteData'
import { findCloseMatches } from './closeMatches'
import { noFilters } from './vacancyFilters'

const jobs = [
  getVacancy(1, { name: 'Beach Lifeguard', location: 'Northshore' }),
  getVacancy(2, { name: 'Senior Lifeguard', location: 'Eastside' }),
  getVacancy(3, { name: 'Library Technician', location: 'Eastside' }),
  getVacancy(4, { name: 'Café Manager', location: 'Eastside' }),
]
const getMatchNames = (filters: Partial<typeof noFilters>) =>
  findCloseMatches(jobs, { ...noFilters, ...filters }).map(({ name }) => name)

describe('findCloseMatches', () => {
  it('finds titles that share a word, ignoring accents and one wrong letter', () => {
    expect(getMatchNames({ name: 'lifegard supervisor' })).toEqual(['Beach Lifeguard', 'Senior Lifeguard'])
    expect(getMatchNames({ name: 'cafe chef' })).toEqual(['Café Manager'])
  })

  it('prefers jobs that match the other filters', () => {
    expect(getMatchNames({ name: 'lifeguards', location: 'Eastside' })).toEqual([
      'Senior Lifeguard',
      'Beach Lifeguard',
      'Library Technician',
    ])
  })

  it('suggests nothing for a word that no title resembles', () => {
    expect(getMatchNames({ name: 'astronaut' })).toEqual([])
  })
})
