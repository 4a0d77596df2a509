import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { compileFromModuleSource } from '../../../tests/fixtures/compileFromModuleSource'
import { renderSite } from '../../../tests/fixtures/renderSite'
import { everySetting } from '../../../tests/fixtures/siteData'

beforeAll(() => import('./SettingsBlock'))

let puts: unknown[]
beforeEach(() => {
  puts = []
  // jsdom has no layout.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})

const fields = [4, 5].map((id) => ({
  id,
  displayText: id === 4 ? 'Mobile' : 'Birth date',
  canShowVisibility: true,
  canShowRequired: id === 4,
  isVisible: true,
  isRequired: false,
}))
const settings = { ...everySetting, privacyLink: null, privacyLinkLabel: null, applicationFormFields: fields }

async function open(answerToPut: { status: number; data?: unknown }) {
  const rendered = await renderSite('/user/settings/form', {
    signedIn: true,
    wide: true,
    settings,
    answer: ({ method, data }) => {
      if (method !== 'PUT') return undefined
      puts.push(data)
      return answerToPut
    },
  })
  rendered.site.validators.loadSettings = compileFromModuleSource
  await waitFor(() => getSwitch('visible', '4'))
  return rendered
}

/** Finds a switch of a field by its name, because a search by role through the whole page takes a second. */
function getSwitch(name: 'visible' | 'required', id: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`[name="field-${id}"][value="${name}"]`)
  if (!input) throw new Error(`Field ${id} has no ${name}`)
  return input
}

it('[RT-10] [RT-11] /user redirects signed-in users to Settings', async () => {
  const { here } = await renderSite('/user', { signedIn: true, settings })
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  expect(here()).toBe('/user/settings')
})

it('[RT-11] a guest is sent to Login', async () => {
  const { here } = await renderSite('/user/settings')
  await waitFor(() => expect(here()).toBe('/home/login'))
})

it('[SE-02] [SE-03] shows each field with its available settings', async () => {
  await open({ status: 204 })
  expect(getSwitch('visible', '4').checked).toBe(true)
  expect(getSwitch('required', '4').checked).toBe(false)
  // The preview shows the field as well, and comes after the rows.
  const [row] = screen.getAllByRole('group', { name: /^Birth date/ })
  expect(within(row as HTMLElement).getAllByRole('checkbox')).toHaveLength(1)
  expect(getSwitch('required', '1-3').disabled).toBe(true)
})

it('[SE-04] [SE-05] saves with a confirmation, and updates the site at once', async () => {
  const { site } = await open({ status: 204 })
  await userEvent.click(getSwitch('required', '4'))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Show share icons/ }))
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(puts).toHaveLength(1))
  expect(puts[0]).toMatchObject({
    privacyLink: '',
    privacyLinkLabel: '',
    customEoiImageDataUri: null,
    canShowSocialIcons: false,
    applicationFormFields: [{ ...fields[0], isRequired: true }, fields[1]],
  })
  await waitFor(() =>
    expect(site.notifications.store.getState()).toMatchObject([
      { type: 'success', title: 'Success', message: 'The settings have been updated.' },
    ]),
  )
  expect(site.clientSite.store.getState()).toMatchObject({ settings: { canShowSocialIcons: false } })
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
})

it('[SE-04] shows an API error at its field, and does not report the form as saved', async () => {
  const errors = [{ path: '/privacyLink', message: 'A valid URL is expected' }]
  const { site } = await open({ status: 422, data: { errors } })
  await userEvent.click(getSwitch('visible', '5'))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  const link = await screen.findByRole('textbox', { name: /^Privacy Policy Link/ })
  await waitFor(() => expect(link.getAttribute('aria-invalid')).toBe('true'))
  expect(site.notifications.store.getState()).toEqual([])
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
})

it('saving from another tab opens the tab of the invalid field and focuses it', async () => {
  const { here, site } = await renderSite('/user/settings/privacy', {
    signedIn: true,
    settings,
    answer: ({ url }) => (url === '/api/retention' ? { data: { months: 12, days: null } } : undefined),
  })
  site.validators.loadSettings = compileFromModuleSource
  const months = await waitFor(() => {
    const input = document.querySelector<HTMLInputElement>('[name="months"]')
    if (!input) throw new Error('No field for the retention period')
    return input
  })
  await userEvent.clear(months)
  await userEvent.type(months, '500')
  await userEvent.click(screen.getByRole('link', { name: 'General' }))
  await waitFor(() => expect(here()).toBe('/user/settings'))
  await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(here()).toBe('/user/settings/privacy'))
  await waitFor(() => expect(document.activeElement).toBe(months))
  expect(months.closest('[hidden]')).toBeNull()
})

it('[SE-01] Discard restores the stored settings', async () => {
  await open({ status: 204 })
  await userEvent.click(getSwitch('visible', '4'))
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(getSwitch('visible', '4').checked).toBe(true)
  expect(screen.queryByText('Unsaved changes')).toBeNull()
})

const getLabels = (root: string) =>
  [...document.querySelectorAll(`${root} .fy-field__label`)].map((label) =>
    label.textContent.replaceAll('\u00a0', ' '),
  )

