import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sanitize from 'sanitize-html'
import { removedContentTexts } from '../../src/texts/admin/backOffice.texts'
import { sanitizeShallow } from './htmlText'

/**
 * Elements and attributes allowed in HTML that users wrote. Scripts, forms, embedded content, inline styles, and the
 * ids and names that a script could mistake for its own are removed.
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

/** Sanitizes HTML from a client's folder. */
export function cleanHtml(html: string): string {
  return sanitizeShallow(html, allowed)
}

/** Sanitized descriptions by hash of the input; true if sanitizing changed nothing. Up to 16 MB. */
const sanitizedCache = new LRUCache<string, string | true>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (cached) => 200 + (cached === true ? 0 : 2 * cached.length),
})

/** Sanitizes the HTML of a vacancy's description. The results are cached. */
export function cleanDescription(html: string): string {
  const hash = createHash('sha256').update(html).digest('base64url')
  const cached = sanitizedCache.get(hash)
  if (cached !== undefined) return cached === true ? html : cached
  const cleanHtmlText = adaptDescription(html, allowed)
  sanitizedCache.set(hash, cleanHtmlText === html ? true : cleanHtmlText)
  return cleanHtmlText
}

/** Stores a description that a worker thread has sanitized, so that `cleanDescription` finds it. */
export function cacheCleanDescription(html: string, cleanHtmlText: string): void {
  sanitizedCache.set(
    createHash('sha256').update(html).digest('base64url'),
    cleanHtmlText === html ? true : cleanHtmlText,
  )
}

/** Disallowed block elements; they become `div`, so that their content stays separate. */
const blockPattern =
  /^(form|fieldset|legend|center|main|button|label|dialog|search|noframes|canvas|listing|marquee)$/
/** Elements that are only valid inside a table. */
const cellPattern = /^(caption|thead|tbody|tfoot|tr|th|td)$/
const externalLinkAttributes = { rel: 'noopener noreferrer', target: '_blank' }

/**
 * Fits a description into a page: headings start one level below the page's, links open in a new tab, and it cannot
 * imitate a part of the site. An external image, which the content security policy would block, becomes its
 * alternative text, and media a link. Plain text keeps its lines, and Word's bullets become lists.
 */
export function adaptDescription(html: string, allowed: sanitize.IOptions): string {
  const isTable = /<table\b/i.test(html)
  const cleanHtmlText = sanitizeShallow(plainTextToHtml(html), {
    ...allowed,
    transformTags: {
      ...mediaTransforms,
      '*': (tagName, { class: _class, role: _role, ...attribs }) => {
        if (tagName === 'a') return { tagName, attribs: { ...attribs, ...externalLinkAttributes } }
        const isBlock = blockPattern.test(tagName) || (cellPattern.test(tagName) && !isTable)
        return { tagName: isBlock ? 'div' : (renamedTags[tagName] ?? tagName), attribs }
      },
    },
    // Drops images that have neither a source nor an alternative text.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.alt === '' && attribs.src === undefined,
  })
  return convertWordBullets(cleanHtmlText)
}

const renamedTags: Record<string, string> = { h1: 'h2', dir: 'ul' }

/** Replaces external media by a link to the URL in `attribute`. Other elements stay unchanged. */
const toMediaLink =
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

/** Replaces an external image by its alternative text. */
function replaceExternalImage(_tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  if (/^(\/(?!\/)|data:)/.test(attribs.src ?? '')) return { tagName: 'img', attribs }
  if (!attribs.alt) return { tagName: 'img', attribs: { alt: '' } }
  return { tagName: 'span', attribs: {}, text: attribs.alt }
}

const mediaTransforms = {
  img: replaceExternalImage,
  video: toMediaLink('src'),
  audio: toMediaLink('src'),
  source: toMediaLink('src'),
  iframe: toMediaLink('src'),
  embed: toMediaLink('src'),
  object: toMediaLink('data'),
}

/** Converts plain text to HTML: blank lines separate paragraphs, other line breaks become `<br>`. HTML stays unchanged. */
function plainTextToHtml(text: string): string {
  const trimmedText = text.trim()
  if (/<[a-z/!]/i.test(text) || !trimmedText.includes('\n')) return text
  const paragraphs = trimmedText.split(/(?:\r?\n[^\S\n]*){2,}/)
  return paragraphs.map((lines) => `<p>${lines.replace(/\r?\n/g, '<br>')}</p>`).join('')
}

/** The start of one of Word's bulleted paragraphs: a bullet, wrapped in spans, before any text. */
const bulletedParagraph = /^<p(?: [^>]*)?>(?:\s|<span[^>]*>)*(?:[·•▪§\uf0b7]|o(?=[\s<]*\u00a0))/
/** Matches before each opening and after each closing tag of a paragraph. */
const paragraphEdge = /(?=<p[ >])|(?<=<\/p>)/
/** The opening tag of a bulleted paragraph with its bullet and the blanks after it. */
const bulletPrefix = /^<p(?: [^>]*)?>((?:\s|<span[^>]*>)*)[·•▪§\uf0b7o]((?:\s|<\/?span[^>]*>)*)/

/** Converts Word's bulleted paragraphs to lists, so that they are indented and screen readers announce them. */
function convertWordBullets(html: string): string {
  let writtenText = ''
  let isInList = false
  for (const part of html.split(paragraphEdge)) {
    if (isInList && part.trim() === '') continue
    const isItem = part.endsWith('</p>') && bulletedParagraph.test(part)
    if (isItem !== isInList) writtenText += isItem ? '<ul>' : '</ul>'
    if (isItem) writtenText += toListItem(part)
    else writtenText += isInList ? part.trimStart() : part
    isInList = isItem
  }
  return isInList ? `${writtenText}</ul>` : writtenText
}

function toListItem(paragraph: string): string {
  const text = paragraph.slice(0, -'</p>'.length).trim()
  return `${text.replace(bulletPrefix, (_match, openTag: string, blanks: string) => `<li>${openTag}${blanks.replace(/\s/g, '')}`)}</li>`
}
