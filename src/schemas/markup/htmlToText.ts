const entities = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' } as const

/** Returns the text of HTML on one line, without its tags. */
export function htmlToText(html: string): string {
  return html
    .replace(/<[a-z/!?][^>]*(?:>|$)/gi, ' ')
    .replace(/&(nbsp|lt|gt|quot|amp);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, ' ')
    .trim()
}
