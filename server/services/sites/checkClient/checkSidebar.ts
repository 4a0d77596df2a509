import sanitize from 'sanitize-html'
import type { SiteFinding } from '../../../../src/schemas/site/siteFinding'
import { checkClientTexts as texts } from '../../../../src/texts/checkClient'
import { cleanHtml } from '../../cleanHtml'

/** What sanitising takes out of a sidebar, each kind of thing once. */
export function checkSidebar(html: string): SiteFinding[] {
  const kept = piecesOf(cleanHtml(html))
  const lost = new Set<string>()
  for (const [piece, { count, message }] of piecesOf(html)) {
    if (count > (kept.get(piece)?.count ?? 0)) lost.add(message)
  }
  return [...lost].map((message) => ({
    severity: 'warning',
    code: 'sanitised',
    file: 'sidebar.html',
    path: '',
    message,
  }))
}

/** Tags and attributes, each with how often it stands there. */
function piecesOf(html: string): Map<string, { count: number; message: string }> {
  const pieces = new Map<string, { count: number; message: string }>()
  const add = (piece: string, message: string) =>
    pieces.set(piece, { count: (pieces.get(piece)?.count ?? 0) + 1, message })
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        add(tagName, texts.tagRemoved(tagName))
        for (const [name, value] of Object.entries(attribs)) {
          add(`${tagName} ${name}=${value}`, texts.attributeRemoved(`${name}="${shortened(value)}"`, tagName))
        }
        return { tagName, attribs }
      },
    },
  })
  return pieces
}

function shortened(value: string): string {
  return value.length > 40 ? `${value.slice(0, 39)}…` : value
}
