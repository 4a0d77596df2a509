import { createContext } from 'react'

/** IANA time zone of the form's date-times. Default: the browser's zone. */
export const DateTimeZone = createContext<string | undefined>(undefined)
