import sanitize from 'sanitize-html'

/** A vacancy's text without anything that does more than read: headings, paragraphs, lists, emphasis, links. */
export function sanitizeDescription(html: string): string {
  return sanitize(html, {
    allowedTags: [
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'ul',
      'ol',
      'li',
      'strong',
      'b',
      'em',
      'i',
      'u',
      'blockquote',
      'a',
    ],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href, rel: 'noopener noreferrer', target: '_blank' },
      }),
    },
  })
}
