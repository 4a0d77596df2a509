import sanitize from 'sanitize-html'

/** Text as it stands between tags or inside a quoted attribute. */
export function escapeHtml(text: unknown): string {
  return String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const blocks =
  /<(?=\/?(?:p|br|li|ul|ol|d[ltd]|t[rhd]|table|h[1-6]|hr|div|section|article|header|footer|blockquote|pre|figure|figcaption|address|form|button|center)\b)/gi

/** What a reader hears of some HTML: its words on one line, cut at a word, with an ellipsis, at `most` characters. */
export function plainText(html: string, most: number): string {
  const spaced = html.replace(blocks, ' <')
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