it('[SE-01] [JD-07] the preview shows the application form with unsaved changes, and sends nothing', async () => {
  const { calls } = await open({ status: 204 })
  const preview = screen.getByRole('region', { name: 'Preview' })
  expect(getLabels('.fy-preview')).toEqual([
    'First Name *',
    'Last Name *',
    'Email *',
    'Mobile (Optional)',
    'Birth date (Optional)',
  ])
  const mobile = within(preview).getByRole('textbox', { name: /^Mobile/ })
  await userEvent.click(getSwitch('visible', '5'))
  await userEvent.click(getSwitch('required', '4'))
  expect(getLabels('.fy-preview').slice(3)).toEqual(['Mobile *'])
  expect(within(preview).getByRole('textbox', { name: /^Mobile/ })).toBe(mobile)
  await userEvent.type(mobile, '0400 000 000{Enter}')
  expect(within(preview).getByRole<HTMLButtonElement>('button', { name: 'Send application' }).disabled).toBe(
    true,
  )
  expect(calls.filter(({ method, url }) => method !== 'GET' && !url.includes('/auth/'))).toEqual([])
  expect(preview.querySelector('form')).toBeNull()
})

it('[SE-02] [SE-04] rows are moved by arrow keys, announced, shown in the preview and saved', async () => {
  const { site } = await open({ status: 204 })
  const grip = screen.getByRole('button', { name: 'Move Birth date' })
  expect(screen.queryByRole('button', { name: 'Move Email' })).toBeNull()
  grip.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getByText('Birth date moved to place 1 of 2')).toBeTruthy()
  expect(document.activeElement?.id).toBe('move-field-5')
  expect(getLabels('.fy-preview').slice(3)).toEqual(['Birth date (Optional)', 'Mobile (Optional)'])
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
  expect(puts[0]).toMatchObject({ applicationFormFields: [{ id: 5 }, { id: 4 }] })
  expect(site.clientSite.store.getState()).toMatchObject({
    settings: { applicationFormFields: [{ id: 5 }, { id: 4 }] },
  })
})

const getMarkedLabels = (root: string) =>
  [...document.querySelectorAll(`${root} [aria-current="true"] .fy-field__label`)].map((label) =>
    label.textContent.replaceAll('\u00a0', ' '),
  )

it('[SE-01] a field selected in the list is marked in the preview, and a field selected in the preview is marked in the list', async () => {
  await open({ status: 204 })
  await userEvent.click(getSwitch('required', '4'))
  const preview = screen.getByRole('region', { name: 'Preview' })
  await waitFor(() => expect(getMarkedLabels('.fy-preview')).toEqual(['Mobile *']))
  await userEvent.click(within(preview).getByRole('textbox', { name: /^First Name/ }))
  expect(getMarkedLabels('.fy-settings__form')).toEqual(['First Name (Optional)'])
  expect(within(preview).getByText('Selected: First Name')).toBeTruthy()
  within(preview)
    .getByRole('textbox', { name: /^Mobile/ })
    .focus()
  await waitFor(() => expect(getMarkedLabels('.fy-settings__form')).toEqual(['Mobile (Optional)']))
  await userEvent.click(within(preview).getByRole('button', { name: 'Edit field: Mobile' }))
  expect(document.activeElement).toBe(getSwitch('visible', '4'))
})

it('[SE-01] [FB-07] [JD-06] the preview tests the form with answers: it shows its errors and its review, and sends nothing', async () => {
  const { calls } = await open({ status: 204 })
  await userEvent.click(screen.getByRole('checkbox', { name: /^Show all answers before sending/ }))
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  await userEvent.click(preview.getByRole('button', { name: 'Test with answers' }))
  await userEvent.click(preview.getByRole('button', { name: 'Continue' }))
  await preview.findByRole('heading', { name: 'The form is missing mandatory fields' })
  expect(preview.getByText('3 answers are missing.')).toBeTruthy()
  await userEvent.type(preview.getByRole('textbox', { name: /^First Name/ }), 'Ada')
  await userEvent.type(preview.getByRole('textbox', { name: /^Last Name/ }), 'Byron')
  await userEvent.type(preview.getByRole('textbox', { name: /^Email/ }), 'nobody')
  await userEvent.click(preview.getByRole('button', { name: 'Continue' }))
  await preview.findByText('Must be a valid email')
  await userEvent.type(preview.getByRole('textbox', { name: /^Email/ }), '@example.org')
  await userEvent.click(preview.getByRole('button', { name: 'Continue' }))
  await preview.findByRole('heading', { name: 'Check your answers before sending' })
  await preview.findByText('nobody@example.org')
  await userEvent.click(preview.getAllByRole('button', { name: 'Send application' })[0] as HTMLElement)
  await preview.findByText('All answers are valid')
  expect(calls.filter(({ method, url }) => method !== 'GET' && !url.includes('/auth/'))).toEqual([])
  await userEvent.click(preview.getByRole('button', { name: 'Reset answers' }))
  expect(preview.getByRole<HTMLInputElement>('textbox', { name: /^First Name/ }).value).toBe('')
})
