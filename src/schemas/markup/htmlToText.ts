/** Returns the text of HTML on one line, without its tags. */
export function htmlToText(html: string): string {
  return html
    .replace(/<[a-z/!?][^>]*(?:>|$)/gi, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
