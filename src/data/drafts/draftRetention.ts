/** How long a draft stays on the device, in days: WebKit's browsers forget what a site keeps after a week of use without it. */
export function keptDays(userAgent: string): number {
  const isWebKit = /AppleWebKit/.test(userAgent) && !/Chrome\/|Chromium\/|Edg\//.test(userAgent)
  return isWebKit ? 7 : 30
}
