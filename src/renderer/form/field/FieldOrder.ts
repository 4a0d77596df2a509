import { type ComponentType, createContext, use, useSyncExternalStore } from 'react'
import type { FormSection } from '../../../schemas/forms/builtForm'

/** Lets the page reorder the fields of a section while the form is mounted. The object's identity must not change. */
export interface FieldOrder {
  /** Returns the section's field keys in the wanted order; the same array until the order changes. */
  getFields: (section: Pick<FormSection, 'id' | 'fields'>) => readonly string[]
  subscribe: (listener: () => void) => () => void
  /** The drag handle, rendered before the field's label. */
  DragHandle: ComponentType<{ fieldKey: string; label: string }>
}

export const FieldOrderContext = createContext<FieldOrder | null>(null)

const subscribeToNothing = () => () => undefined

/** Returns the fields of this part of a section, in the current order. A long section is split into several parts. */
export function useOrderedFields(section: FormSection, fields: readonly string[]): readonly string[] {
  const order = use(FieldOrderContext)
  const read = () => order?.getFields(section) ?? section.fields
  const allFields = useSyncExternalStore(order?.subscribe ?? subscribeToNothing, read, read)
  if (!order || fields.length === 0) return fields
  const startIndex = section.fields.indexOf(fields[0] ?? '')
  return allFields.slice(startIndex, startIndex + fields.length)
}
