import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderSite } from '../../tests/fixtures/renderSite'

it('[ER-06] logs refused requests and network errors without notifying the user', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  const { site } = await renderSite('/', {
    answer: ({ url }) => {
      if (url === '/api/publicsettings') return { status: 403 }
      if (url === '/clients/harbour/sidebar.html') throw new Error('Network Error')
      return undefined
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Available Jobs' })
  const lines = consoleError.mock.calls.map(([line]) => String(line))
  expect(lines.filter((line) => line.includes('/api/publicsettings'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes('sidebar.html'))).toHaveLength(1)
  expect(site.notifications.store.getState()).toEqual([])
  consoleError.mockRestore()
})

it('[ER-04] shows a client whose config.json is invalid under its company name, and logs the name of the file', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  await renderSite('/', {
    answer: ({ url }) => (url === '/clients/harbour/config.json' ? { data: '{ "siteTitle": ' } : undefined),
  })
  await screen.findByRole('heading', { level: 1, name: 'Available Jobs' })
  expect(document.title).toBe('Available Jobs · Harbour City careers')
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(
    'clients/harbour/config.json must be an object, not text. The default is used instead.',
  )
  consoleError.mockRestore()
})
