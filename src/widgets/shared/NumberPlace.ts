import { createContext } from 'react'

/** The place whose way of writing numbers applies, see `numberPlace`. */
export const NumberPlace = createContext('AU')
