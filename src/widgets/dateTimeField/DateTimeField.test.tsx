import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { buildConformanceForm, field } from '../../../tests/conformance/buildConformanceForm'
import { compileOnce } from '../../../tests/fixtures/compileFromModuleSource'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import type { FieldKind } from '../../schemas/kinds/kindRegistry'
import { type OtherLanguage, setLanguage } from '../../texts/language/language'
import { loadLanguage } from '../../texts/loadTranslations'

afterEach(cleanup)

async function show(type: FieldKind, value = '') {
  const form = buildConformanceForm([field('when', { type, label: 'When', value })])
  const validator = await compileOnce(form)
  const handle = createRef<FormHandle>()
  render(<FormRenderer form={form} loadValidator={async () => validator} handle={handle} />)
  await screen.findAllByRole('spinbutton')
  const group = screen.getByRole('group', { name: /^When/ })
  const parts = () => Array.from(group.querySelectorAll<HTMLElement>('.fy-segment[tabindex]'))
  return {
    // Skips the check for `pointer-events: none`, which computes the styles of every ancestor; no stylesheet is loaded.
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    handle,
    group,
    parts,
    shows: () =>
      Array.from(group.querySelectorAll('.fy-segment, .fy-segments__between'), (part) => part.textContent)
        .join('')
        .replace(/[\u2066\u2069]/g, '')
        .replace(/\u202f/g, ' '),
    value: () => handle.current?.getValues().when,
    submittedValue: () => group.querySelector<HTMLInputElement>('[name="when"]')?.value,
    opener: () => screen.getByRole('button', { name: /^Choose/ }),
  }
}

test('only elements whose role allows a name refer to a label, and meta elements are complete', async () => {
  const { group } = await show('date')
  expect(group.querySelector('[role="presentation"]')).toBeTruthy()
  expect(group.querySelector('[role="presentation"][aria-labelledby]')).toBeNull()
  expect(document.querySelectorAll('meta:not([name], [charset], [http-equiv], [property])')).toHaveLength(0)
})

describe.each([
  ['date', 'FK-11', '12031990', '1990-03-12', '12/03/1990', '12', 'Must be a valid date'],
  ['date', 'FK-11', '5/12/2026', '2026-12-05', '05/12/2026', '31022024', '31/02/2024 is not in the calendar'],
  ['time', 'FK-14', '230p', '14:30', '2:30 pm', '2', 'Must be a valid time'],
  [
    'datetime-local',
    'FK-12',
    '05122026230p',
    '2026-12-05T14:30',
    '05/12/2026 2:30 pm',
    '05122026',
    'Must be a valid date and time',
  ],
  [
    'datetime-local',
    'FK-12',
    '5/12/2026 9:00a',
    '2026-12-05T09:00',
    '05/12/2026 9:00 am',
    '05122026',
    'Must be a valid date and time',
  ],
  [
    'date-range',
    'FK-13',
    '0512202602012027',
    '2026-12-05/2027-01-02',
    '05/12/2026 - 02/01/2027',
    '0201202705122026',
    'Must be two valid dates, the first not after the last',
  ],
] as const)('%s', (type, row, typed, stored, shown, invalidText, message) => {
  test(`[${row}] [FK-24] ${typed} typed straight through fills it`, async () => {
    const { user, parts, shows, value, submittedValue } = await show(type)
    await user.click(parts()[0] as HTMLElement)
    await user.keyboard(typed)
    expect(shows()).toBe(shown)
    expect(value()).toBe(stored)
    expect(submittedValue()).toBe(stored)
    await user.tab({ shift: true })
    expect(shows()).toBe(shown)
    await user.click(document.body)
    expect([shows(), value()]).toEqual([shown, stored])
  })

  test(`[${row}] [FK-24] ${type} is overwritten by typing the value as shown`, async () => {
    const { user, parts, shows, value } = await show(type, stored)
    await user.click(parts()[0] as HTMLElement)
    await user.keyboard(shown)
    expect([shows(), value()]).toEqual([shown, stored])
  })

  test(`[${row}] ${invalidText}, which is not valid, remains visible, is refused on blur with its message, and is not submitted`, async () => {
    const { user, group, parts, shows } = await show(type)
    await user.click(parts()[0] as HTMLElement)
    await user.keyboard(invalidText)
    const before = shows()
    expect(screen.queryByText(message)).toBeNull()
    await user.click(document.body)
    expect(await screen.findByText(message)).toBeTruthy()
    expect(shows()).toBe(before)
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(parts()[0]?.getAttribute('aria-invalid')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByRole('link', { name: `When: ${message}` })).toBeTruthy()
    expect(document.activeElement).toBe(parts()[0])
    await user.click(screen.getByRole('link', { name: `When: ${message}` }))
    expect(document.activeElement).toBe(parts()[0])
  })

  test(`[${row}] the clear button empties it, also if it is partly filled in, and Backspace empties a segment`, async () => {
    const { user, parts, value, group } = await show(type, stored)
    await user.click(screen.getByRole('button', { name: 'Clear When' }))
    expect(value()).toBe('')
    expect(document.activeElement).toBe(parts()[0])
    await user.keyboard('1')
    expect(value()).not.toBe('')
    await user.click(screen.getByRole('button', { name: 'Clear When' }))
    expect(value()).toBe('')
    expect(group.querySelectorAll('[data-placeholder][tabindex]')).toHaveLength(parts().length)
    await user.keyboard('1{Backspace}{Backspace}')
    if (type !== 'time' && type !== 'datetime-local') expect(value()).toBe('')
  })

  test(`[${row}] a value that the page sets fills it, and a reset empties it`, async () => {
    const { handle, shows, value, group, user, parts } = await show(type)
    act(() => handle.current?.setValues({ when: stored }))
    expect(shows()).toBe(shown)
    act(() => handle.current?.reset())
    expect(value()).toBe('')
    await user.click(parts()[0] as HTMLElement)
    await user.keyboard('1')
    act(() => handle.current?.reset())
    expect(group.querySelectorAll('[data-placeholder][tabindex]')).toHaveLength(parts().length)
  })

  test(`[${row}] text pasted onto a segment fills it`, async () => {
    const { parts, value } = await show(type)
    fireEvent.paste(parts()[0] as HTMLElement, { clipboardData: { getData: () => shown } })
    expect(value()).toBe(stored)
  })
})

