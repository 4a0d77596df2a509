import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'
import type { KnownEmploymentTypes } from '../../schemas/employmentTypes/employmentTypeRows'

beforeAll(() => import('../settings/SettingsBlock'))

async function open(knownTypes: KnownEmploymentTypes, status = 204) {
  const puts: unknown[] = []
  const { site } = await renderSite('/user/settings', {
    signedIn: true,
    config: { employmentTypes: { 'Fixed term': 'CONTRACTOR' } },
    answer: ({ method, url, data }) => {
      if (url !== '/api/employmentTypes') return undefined
      if (method === 'GET') return { data: knownTypes }
      puts.push(data)
      return { status }
    },
  })
  await screen.findByRole('heading', { name: 'Employment types for search engines' })
  return { site, puts }
}

const getSelect = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
const getSelectedText = (name: string) => getSelect(name).selectedOptions[0]?.textContent
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))

const used = ['Casual', 'Fixed term', 'Full time', 'Full-time', 'On the moon', 'Permanent']

it('suggests a value for unsaved types, and marks it as a suggestion', async () => {
  await open({ used, employmentTypes: { permanent: 'FULL_TIME', Seasonal: null } })
  expect(getSelectedText('Casual')).toBe('By the day or shift (suggested)')
  expect(getSelectedText('Fixed term')).toBe('Contractor (suggested)')
  expect(getSelectedText('Full time')).toBe('Full time (suggested)')
  expect(screen.queryByLabelText('Full-time')).toBeNull()
  expect(getSelectedText('On the moon')).toBe('Leave out')
  expect(getSelectedText('Permanent')).toBe('Full time')
  expect(getSelectedText('Seasonal')).toBe('Leave out')
  expect(within(getSelect('Seasonal')).getByText('Temporary (suggested)')).toBeTruthy()
})

it('saves all chosen and suggested values with a confirmation', async () => {
  const { site, puts } = await open({ used, employmentTypes: {} })
  await userEvent.selectOptions(getSelect('Permanent'), 'Full time')
  await userEvent.selectOptions(getSelect('Casual'), 'Leave out')
  await save()
  await waitFor(() =>
    expect(site.notifications.store.getState()).toMatchObject([
      { type: 'success', message: 'Employment types saved.' },
    ]),
  )
  expect(puts).toEqual([
    {
      employmentTypes: {
        Casual: null,
        'Fixed term': 'CONTRACTOR',
        'Full time': 'FULL_TIME',
        'On the moon': null,
        Permanent: 'FULL_TIME',
      },
    },
  ])
})

it('reports a failed save and keeps the choices', async () => {
  const { site } = await open({ used, employmentTypes: {} }, 422)
  await userEvent.selectOptions(getSelect('Permanent'), 'Full time')
  await save()
  const message = await screen.findByText(/^Couldn’t save the employment types/)
  expect(message.getAttribute('role')).toBe('alert')
  expect(getSelectedText('Permanent')).toBe('Full time')
  expect(site.notifications.store.getState()).toEqual([])
})

it('shares one save bar with the settings, which discards the changes of both', async () => {
  await open({ used, employmentTypes: {} })
  const before = getSelectedText('Permanent')
  const icons = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Show share icons/ })
  const wasOn = icons.checked
  await userEvent.click(icons)
  await userEvent.selectOptions(getSelect('Permanent'), 'Full time')
  expect(screen.getAllByRole('button', { name: 'Save changes' })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect([icons.checked, getSelectedText('Permanent')]).toEqual([wasOn, before])
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
})

it('says so if no vacancy has an employment type, and has nothing to save', async () => {
  await open({ used: [' '], employmentTypes: {} })
  expect(screen.getByText('None of your vacancies has an employment type yet.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
})
