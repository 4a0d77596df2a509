import { expect, test } from 'vitest'
import { buildVacancySections } from '../applicationForm/vacancyFields'
import { emptyVacancy } from './authoredVacancy'
import { createPreviewedVacancy } from './previewedVacancy'
import { createQuestion } from './questionEdits'

test('the preview is what visitors would get, including conditions between questions', () => {
  const firstQuestion = { ...createQuestion('q-a', 'text'), text: 'Can you swim?' }
  const dependentQuestion = {
    ...createQuestion('q-b', 'text'),
    text: 'How far?',
    visibleWhen: { field: 'q-a', isFilled: true },
  }
  const { detail, lists } = createPreviewedVacancy(
    'guid',
    {
      ...emptyVacancy,
      name: 'Lifeguard',
      salary: { from: 30, to: null, currency: 'AUD', period: 'hour', text: '' },
      licences: [{ name: 'Boat', isRequired: true }],
      screeningQuestions: [{ id: 'g-1', name: 'Water', questions: [firstQuestion, dependentQuestion] }],
    },
    { now: '2026-11-22T00:00:00Z', country: 'AU' },
  )
  expect(detail).toMatchObject({
    guid: 'guid',
    name: 'Lifeguard',
    salaryAddText: 'From $30 an hour',
    dateAdvertised: '2026-11-22T00:00:00Z',
  })
  const sections = buildVacancySections(lists)
  const water = sections.at(-1)
  expect(water?.title).toBe('Water')
  expect(water?.fields.map(({ label }) => label)).toEqual(['Can you swim?', 'How far?'])
  expect(water?.fields[1]?.visibleWhen).toEqual({ field: water?.fields[0]?.name, isFilled: true })
})
