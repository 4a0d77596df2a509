/** As much as the API takes. */
const most = 200

/**
 * Where a visitor came from, out of the address that brought them: `source`, or else the `utm_…` parameters as they
 * stand there; null when it says neither. It travels with an application as its `broadbeanChannel`.
 */
export function readReferralSource(search: string): string | null {
  const given = [...new URLSearchParams(search)].filter(([, value]) => value !== '')
  const source = given.find(([name]) => name.toLowerCase() === 'source')?.[1]
  const campaign = given.filter(([name]) => /^utm_\w+$/i.test(name))
  const channel = source ?? campaign.map(([name, value]) => `${name}=${value}`).join('&')
  return channel === '' ? null : channel.slice(0, most)
}

/** The query that brings the same channel along to a page that can't know it otherwise; '' for none. */
export function referralSourceQuery(channel: string | null): string {
  if (channel === null) return ''
  const isCampaign = /^utm_\w+=/i.test(channel)
  const query = isCampaign
    ? new URLSearchParams(channel.split('&').map((part) => splitOnce(part)))
    : new URLSearchParams({ source: channel })
  return `?${query}`
}

/** An address of this site with the query that brings the same channel along. */
export function withReferralSource(href: string, channel: string | null): string {
  const [address = '', ...hash] = href.split(/(?=#)/)
  const query = referralSourceQuery(channel)
  return [address, address.includes('?') ? query.replace('?', '&') : query, ...hash].join('')
}

function splitOnce(part: string): [string, string] {
  const at = part.indexOf('=')
  return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
}
