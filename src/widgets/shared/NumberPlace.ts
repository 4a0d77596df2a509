import { createContext } from 'react'

/** The country whose number format applies, see `numberPlace`. */
export const NumberPlace = createContext('AU')
