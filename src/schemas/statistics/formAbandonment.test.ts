import { expect, it } from 'vitest'
import { getAbandonmentCounts } from './formAbandonment'

const report = {
  lastField: 'phone',
  missing: ['resume', 'resume'],
  wrong: ['email'],
  time: 'under3',
} as const

it('counts where a form was left, after how long, and its errors', () => {
  expect(
    getAbandonmentCounts({ ...report, missing: [...report.missing], wrong: ['email'], isSent: false }),
  ).toEqual([
    { fieldKey: 'phone', measure: 'left' },
    { fieldKey: '', measure: 'after-under3' },
    { fieldKey: 'resume', measure: 'missing' },
    { fieldKey: 'email', measure: 'wrong' },
  ])
})

it('counts nothing but the submission of a submitted form', () => {
  expect(getAbandonmentCounts({ ...report, missing: [], wrong: [], isSent: true })).toEqual([
    { fieldKey: '', measure: 'sent' },
  ])
})
