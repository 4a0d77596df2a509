import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sanitize from 'sanitize-html'
import { removedContentTexts } from '../../src/texts/admin/backOffice.texts'
import { sanitizeShallow } from './htmlText'

/**
 * Elements and attributes allowed in HTML that users wrote. Scripts, requests, inline styles and names that a script
 * could mistake for its own are removed.
 */
const allowed: sanitize.IOptions = {
  allowedTags: [
    ...sanitize.defaults.allowedTags.filter((tag) => tag !== 'main'),
    'img',
    'picture',
    'source',
    'del',
    'ins',
    'details',
    'summary',
  ],
  allowedAttributes: {
    '*': ['class', 'title', 'lang', 'dir', 'role', 'aria-label', 'aria-hidden'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'srcset', 'alt', 'width', 'height', 'loading'],
    source: ['srcset', 'media', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start', 'reversed'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
}

/** HTML from a client's folder, clean. */
export function cleanHtml(html: string): string {
  return sanitizeShallow(html, allowed)
}

/** By its hash: what became of a text, or true where nothing was taken out. About 16 MB. */
const known = new LRUCache<string, string | true>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (kept) => 200 + (kept === true ? 0 : 2 * kept.length),
})

/** The HTML of a vacancy's description, clean; quick for one that was cleaned before. */
export function cleanDescription(html: string): string {
  const hash = createHash('sha256').update(html).digest('base64url')
  const before = known.get(hash)
  if (before !== undefined) return before === true ? html : before
  const clean = fitDescription(html, allowed)
  known.set(hash, clean === html ? true : clean)
  return clean
}

/** Stores a description that a worker thread has sanitised, so that `cleanDescription` finds it. */
export function keepCleanDescription(html: string, clean: string): void {
  known.set(createHash('sha256').update(html).digest('base64url'), clean === html ? true : clean)
}

/** Blocks that are not taken leave a block: what stood apart is read apart. */
const blocks =
  /^(form|fieldset|legend|center|main|button|label|dialog|search|noframes|canvas|listing|marquee)$/
/** What only a table shows. */
const cells = /^(caption|thead|tbody|tfoot|tr|th|td)$/
const beside = { rel: 'noopener noreferrer', target: '_blank' }

/**
 * Fits a description into a page: headings start one level below the page's, links open in a new tab, and it cannot
 * imitate a part of the site. An external image, which the content security policy would block, becomes its text, and
 * media a link. Plain text keeps its lines, and Word's bullets become lists.
 */
export function fitDescription(html: string, allowed: sanitize.IOptions): string {
  const isTable = /<table\b/i.test(html)
  const clean = sanitizeShallow(linesOfPlainText(html), {
    ...allowed,
    transformTags: {
      ...withWords,
      '*': (tagName, { class: _class, role: _role, ...attribs }) => {
        if (tagName === 'a') return { tagName, attribs: { ...attribs, ...beside } }
        const isBlock = blocks.test(tagName) || (cells.test(tagName) && !isTable)
        return { tagName: isBlock ? 'div' : (renamed[tagName] ?? tagName), attribs }
      },
    },
    // An image that is left out, and says nothing.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.alt === '' && attribs.src === undefined,
  })
  return listsOfBullets(clean)
}

const renamed: Record<string, string> = { h1: 'h2', dir: 'ul' }

/** A link to what plays elsewhere, by the attribute that says where. */
const played =
  (attribute: 'src' | 'data') =>
  (tagName: string, attribs: sanitize.Attributes): sanitize.Tag => {
    const href = attribs[attribute] ?? ''
    if (!/^https?:/i.test(href) || !URL.canParse(href)) return { tagName, attribs }
    return {
      tagName: 'a',
      attribs: { href },
      text: attribs.title || removedContentTexts.media(new URL(href).hostname),
    }
  }

function imageOrWords(_tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  if (/^(\/(?!\/)|data:)/.test(attribs.src ?? '')) return { tagName: 'img', attribs }
  if (!attribs.alt) return { tagName: 'img', attribs: { alt: '' } }
  return { tagName: 'span', attribs: {}, text: attribs.alt }
}

const withWords = {
  img: imageOrWords,
  video: played('src'),
  audio: played('src'),
  source: played('src'),
  iframe: played('src'),
  embed: played('src'),
  object: played('data'),
}

/** A text without any HTML is read as it was written: empty lines between paragraphs, lines within them. */
function linesOfPlainText(text: string): string {
  const trimmed = text.trim()
  if (/<[a-z/!]/i.test(text) || !trimmed.includes('\n')) return text
  const paragraphs = trimmed.split(/(?:\r?\n[^\S\n]*){2,}/)
  return paragraphs.map((lines) => `<p>${lines.replace(/\r?\n/g, '<br>')}</p>`).join('')
}

/** The start of one of Word's bulleted paragraphs: a bullet, wrapped in spans, before any text. */
const bulleted = /^<p(?: [^>]*)?>(?:\s|<span[^>]*>)*(?:[·•▪§\uf0b7]|o(?=[\s<]*\u00a0))/
/** Before each opening and after each closing tag of a paragraph. */
const paragraphEdge = /(?=<p[ >])|(?<=<\/p>)/
const before = /^<p(?: [^>]*)?>((?:\s|<span[^>]*>)*)[·•▪§\uf0b7o]((?:\s|<\/?span[^>]*>)*)/

/** Word writes lists as paragraphs that begin with a bullet and some blanks: as lists they are read out and indented. */
function listsOfBullets(html: string): string {
  let written = ''
  let isInList = false
  for (const part of html.split(paragraphEdge)) {
    if (isInList && part.trim() === '') continue
    const isItem = part.endsWith('</p>') && bulleted.test(part)
    if (isItem !== isInList) written += isItem ? '<ul>' : '</ul>'
    if (isItem) written += asItem(part)
    else written += isInList ? part.trimStart() : part
    isInList = isItem
  }
  return isInList ? `${written}</ul>` : written
}

function asItem(paragraph: string): string {
  const text = paragraph.slice(0, -'</p>'.length).trim()
  return `${text.replace(before, (_whole, open: string, blanks: string) => `<li>${open}${blanks.replace(/\s/g, '')}`)}</li>`
}
