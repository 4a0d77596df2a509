import { expect, test } from 'vitest'
import { type AuthoredVacancyContent, emptyVacancy } from './authoredVacancy'
import { buildVacancyPartForm, vacancyFormParts } from './buildVacancyPartForm'
import { toVacancyPartAnswer, withVacancyPart } from './vacancyPartValues'

const completeVacancy: AuthoredVacancyContent = {
  ...emptyVacancy,
  code: 'HCC-1',
  name: 'Ranger',
  summary: 'Out of doors.',
  description: '<p>You walk.</p>',
  department: 'Parks',
  location: 'Eastside',
  employmentType: 'Full time',
  address: { city: 'Eastside', country: 'AU' },
  salary: { from: 80_000, to: 90_000, currency: 'NZD', period: 'hour', text: '' },
  opensAt: '2026-11-01T00:00:00.000Z',
  closesAt: '2026-12-01T00:00:00.000Z',
  licences: [{ name: 'Car', isRequired: true }],
  qualifications: [{ name: 'Degree', isRequired: false }],
  requirements: [{ name: 'Boots', description: 'Your own', isRequired: true }],
  skills: [{ name: 'Maps', isRequired: false, options: [{ label: 'Some', value: '1' }] }],
  visas: [{ name: 'Any' }],
}

test.each(vacancyFormParts)('opening the form of %s changes nothing', (part) => {
  expect(withVacancyPart(part, completeVacancy, toVacancyPartAnswer(part, completeVacancy, 'AUD'))).toEqual(
    completeVacancy,
  )
  expect(withVacancyPart(part, emptyVacancy, toVacancyPartAnswer(part, emptyVacancy, 'AUD'))).toEqual(
    emptyVacancy,
  )
})

test.each(vacancyFormParts)('the form of %s has a field for every value', (part) => {
  const { answer } = buildVacancyPartForm(part, 'AUD').schema.properties
  expect(
    Object.keys(toVacancyPartAnswer(part, completeVacancy, 'AUD')).every((key) => answer?.properties?.[key]),
  ).toBe(true)
})

test('a salary starts with the client’s currency, and is unset while it has no amount', () => {
  const answer = toVacancyPartAnswer('place', emptyVacancy, 'NZD')
  expect(answer.salary).toEqual({ currency: 'NZD', period: 'year' })
  const contentWithSalary = withVacancyPart('place', emptyVacancy, {
    ...answer,
    salary: { ...Object(answer.salary), from: 30 },
  })
  expect(contentWithSalary.salary).toEqual({ from: 30, to: null, currency: 'NZD', period: 'year', text: '' })
})

test('levels are entered one per line; an existing level keeps the value that answers store', () => {
  const lists = withVacancyPart('lists', completeVacancy, {
    skills: [{ name: 'Maps', levels: 'None\nSome\n\nNone' }],
  })
  expect(lists.skills).toEqual([
    {
      name: 'Maps',
      isRequired: false,
      options: [
        { label: 'None', value: 'None' },
        { label: 'Some', value: '1' },
      ],
    },
  ])
  expect(lists.licences).toEqual([])
})

test('invalid values count as empty', () => {
  expect(
    withVacancyPart('place', completeVacancy, { salary: { from: 'much' }, address: 'there' }),
  ).toMatchObject({
    salary: null,
    address: null,
    location: '',
  })
})

test('a workplace needs a known kind, and keeps its countries only for remote work', () => {
  const getWorkplace = (workplace: unknown) => withVacancyPart('place', emptyVacancy, { workplace }).workplace
  const countries = [{ country: 'NZ' }, { country: 'NZ' }, {}]
  const remote = getWorkplace({ kind: 'remote', countries })
  expect(remote).toEqual({ kind: 'remote', countries: ['NZ'] })
  expect(getWorkplace({ kind: 'hybrid', countries })).toEqual({ kind: 'hybrid' })
  expect([getWorkplace({ countries }), getWorkplace({}), getWorkplace(undefined)]).toEqual([null, null, null])
  const displayedAnswer = toVacancyPartAnswer('place', { ...emptyVacancy, workplace: remote }, 'AUD')
  expect(displayedAnswer.workplace).toEqual({ kind: 'remote', countries: [{ country: 'NZ' }] })
})