test('[FK-13] [FK-24] typing over a range replaces it: complete segments are not skipped', async () => {
  const { user, parts, shows, value } = await show('date-range', '2026-12-05/2027-01-02')
  await user.click(parts()[0] as HTMLElement)
  await user.keyboard('0112202603012028')
  expect(shows()).toBe('01/12/2026 - 03/01/2028')
  expect(value()).toBe('2026-12-01/2028-01-03')
})

test('[FK-11] a date in another notation can be pasted', async () => {
  const { parts, value, shows } = await show('date')
  fireEvent.paste(parts()[2] as HTMLElement, { clipboardData: { getData: () => ' 1990-03-12\n' } })
  expect(value()).toBe('1990-03-12')
  expect(shows()).toBe('12/03/1990')
})

test('[FK-11] [FK-12] the message names a day that does not exist', async () => {
  const { user, parts } = await show('datetime-local')
  await user.click(parts()[0] as HTMLElement)
  await user.keyboard('29/02/2025 2:30p')
  await user.click(document.body)
  expect(await screen.findByText('29/02/2025 is not in the calendar')).toBeTruthy()
})

test.each<[OtherLanguage, string[]]>([
  ['de', ['Tag', 'Monat', 'Jahr', 'Stunde', 'Minute', 'am/pm']],
  ['fr', ['jour', 'mois', 'année', 'heure', 'minute', 'am/pm']],
  ['ar', ['يوم', 'الشهر', 'السنة', 'الساعات', 'الدقائق', 'am/pm']],
])('the segments of a date and time are named in %s', async (language, names) => {
  await loadLanguage(language)
  setLanguage(language)
  try {
    const { parts } = await show('datetime-local')
    expect(parts().map((part) => part.getAttribute('aria-label')?.split(',')[0])).toEqual(names)
  } finally {
    setLanguage('en')
  }
})

test('[FK-11] a year of two digits is invalid', async () => {
  const { user, parts } = await show('date')
  await user.click(parts()[0] as HTMLElement)
  await user.keyboard('12/3/90')
  await user.click(document.body)
  expect(await screen.findByText('Must be a valid date')).toBeTruthy()
})

test('[FK-11] [FK-20] Enter in a segment submits; the label focuses the first segment', async () => {
  const { user, parts } = await show('date')
  await user.click(screen.getByText(/^When/))
  expect(document.activeElement).toBe(parts()[0])
  await user.keyboard('{Enter}')
  expect(await screen.findByText('The form is missing mandatory fields')).toBeTruthy()
})

test('[FK-11] before its code is loaded, the field is a text input, which is not replaced while the user types', async () => {
  const form = buildConformanceForm([field('when', { type: 'date', label: 'When', value: '31/02/2024' })])
  const validator = await compileOnce(form)
  const handle = createRef<FormHandle>()
  render(<FormRenderer form={form} loadValidator={async () => validator} handle={handle} />)
  const user = userEvent.setup()
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: /^When/ })
  expect(input.value).toBe('31/02/2024')
  await user.clear(input)
  await user.type(input, '1/2/1990')
  expect(screen.queryAllByRole('spinbutton')).toEqual([])
  // Skips the button that opens the calendar.
  await user.tab()
  await user.tab()
  await screen.findAllByRole('spinbutton')
  expect(handle.current?.getValues().when).toBe('1990-02-01')
})

