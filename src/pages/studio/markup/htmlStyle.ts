/** What is never anybody's text. */
export const droppedTags: ReadonlySet<string> = new Set(
  'SCRIPT STYLE HEAD META LINK TITLE NOSCRIPT TEMPLATE IFRAME OBJECT IMG PICTURE VIDEO AUDIO CANVAS BUTTON INPUT SELECT TEXTAREA'.split(
    ' ',
  ),
)

/** What begins a line. */
export const blockTags: ReadonlySet<string> = new Set(
  'P DIV LI H1 H2 H3 H4 H5 H6 BLOCKQUOTE PRE SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV FIGURE FIGCAPTION TABLE THEAD TBODY TFOOT TR TD TH CAPTION DL DT DD HR ADDRESS DETAILS SUMMARY FORM FIELDSET'.split(
    ' ',
  ),
)

/** The page's own heading is the first level. */
export const headingMarks: Readonly<Record<string, string>> = {
  H1: '## ',
  H2: '## ',
  H3: '### ',
  H4: '### ',
  H5: '### ',
  H6: '### ',
}

interface Setting {
  bold: boolean
  italic: boolean
  href: string | null
}

/** How the text in this element is set: by its tag, and by its style, which has the last word. */
export function setOf<Given extends Setting>(element: HTMLElement, setting: Given): Given {
  const { tagName, style } = element
  const next = { ...setting }
  if (tagName === 'B' || tagName === 'STRONG') next.bold = true
  if (tagName === 'I' || tagName === 'EM') next.italic = true
  const weight = style.fontWeight
  if (weight !== '') next.bold = weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
  if (style.fontStyle !== '') next.italic = style.fontStyle === 'italic'
  if (tagName === 'A') next.href = safeAddress(element.getAttribute('href') ?? '')
  return next
}

/** Null for what the markup would not follow. Addresses that Google leads through itself are those that they lead to. */
function safeAddress(href: string): string | null {
  const through = /^https:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/.exec(href)?.[1]
  const address = through ? decoded(through) : href.trim()
  if (!/^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/i.test(address)) return null
  return address.replace(/[()\s*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function isHidden(element: HTMLElement): boolean {
  if (element.hidden || element.style.display === 'none') return true
  return /mso-hide:\s*all/i.test(element.getAttribute('style') ?? '')
}

/** Word writes lists as paragraphs whose bullet is text that it says to ignore. */
export function wordItem(element: HTMLElement): { mark: string; bullet: Element } | null {
  if (element.tagName !== 'P' || !/mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '')) return null
  const bullet = [...element.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  if (!bullet) return null
  return { mark: /^\s*\(?[0-9a-z]{1,4}[.)]/i.test(bullet.textContent ?? '') ? '1. ' : '- ', bullet }
}
