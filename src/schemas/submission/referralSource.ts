/** Maximum length that the API accepts, in characters. */
const maxLength = 200

/**
 * Reads the referral source from a query string: the `source` parameter, else the `utm_…` parameters as written; null
 * if there are none. It is submitted with an application as `broadbeanChannel`.
 */
export function readReferralSource(search: string): string | null {
  const parameters = [...new URLSearchParams(search)].filter(([, value]) => value !== '')
  const sourceParameter = parameters.find(([name]) => name.toLowerCase() === 'source')?.[1]
  const campaign = parameters.filter(([name]) => /^utm_\w+$/i.test(name))
  const source = sourceParameter ?? campaign.map(([name, value]) => `${name}=${value}`).join('&')
  return source === '' ? null : source.slice(0, maxLength)
}

/**
 * Returns the query string that passes the referral source on to a page that cannot determine it otherwise; '' if
 * there is none.
 */
export function toReferralSourceQuery(source: string | null): string {
  if (source === null) return ''
  const isCampaign = /^utm_\w+=/i.test(source)
  const query = isCampaign
    ? new URLSearchParams(source.split('&').map((part) => splitOnce(part)))
    : new URLSearchParams({ source })
  return `?${query}`
}

/** Adds the referral source to an address of this site. */
export function withReferralSource(href: string, source: string | null): string {
  const [address = '', ...hash] = href.split(/(?=#)/)
  const query = toReferralSourceQuery(source)
  return [address, address.includes('?') ? query.replace('?', '&') : query, ...hash].join('')
}

function splitOnce(part: string): [string, string] {
  const index = part.indexOf('=')
  return index < 0 ? [part, ''] : [part.slice(0, index), part.slice(index + 1)]
}