test('[FK-11] [FK-27] the calendar opens at the date, starts its weeks on Sunday and puts a day into the field', async () => {
  const { user, opener, value, shows } = await show('date', '2026-12-05')
  await user.click(opener())
  const dialog = await screen.findByRole('dialog', { name: 'Choose a date' })
  const weekdays = within(dialog).getAllByRole('columnheader', { hidden: true })
  expect(weekdays.map((day) => day.textContent)[0]).toBe('Sun')
  expect(document.activeElement?.textContent).toBe('5')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(value()).toBe('2026-12-12')
  expect(shows()).toBe('12/12/2026')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener())
})

test.each(['date', 'datetime-local', 'date-range'] as const)(
  'Alt+ArrowDown opens the calendar of a %s, Escape closes it and focuses its button',
  async (type) => {
    const { user, parts, opener } = await show(type)
    await user.click(parts()[0] as HTMLElement)
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener())
  },
)

test('[FK-12] choosing a day fills it in and moves to the time', async () => {
  const { user, parts, opener, value, shows } = await show('datetime-local')
  await user.click(opener())
  await screen.findByRole('dialog')
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(parts()[3])
  await user.keyboard('945p')
  expect(value()).toMatch(/^\d{4}-\d\d-\d\dT21:45$/)
  expect(shows()).toMatch(/^\d\d\/\d\d\/\d{4} 9:45 pm$/)
})

test('[FK-13] [FK-27] chooses two days in a calendar whose weeks start on Sunday', async () => {
  const { user, opener, value, shows } = await show('date-range', '2026-12-05/2026-12-08')
  await user.click(opener())
  const dialog = await screen.findByRole('dialog')
  const [first] = within(dialog).getAllByRole('columnheader', { hidden: true })
  expect(first?.textContent).toBe('Sun')
  expect(document.activeElement?.textContent).toBe('5')
  await user.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}')
  expect(value()).toBe('2026-12-12/2026-12-20')
  expect(shows()).toBe('12/12/2026 - 20/12/2026')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['13:30', '13:30', '1:30 pm', '1:30 in the afternoon', ''],
  ['13:30', '13:30', '1:30 pm', '1:30 in the afternoon', '04:45'],
  ['13:30', '13:30', '1:30 pm', '1:30 in the afternoon', '13:30'],
  ['1700', '17:00', '5:00 pm', '5:00 in the afternoon', '04:45'],
  ['23:05', '23:05', '11:05 pm', '11:05 at night', '04:45'],
  ['0930', '09:30', '9:30 am', '9:30 in the morning', ''],
  ['12:30', '12:30', '12:30 pm', '12:30 in the afternoon', '12:30'],
  ['130p', '13:30', '1:30 pm', '1:30 in the afternoon', '04:45'],
  ['130p', '13:30', '1:30 pm', '1:30 in the afternoon', '13:30'],
  ['2 pm', '14:00', '2:00 pm', '2:00 in the afternoon', ''],
])(
  '[FK-14] [FK-24] the time %s is read as %s and read back in words',
  async (typed, stored, shown, words, before) => {
    const { user, parts, shows, value } = await show('time', before)
    await user.click(parts()[0] as HTMLElement)
    await user.keyboard(typed)
    expect([shows(), value()]).toEqual([shown, stored])
    await user.click(document.body)
    expect([shows(), value()]).toEqual([shown, stored])
    expect(screen.getByText(words)).toBeTruthy()
  },
)

test.each(['2575', '1390', '23', '1330a', '12:5'])(
  '[FK-14] %s, which is not a time, stays as typed and is refused',
  async (typed) => {
    const { user, parts } = await show('time', '04:45')
    await user.click(parts()[0] as HTMLElement)
    await user.keyboard(typed)
    await user.click(document.body)
    expect(await screen.findByText('Must be a valid time')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^When/ }).value).toBe(typed)
  },
)

test('[FK-12] an invalid time stays next to its day, and is refused', async () => {
  const { user, parts } = await show('datetime-local')
  await user.click(parts()[0] as HTMLElement)
  await user.keyboard('051220262460')
  await user.click(document.body)
  expect(await screen.findByText('Must be a valid date and time')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^When/ }).value).toBe('05/12/2026 2460')
})

test.each([
  ['13:30', '13:30'],
  [' 1700 ', '17:00'],
  ['130p', '13:30'],
])('[FK-14] pasted %s is stored as %s', async (pasted, stored) => {
  const { parts, value } = await show('time')
  fireEvent.paste(parts()[0] as HTMLElement, { clipboardData: { getData: () => pasted } })
  expect(value()).toBe(stored)
})

test('[FK-14] pasted text that is not a time is shown and refused', async () => {
  const { parts } = await show('time')
  fireEvent.paste(parts()[0] as HTMLElement, { clipboardData: { getData: () => 'noon' } })
  expect(await screen.findByText('Must be a valid time')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^When/ }).value).toBe('noon')
})
