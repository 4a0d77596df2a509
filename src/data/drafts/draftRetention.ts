/**
 * How many days a draft stays on the device: WebKit deletes a site's storage after 7 days of use without a visit to
 * the site.
 */
export function getDraftRetentionDays(userAgent: string): number {
  const isWebKit = /AppleWebKit/.test(userAgent) && !/Chrome\/|Chromium\/|Edg\//.test(userAgent)
  return isWebKit ? 7 : 30
}
