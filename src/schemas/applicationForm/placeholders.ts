/** What is known of a visit to a vacancy's form. */
interface Visit {
  code?: string
  /** As `channelOf` says it: a source, or 'utm_source=…&utm_campaign=…'. */
  channel?: string | null
}

/** A hidden field's value, with what is known of the visit in place of {vacancyCode}, {source} and {campaign}. */
export function fillPlaceholders(value: string, { code = '', channel }: Visit): string {
  const came = new URLSearchParams(/^utm_\w+=/i.test(channel ?? '') ? (channel ?? '') : '')
  const source = came.size > 0 ? came.get('utm_source') : channel
  const known: Record<string, string | null | undefined> = {
    vacancyCode: code,
    source,
    campaign: came.get('utm_campaign'),
  }
  return value
    .replace(/\{(vacancyCode|source|campaign)\}/g, (_whole, name: string) => known[name] ?? '')
    .trim()
}
