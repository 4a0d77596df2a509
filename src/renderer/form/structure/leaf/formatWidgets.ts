import { createContext } from 'react'
import type { Widget } from '../../../../widgets/shared/widgetProps'

/**
 * Widgets for formats that only some page's schemas have, by the schema's `format`: they get the value as JSON has it, a
 * list or an object too, and answer the same. Nothing but that page's code brings them.
 */
export const FormatWidgets = createContext<Readonly<Record<string, Widget>>>({})
