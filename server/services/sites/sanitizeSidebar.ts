import sanitize from 'sanitize-html'

/** A client's own HTML without anything that runs, asks or styles inline; the browser's `sanitizeSidebar` does the same. */
export function sanitizeSidebar(html: string): string {
  return sanitize(html, {
    allowedTags: [
      ...sanitize.defaults.allowedTags,
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
  })
}
