import { type ComponentType, createContext, use, useSyncExternalStore } from 'react'
import type { FormSection } from '../../../schemas/forms/builtForm'

/** Lets a form's owner put the fields of a section in another order while the form stands. It is one object throughout. */
export interface FieldOrder {
  /** The section's field keys in the order wanted; the same array until that changes. */
  fieldsOf: (section: Pick<FormSection, 'id' | 'fields'>) => readonly string[]
  subscribe: (listener: () => void) => () => void
  /** Stands before the field's label: what moves it. */
  Lead: ComponentType<{ fieldKey: string; label: string }>
}

export const FieldOrderContext = createContext<FieldOrder | null>(null)

const never = () => () => undefined

/** The fields that stand in this part of a section; a long section is dealt into several. */
export function useOrderedFields(section: FormSection, fields: readonly string[]): readonly string[] {
  const order = use(FieldOrderContext)
  const read = () => order?.fieldsOf(section) ?? section.fields
  const all = useSyncExternalStore(order?.subscribe ?? never, read, read)
  if (!order || fields.length === 0) return fields
  const from = section.fields.indexOf(fields[0] ?? '')
  return all.slice(from, from + fields.length)
}
