import { createContext, use } from 'react'
import type { WidgetProps } from '../widgetProps'

/** What the parts of an open list need to know of its field. */
export interface SelectFieldValue {
  field: WidgetProps
  searchable: boolean
  show: () => void
  close: () => void
}

export const SelectField = createContext<SelectFieldValue | null>(null)

export function useSelectField(): SelectFieldValue {
  const value = use(SelectField)
  if (!value) throw new Error('A part of a list stands outside SelectBox.')
  return value
}
