import { createContext } from 'react'

/** The country whose number format applies, see `numberPlace`. */
export const NumberRegion = createContext('AU')
