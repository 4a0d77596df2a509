/** The data of a visit that hidden fields can refer to. */
interface Visit {
  code?: string
  /** The referral source, as returned by `readReferralSource`: a source, or 'utm_source=…&utm_campaign=…'. */
  channel?: string | null
}

/** Replaces {vacancyCode}, {source} and {campaign} in the value of a hidden field by the data of the visit. */
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
