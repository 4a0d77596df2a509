import { expect, it } from 'vitest'
import { anonymizeAbandonmentSums } from './overview.service'

const labels: Record<string, string> = { email: 'Email', resume: 'Resume', phone: 'Phone' }
const getLabel = (key: string) => labels[key] ?? null
const of = (fieldKey: string, measure: 'left' | 'missing' | 'wrong' | 'sent', times: number) => ({
  fieldKey,
  measure,
  times,
})

it('shows no number below five, and no total that would reveal one', () => {
  const sums = [
    of('email', 'left', 4),
    of('resume', 'left', 12),
    of('resume', 'missing', 3),
    of('', 'sent', 4),
  ]
  expect(anonymizeAbandonmentSums(sums, getLabel)).toEqual({
    sent: null,
    left: 12,
    fields: [{ label: 'Resume', left: 12, errors: 0 }],
    others: 0,
  })
})

it('lists the fields with the most abandonments first, and combines those of single vacancies', () => {
  const sums = [
    of('email', 'left', 6),
    of('resume', 'left', 9),
    of('resume', 'missing', 4),
    of('resume', 'wrong', 3),
    of('question-1', 'left', 3),
    of('question-2', 'left', 4),
    of('', 'left', 3),
    of('phone', 'left', 2),
    of('', 'sent', 40),
  ]
  expect(anonymizeAbandonmentSums(sums, getLabel)).toEqual({
    sent: 40,
    left: 27,
    fields: [
      { label: 'Resume', left: 9, errors: 7 },
      { label: null, left: 7, errors: 0 },
      { label: 'Email', left: 6, errors: 0 },
    ],
    others: 5,
  })
})
