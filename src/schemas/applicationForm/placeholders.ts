/** The data of a visit that hidden fields can refer to. */
interface Visit {
  code?: string
  /** The referral source, as returned by `readReferralSource`: a source, or 'utm_source=…&utm_campaign=…'. */
  channel?: string | null
}

/** Replaces {vacancyCode}, {source} and {campaign} in the value of a hidden field by the data of the visit. */
export function fillPlaceholders(value: string, { code = '', channel }: Visit): string {
  const campaign = new URLSearchParams(/^utm_\w+=/i.test(channel ?? '') ? (channel ?? '') : '')
  const source = campaign.size > 0 ? campaign.get('utm_source') : channel
  const values: Record<string, string | null | undefined> = {
    vacancyCode: code,
    source,
    campaign: campaign.get('utm_campaign'),
  }
  return value
    .replace(/\{(vacancyCode|source|campaign)\}/g, (_whole, name: string) => values[name] ?? '')
    .trim()
}
