import { describe, expect, test } from 'vitest'
import { buildConformanceForm, field } from '../../../tests/conformance/buildConformanceForm'
import { parseFormValues } from './parseFormValues'

const options = [
  { label: 'One', value: '1' },
  { label: 'Two', value: '2' },
]
const form = buildConformanceForm([
  field('name'),
  field('story', { type: 'textarea' }),
  field('site', { type: 'url' }),
  field('hours', { type: 'number' }),
  field('secret', { type: 'password' }),
  field('list', { type: 'select', options, value: '2' }),
  field('few', { type: 'radio', options, value: '1' }),
  field('tick', { type: 'checkbox', value: true }),
  field('ticks', { type: 'checkbox', options }),
  field('day', { type: 'date' }),
  field('hour', { type: 'time' }),
  field('moment', { type: 'datetime-local' }),
  field('days', { type: 'date-range' }),
  field('fixed', { disabled: true, value: 'as it was' }),
  field('paper', { type: 'file' }),
])
const read = (formFields: Record<string, string[]>) =>
  parseFormValues(form, new Map(Object.entries(formFields)), 'AU')

describe('the submission of a no-script form', () => {
  test('is read according to the kind of each field', () => {
    const formFields = {
      name: ['  Ada'],
      story: ['One\r\ntwo'],
      site: ['example.com'],
      hours: ['1,800'],
      secret: [' a space'],
      list: ['1'],
      few: ['2'],
      tick: ['on'],
      ticks: ['2', 'of another form', '1'],
      day: ['2031-05-04'],
      hour: ['09:15'],
      moment: ['2031-06-05T14:30'],
      days: ['2031-02-01', '2031-02-03'],
    }
    expect(read(formFields)).toEqual({
      name: 'Ada',
      story: 'One\ntwo',
      site: 'https://example.com',
      hours: '1800',
      secret: ' a space',
      list: '1',
      few: '2',
      tick: true,
      ticks: ['1', '2'],
      day: '2031-05-04',
      hour: '09:15',
      moment: '2031-06-05T14:30',
      days: '2031-02-01/2031-02-03',
      fixed: 'as it was',
    })
  })

  test('is read leniently in fields for days and times', () => {
    const formFields = {
      day: ['4/5/2031'],
      hour: ['9.15 am'],
      moment: ['5/6/2031 2:30 pm'],
      days: ['1/2/2031 to 3/2/2031'],
    }
    expect(read(formFields)).toMatchObject({
      day: '2031-05-04',
      hour: '09:15',
      moment: '2031-06-05T14:30',
      days: '2031-02-01/2031-02-03',
    })
  })

  test('is empty if nothing was chosen, ticked or entered', () => {
    expect(read({ name: [''], day: [''], days: ['', ''] })).toMatchObject({
      name: '',
      few: '',
      tick: false,
      ticks: [],
      day: '',
      days: '',
    })
  })

  test('passes unreadable values through, so that validation rejects them', () => {
    expect(read({ day: ['soon'], days: ['2031-02-01', ''] })).toMatchObject({
      day: 'soon',
      days: '2031-02-01 - ',
    })
  })
})

test('[FK-28] blank rows of a group are ignored, and at most one row above the limit is read', () => {
  const optional = { kind: 'any' as const, required: false }
  const fields = [field('name'), field('paid', { type: 'checkbox', rules: optional, value: true })]
  const jobs = field('jobs', { type: 'group', rules: optional, repeats: { max: 2 }, fields })
  const getRows = (...names: string[]) =>
    parseFormValues(
      buildConformanceForm([jobs]),
      new Map(names.map((name, at) => [`jobs.${at}.name`, [name]])),
      'AU',
    ).jobs
  expect(getRows('', 'Diver')).toEqual([{ name: 'Diver', paid: false }])
  expect(getRows(...Array.from({ length: 1000 }, (_, at) => `Job ${at}`))).toHaveLength(3)
})
