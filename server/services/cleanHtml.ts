import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sanitize from 'sanitize-html'
import { fitDescription } from './fitDescription'

/**
 * What may stand in HTML that others wrote, wherever it is shown: what is read and looked at. Nothing that runs, asks,
 * styles inline, or bears a name that a script could take for its own.
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
  return sanitize(html, allowed)
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
