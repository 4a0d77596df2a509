import { createContext } from 'react'

/** The IANA zone by whose clocks the moments of a form are asked; those of whoever answers without it. */
export const DateTimeZone = createContext<string | undefined>(undefined)
