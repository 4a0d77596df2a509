import { createContext } from 'react'

/** The country whose number format applies, see `getNumberRegion`. */
export const NumberRegion = createContext('AU')
