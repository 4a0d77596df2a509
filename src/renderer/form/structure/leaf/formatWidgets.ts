import { createContext } from 'react'
import type { Widget } from '../../../../widgets/shared/widgetProps'

/**
 * A page's own widgets, by the schema's `format`. They receive the JSON value, which may be a list or an object, and
 * return one. Only that page's code includes them.
 */
export const FormatWidgets = createContext<Readonly<Record<string, Widget>>>({})
