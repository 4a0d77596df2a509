import sanitize from 'sanitize-html'

/** Escapes text for use between tags or in a quoted attribute. */
export function escapeHtml(text: unknown): string {
  return String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Maximum nesting depth of elements. The parser's time grows with the square of the depth. */
const maxDepth = 256

/** sanitize-html parses a list of images in a time that grows with the square of a run of commas. */
const commaRun = /,{100}/

class TooDeepError extends Error {}

/** Sanitizes HTML. Returns the source as escaped text if elements are nested deeper than `maxDepth`. */
export function sanitizeShallow(html: string, options: sanitize.IOptions): string {
  let depth = 0
  const onOpenTag = (_name: string, attributes: sanitize.Attributes) => {
    depth += 1
    for (const name of ['srcset', 'imagesrcset']) {
      if (commaRun.test(attributes[name] ?? '')) delete attributes[name]
    }
    if (depth > maxDepth) throw new TooDeepError()
  }
  const onCloseTag = () => {
    depth -= 1
  }
  try {
    return sanitize(html, { ...options, onOpenTag, onCloseTag })
  } catch (error) {
    if (error instanceof TooDeepError) return escapeHtml(html)
    throw error
  }
}

const blockTagPattern =
  /<(?=\/?(?:p|br|li|ul|ol|d[ltd]|t[rhd]|table|h[1-6]|hr|div|section|article|header|footer|blockquote|pre|figure|figcaption|address|form|button|center)\b)/gi

/**
 * Returns the text of HTML on one line; longer text is cut to `maximum` characters, with an ellipsis: after a word, or
 * within one if little text would remain.
 */
export function htmlToPlainText(html: string, maximum: number): string {
  const spacedHtml = html.replace(blockTagPattern, ' <')
  const text = decode(sanitizeShallow(spacedHtml, { allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= maximum) return text
  const shortened = text.slice(0, maximum)
  const end = shortened.lastIndexOf(' ')
  return `${end > maximum / 2 ? shortened.slice(0, end) : shortened.slice(0, -1)}…`
}

/** Character references in the output of sanitize-html and `escapeHtml`. */
const entities: Readonly<Record<string, string>> = {
  ...{ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' },
  ...{ '&#60;': '<', '&#62;': '>', '&#34;': '"', '&#38;': '&', '&#39;': "'" },
}

const decode = (text: string): string => text.replace(/&#?\w+;/g, (entity) => entities[entity] ?? entity)
