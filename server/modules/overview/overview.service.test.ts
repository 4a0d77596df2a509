import { expect, it } from 'vitest'
import { anonymizeAbandonmentSums } from './overview.service'

const labels: Record<string, string> = { email: 'Email', resume: 'Resume', phone: 'Phone' }
const getLabel = (key: string) => labels[key] ?? null
const createSum = (fieldKey: string, measure: 'left' | 'missing' | 'wrong' | 'sent', times: number) => ({
  fieldKey,
  measure,
  times,
})

it('shows null or 0 instead of a number below five, and no total that would reveal one', () => {
  const sums = [
    createSum('email', 'left', 4),
    createSum('resume', 'left', 12),
    createSum('resume', 'missing', 3),
    createSum('', 'sent', 4),
  ]
  expect(anonymizeAbandonmentSums(sums, getLabel)).toEqual({
    sent: null,
    left: 12,
    fields: [{ label: 'Resume', left: 12, errors: 0 }],
    others: 0,
  })
})

it('lists the fields with the most abandonments first, and combines the questions of single vacancies', () => {
  const sums = [
    createSum('email', 'left', 6),
    createSum('resume', 'left', 9),
    createSum('resume', 'missing', 4),
    createSum('resume', 'wrong', 3),
    createSum('question-1', 'left', 3),
    createSum('question-2', 'left', 4),
    createSum('', 'left', 3),
    createSum('phone', 'left', 2),
    createSum('', 'sent', 40),
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
