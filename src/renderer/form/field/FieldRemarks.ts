import { createContext } from 'react'

export const noRemarks: Readonly<Record<string, string>> = {}

/** Text that the page shows after the fields' notes, by field key. */
export const FieldRemarks = createContext(noRemarks)
