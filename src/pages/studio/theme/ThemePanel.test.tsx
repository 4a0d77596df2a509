import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openStudio } from '../../../../tests/fixtures/openStudio'
import { renderInStudio } from '../../../../tests/fixtures/renderInStudio'
import type { Studio } from '../../../data/studio/studio.types'
import { ThemePanel } from './ThemePanel'

afterEach(cleanup)

async function open(config: object): Promise<Studio> {
  const studio = await openStudio(config)
  renderInStudio(<ThemePanel studio={studio} />)
  return studio
}
const getRawConfig = (studio: Studio) => studio.store.getState().rawConfig

test('applies a valid colour immediately, and checks its contrast', async () => {
  const studio = await open({ themeColor: '#0b5c63' })
  const hex = screen.getByRole('textbox', { name: 'Quiet text, as #rrggbb' })
  await userEvent.clear(hex)
  await userEvent.type(hex, '#a0a8b')
  expect(screen.getByText('Enter a colour such as #0b5c63.')).toBeTruthy()
  expect(getRawConfig(studio)).not.toHaveProperty('look.colours.inkSoft', '#a0a8b')
  await userEvent.type(hex, '0')
  expect(getRawConfig(studio)).toHaveProperty('look.colours.inkSoft', '#a0a8b0')
  await userEvent.click(await screen.findByRole('button', { name: /the nearest readable colour$/ }))
  expect(screen.queryByRole('button', { name: /the nearest readable colour$/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Reset Quiet text' }))
  expect(getRawConfig(studio)).not.toHaveProperty('look.colours.inkSoft')
})

test('takes the accent from the browser’s colour picker', async () => {
  const studio = await open({})
  fireEvent.change(screen.getByLabelText('Accent', { selector: '[type=color]' }), {
    target: { value: '#aa0044' },
  })
  expect(getRawConfig(studio)).toEqual({ themeColor: '#aa0044' })
  expect(screen.getByText('Add a logo to get colour suggestions.')).toBeTruthy()
})

test('stores only the choices that differ from the defaults', async () => {
  const studio = await open({})
  await userEvent.selectOptions(screen.getByLabelText('Font of headings'), 'Fraunces')
  await userEvent.selectOptions(screen.getByLabelText('Corners'), 'Rounded')
  await userEvent.selectOptions(screen.getByLabelText('Dark mode'), 'Always light')
  expect(getRawConfig(studio)).toEqual({ look: { headingFont: 'fraunces', corner: 'round', dark: 'never' } })
  await userEvent.selectOptions(screen.getByLabelText('Corners'), 'Slightly rounded')
  await userEvent.selectOptions(screen.getByLabelText('Font of headings'), 'System font')
  expect(getRawConfig(studio)).toEqual({ look: { dark: 'never' } })
})
