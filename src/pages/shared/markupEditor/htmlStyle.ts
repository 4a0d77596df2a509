/** Elements whose content is dropped. */
export const droppedTags: ReadonlySet<string> = new Set(
  'SCRIPT STYLE HEAD META LINK TITLE NOSCRIPT TEMPLATE IFRAME OBJECT IMG PICTURE VIDEO AUDIO CANVAS BUTTON INPUT SELECT TEXTAREA'.split(
    ' ',
  ),
)

/** Elements that begin a new line. */
export const blockTags: ReadonlySet<string> = new Set(
  'P DIV LI H1 H2 H3 H4 H5 H6 BLOCKQUOTE PRE SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV FIGURE FIGCAPTION TABLE THEAD TBODY TFOOT TR TD TH CAPTION DL DT DD HR ADDRESS DETAILS SUMMARY FORM FIELDSET'.split(
    ' ',
  ),
)

/** Line prefixes of headings, by tag. The page's heading has level 1, so the headings in a text start at level 2. */
export const headingPrefixes: Readonly<Record<string, string>> = {
  H1: '## ',
  H2: '## ',
  H3: '### ',
  H4: '### ',
  H5: '### ',
  H6: '### ',
}

/**
 * Attribute that holds inline styles while HTML is parsed. A `style` attribute would violate the page's content
 * security policy.
 */
const preservedStyleAttribute = 'data-fy-style'

/**
 * Renames all `style` attributes to `data-fy-style`, so that they stay readable. Otherwise the browser logs a policy
 * violation for each.
 */
export function preserveStyles(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/(?<!\s)\s+style\s*=/gi, ` ${preservedStyleAttribute}=`),
  )
}

const getStyle = (element: HTMLElement) => element.getAttribute(preservedStyleAttribute) ?? ''

const properties = {
  weight: /(?<![\w-])font-weight\s*:\s*([^;]+)/gi,
  slope: /(?<![\w-])font-style\s*:\s*([^;]+)/gi,
  display: /(?<![\w-])display\s*:\s*([^;]+)/gi,
  hidden: /(?<![\w-])mso-hide\s*:\s*([^;]+)/gi,
}

/** Returns the last value of a property in an inline style; '' if there is none. */
function getStyleValue(style: string, property: keyof typeof properties): string {
  if (style === '') return ''
  return [...style.matchAll(properties[property])].at(-1)?.[1]?.trim().toLowerCase() ?? ''
}

interface Formatting {
  bold: boolean
  italic: boolean
  href: string | null
}

/** Returns the formatting inside an element: the given one, changed by its tag and then by its inline style. */
export function getFormatting<Base extends Formatting>(element: HTMLElement, formatting: Base): Base {
  const { tagName } = element
  const style = getStyle(element)
  const next = { ...formatting }
  if (tagName === 'B' || tagName === 'STRONG') next.bold = true
  if (tagName === 'I' || tagName === 'EM') next.italic = true
  const weight = getStyleValue(style, 'weight')
  if (weight !== '') next.bold = weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
  const fontStyle = getStyleValue(style, 'slope')
  if (fontStyle !== '') next.italic = fontStyle === 'italic'
  if (tagName === 'A') next.href = toSafeUrl(element.getAttribute('href') ?? '')
  return next
}

/** Returns the address, or null if the markup does not allow it as a link. Unwraps Google redirect links. */
function toSafeUrl(href: string): string | null {
  const redirectTarget = /^https:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/.exec(href)?.[1]
  const address = redirectTarget ? decodeSafely(redirectTarget) : href.trim()
  if (!/^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/i.test(address)) return null
  return address.replace(
    /[()\s*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function isHidden(element: HTMLElement): boolean {
  if (element.hidden) return true
  const style = getStyle(element)
  return getStyleValue(style, 'display') === 'none' || getStyleValue(style, 'hidden') === 'all'
}

/** Recognizes list items of Word, which are paragraphs whose bullet is a text with `mso-list:Ignore`. */
export function parseWordListItem(element: HTMLElement): { linePrefix: string; bullet: Element } | null {
  if (element.tagName !== 'P' || !/mso-list:\s*l\d/i.test(getStyle(element))) return null
  const bullet = [...element.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(getStyle(span)),
  )
  if (!bullet) return null
  return { linePrefix: /^\s*\(?[0-9a-z]{1,4}[.)]/i.test(bullet.textContent ?? '') ? '1. ' : '- ', bullet }
}
