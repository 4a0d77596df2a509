import { createContext } from 'react'

/** Leads to a place of config.json: its page, its properties, or the panel that it is changed in; null where nothing leads. */
export const PlaceOpener = createContext<((place: string) => void) | null>(null)
