import type { ReadyClient } from '../../data/clientSite'
import { themeStylesheet } from '../../schemas/theme'

let sheet: CSSStyleSheet | null = null
let shown: { themeColor: string; look: unknown; css: string } | null = null

/**
 * Gives the page the look that its client would have: what `/theme.css` would say, with the client's own stylesheet in its
 * layer. A constructed sheet takes its place, which the page's policy leaves alone.
 */
export function showLook({ clientCode, config }: ReadyClient, css: string): void {
  const { themeColor, look } = config
  // What has not changed is the same object.
  if (shown?.themeColor === themeColor && shown.look === look && shown.css === css) return
  shown = { themeColor, look, css }
  const address = `/clients/${clientCode}/`
  const theme = themeStylesheet(themeColor, css ? { href: address, css } : null, look)
  const text = `${theme.replace(/^@import .*$/m, '')}\n@layer client{${css}}`
  sheet ??= adopt(new CSSStyleSheet({ baseURL: address }))
  sheet.replaceSync(text)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href="/theme.css"]'))
    link.disabled = true
}

function adopt(made: CSSStyleSheet): CSSStyleSheet {
  document.adoptedStyleSheets.push(made)
  return made
}
