import sanitize from 'sanitize-html'

/** What a reader hears of some HTML: its words on one line, cut at a word, with an ellipsis, at `most` characters. */
export function plainText(html: string, most: number): string {
  const spaced = html.replace(/<(?=\/?(?:p|br|li|ul|ol|h[1-6]|div|blockquote)\b)/gi, ' <')
  const words = decode(sanitize(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, ' ')
    .trim()
  if (words.length <= most) return words
  const cut = words.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return `${end > most / 2 ? cut.slice(0, end) : cut.slice(0, -1)}…`
}

/** The four that sanitize-html writes. */
function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
