import { expect, test } from 'vitest'
import { toLocalDateTime } from '../../renderer/form/structure/leaf/jsonDateTimes'
import { getPublishAnswer } from './buildPublishForm'

const unscheduled = { state: 'draft', advertisedFrom: null, scheduledChange: null } as const

test('the form starts with ‘now’ for a vacancy without a schedule', () => {
  expect(getPublishAnswer(unscheduled)).toEqual({ when: 'now' })
  expect(
    getPublishAnswer({ ...unscheduled, state: 'open', advertisedFrom: '2026-11-22T04:05:06.789Z' }),
  ).toEqual({
    when: 'now',
  })
})

test.each(['2031-01-05T09:30:45.120Z', '2031-01-05T09:30:00Z', '2031-01-05T20:30:45+11:00'])(
  'a schedule of %s fills the date-time field to the minute',
  (timestamp) => {
    const scheduled = { ...unscheduled, state: 'scheduled', advertisedFrom: timestamp } as const
    const changing = {
      ...unscheduled,
      state: 'open',
      scheduledChange: { at: timestamp, by: null },
    } as const
    for (const vacancy of [scheduled, changing]) {
      const { when, at } = getPublishAnswer(vacancy)
      expect([when, toLocalDateTime(at, 'Australia/Sydney')]).toEqual(['at', '2031-01-05T20:30'])
    }
  },
)
