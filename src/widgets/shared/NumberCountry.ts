import { createContext } from 'react'

/** The country whose way of writing numbers applies, ISO 3166: that of the client. */
export const NumberCountry = createContext('AU')
