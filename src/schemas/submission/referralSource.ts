/** Maximum length that the API accepts, in characters. */
const maxCount = 200

/**
 * Reads the referral source from a query string: the `source` parameter, else the `utm_…` parameters as written; null
 * if there are none. It is submitted with an application as `broadbeanChannel`.
 */
export function readReferralSource(search: string): string | null {
  const parameters = [...new URLSearchParams(search)].filter(([, value]) => value !== '')
  const source = parameters.find(([name]) => name.toLowerCase() === 'source')?.[1]
  const campaign = parameters.filter(([name]) => /^utm_\w+$/i.test(name))
  const channel = source ?? campaign.map(([name, value]) => `${name}=${value}`).join('&')
  return channel === '' ? null : channel.slice(0, maxCount)
}

/**
 * Returns the query string that passes the referral source on to a page that cannot determine it otherwise; '' if
 * there is none.
 */
export function toReferralSourceQuery(channel: string | null): string {
  if (channel === null) return ''
  const isCampaign = /^utm_\w+=/i.test(channel)
  const query = isCampaign
    ? new URLSearchParams(channel.split('&').map((part) => splitOnce(part)))
    : new URLSearchParams({ source: channel })
  return `?${query}`
}

/** Adds the referral source to an address of this site. */
export function withReferralSource(href: string, channel: string | null): string {
  const [address = '', ...hash] = href.split(/(?=#)/)
  const query = toReferralSourceQuery(channel)
  return [address, address.includes('?') ? query.replace('?', '&') : query, ...hash].join('')
}

function splitOnce(part: string): [string, string] {
  const index = part.indexOf('=')
  return index < 0 ? [part, ''] : [part.slice(0, index), part.slice(index + 1)]
}
