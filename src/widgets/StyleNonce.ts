import { createContext } from 'react'

/**
 * The nonce that the page's content policy allows `<style>` elements by. The site gives it from its boot data; a widget
 * whose library inserts such elements passes it on.
 */
export const StyleNonce = createContext<string | undefined>(undefined)
