import { expect, test } from 'vitest'
import { createMemoryStore } from '../../../tests/fixtures/memoryStore'
import { createDeviceChoices } from './draftAutosave'

test('the choice of an own device applies to every tab; the choice of a shared device applies to one tab', () => {
  const device = createMemoryStore()
  const tab = createDeviceChoices(createMemoryStore(), device)
  expect(tab.read()).toBe('unasked')
  tab.write('shared')
  expect(tab.read()).toBe('shared')
  const next = createDeviceChoices(createMemoryStore(), device)
  expect(next.read()).toBe('unasked')
  next.write('own')
  expect(tab.read()).toBe('own')
  tab.write('shared')
  expect(next.read()).toBe('unasked')
})
