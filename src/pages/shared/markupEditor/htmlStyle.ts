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

/** Where the text of a style is kept: a style that is parsed as one is judged by the page's policy, which refuses it. */
const styleKept = 'data-fy-style'

/** HTML whose styles can be read and are not taken for styles: of thousands each would be told to the console. */
export function withStylesKept(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/(?<!\s)\s+style\s*=/gi, ` ${styleKept}=`))
}

const styleOf = (element: HTMLElement) => element.getAttribute(styleKept) ?? ''

const properties = {
  weight: /(?<![\w-])font-weight\s*:\s*([^;]+)/gi,
  slope: /(?<![\w-])font-style\s*:\s*([^;]+)/gi,
  display: /(?<![\w-])display\s*:\s*([^;]+)/gi,
  hidden: /(?<![\w-])mso-hide\s*:\s*([^;]+)/gi,
}

/** What a style says last of a property; '' where nothing. */
function styled(style: string, property: keyof typeof properties): string {
  if (style === '') return ''
  return [...style.matchAll(properties[property])].at(-1)?.[1]?.trim().toLowerCase() ?? ''
}

interface Setting {
  bold: boolean
  italic: boolean
  href: string | null
}

/** How the text in this element is set: by its tag, and by its style, which has the last word. */
export function setOf<Given extends Setting>(element: HTMLElement, setting: Given): Given {
  const { tagName } = element
  const style = styleOf(element)
  const next = { ...setting }
  if (tagName === 'B' || tagName === 'STRONG') next.bold = true
  if (tagName === 'I' || tagName === 'EM') next.italic = true
  const weight = styled(style, 'weight')
  if (weight !== '') next.bold = weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
  const slope = styled(style, 'slope')
  if (slope !== '') next.italic = slope === 'italic'
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
  if (element.hidden) return true
  const style = styleOf(element)
  return styled(style, 'display') === 'none' || styled(style, 'hidden') === 'all'
}

/** Word writes lists as paragraphs whose bullet is text that it says to ignore. */
export function wordItem(element: HTMLElement): { mark: string; bullet: Element } | null {
  if (element.tagName !== 'P' || !/mso-list:\s*l\d/i.test(styleOf(element))) return null
  const bullet = [...element.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  )
  if (!bullet) return null
  return { mark: /^\s*\(?[0-9a-z]{1,4}[.)]/i.test(bullet.textContent ?? '') ? '1. ' : '- ', bullet }
}
