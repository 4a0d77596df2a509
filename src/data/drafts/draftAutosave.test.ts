import { expect, test } from 'vitest'
import { memoryStore } from '../../../tests/fixtures/memoryStore'
import { createDeviceChoices } from './draftAutosave'

test('one’s own device is known in every tab; a shared one is asked about by the next person', () => {
  const device = memoryStore()
  const tab = createDeviceChoices(memoryStore(), device)
  expect(tab.read()).toBe('unasked')
  tab.write('shared')
  expect(tab.read()).toBe('shared')
  const next = createDeviceChoices(memoryStore(), device)
  expect(next.read()).toBe('unasked')
  next.write('own')
  expect(tab.read()).toBe('own')
  tab.write('shared')
  expect(next.read()).toBe('unasked')
})
