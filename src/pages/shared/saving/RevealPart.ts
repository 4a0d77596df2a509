import { createContext } from 'react'

/**
 * Shows the part of the page that a form is in, for example by opening its tab. The save bar of the page can save a form
 * that is out of sight, so call it before an error or a dialog of the form appears.
 */
export const RevealPart = createContext<() => void>(() => undefined)
