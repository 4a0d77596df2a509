import { createContext } from 'react'

/** Opens a location in config.json: its page, its properties or its panel; null outside the studio. */
export const PlaceOpener = createContext<((place: string) => void) | null>(null)
