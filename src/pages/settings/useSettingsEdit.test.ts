import { expect, it, vi } from 'vitest'
import { EditedSettings } from './useSettingsEdit'

const saved = { 'field-4': ['visible'], canShowEoi: true }

it('[SE-02] notifies of changes until the subscription ends', () => {
  const edited = new EditedSettings(saved)
  const listener = vi.fn()
  const unsubscribe = edited.subscribe(listener)
  edited.change({ ...saved, 'field-4': ['visible', 'required'] })
  edited.change({ ...edited.getValues(), canShowEoi: false })
  expect(edited.getValues()).toMatchObject({ 'field-4': ['visible', 'required'], canShowEoi: false })
  unsubscribe()
  edited.discard()
  expect(listener).toHaveBeenCalledTimes(2)
})

it('[SE-01] discarding returns to the last stored values', () => {
  const edited = new EditedSettings(saved)
  const stored = { ...saved, canShowEoi: false }
  edited.change(stored)
  edited.markSaved(stored)
  edited.change(saved)
  edited.discard()
  expect(edited.getValues()).toBe(stored)
  expect(edited.getSavedValues()).toBe(stored)
})
