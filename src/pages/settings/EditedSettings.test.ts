import { expect, it, vi } from 'vitest'
import { EditedSettings } from './EditedSettings'

const saved = { 'field-4': ['visible'], canShowEoi: true }

it('[SE-02] knows the row that was changed last, and tells', () => {
  const edited = new EditedSettings(saved)
  const heard = vi.fn()
  const end = edited.subscribe(heard)
  edited.change({ ...saved, 'field-4': ['visible', 'required'] })
  expect(edited.now().highlighted).toBe('field-4')
  edited.change({ ...edited.now().values, canShowEoi: false })
  expect(edited.now().highlighted).toBeNull()
  end()
  edited.discard()
  expect(heard).toHaveBeenCalledTimes(2)
})

it('[SE-01] goes back to what was stored last', () => {
  const edited = new EditedSettings(saved)
  const stored = { ...saved, canShowEoi: false }
  edited.change(stored)
  edited.markSaved(stored)
  edited.change(saved)
  edited.discard()
  expect(edited.now().values).toBe(stored)
  expect(edited.saved()).toBe(stored)
})
