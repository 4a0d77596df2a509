import { expect, it } from 'vitest'
import { getAbandonmentCounts } from './formAbandonment'

const report = {
  lastField: 'phone',
  missing: ['resume', 'resume'],
  wrong: ['email'],
  time: 'under3',
} as const

it('counts where a form was left, after how long, and what it said was wrong', () => {
  expect(
    getAbandonmentCounts({ ...report, missing: [...report.missing], wrong: ['email'], isSent: false }),
  ).toEqual([
    { fieldKey: 'phone', measure: 'left' },
    { fieldKey: '', measure: 'after-under3' },
    { fieldKey: 'resume', measure: 'missing' },
    { fieldKey: 'email', measure: 'wrong' },
  ])
})

it('counts of a form that was sent nothing else', () => {
  expect(getAbandonmentCounts({ ...report, missing: [], wrong: [], isSent: true })).toEqual([
    { fieldKey: '', measure: 'sent' },
  ])
})
