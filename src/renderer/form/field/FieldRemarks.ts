import { createContext } from 'react'

export const noRemarks: Readonly<Record<string, string>> = {}

/** What the form's owner has to say at fields, by key, after their notes. */
export const FieldRemarks = createContext(noRemarks)
