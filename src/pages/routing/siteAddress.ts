import type { Language } from '../../texts/language/language'

/**
 * Returns the absolute URL of a client's site [UM-02]: the protocol, domain and port of `location`, with the client's
 * code as first label. Uses the domain `localhost` if the host is an IP address or has only one label.
 */
export function getSiteAddress(
  clientCode: string,
  location: Pick<Location, 'protocol' | 'hostname' | 'port'>,
): string {
  const [, ...domain] = location.hostname.split('.')
  const isIpAddress = /^\d+(\.\d+){3}$/.test(location.hostname) || location.hostname.startsWith('[')
  const baseDomain = isIpAddress || domain.length === 0 ? 'localhost' : domain.join('.')
  return `${location.protocol}//${clientCode}.${baseDomain}${location.port ? `:${location.port}` : ''}/`
}

export const studioPath = '/studio'

/**
 * URL of the studio of a client's site; without a code, of the site at the current host. The studio is a separate
 * document and never renders inside the site.
 */
export function getStudioUrl(code?: string): string {
  return code === undefined ? studioPath : `${studioPath}?client=${encodeURIComponent(code)}`
}

/** URL of a page of a client's site for the studio's frame, in one of the site's languages. */
export function getPreviewUrl(code: string, path: string, language: Language = 'en'): string {
  const address = `${studioPath}/preview/${encodeURIComponent(code)}?path=${encodeURIComponent(path)}`
  return language === 'en' ? address : `${address}&language=${language}`
}

/** URL of a page of a client's site for the frame that previews a vacancy in the editor. */
export function getVacancyPreviewUrl(code: string, path: string): string {
  return `${getPreviewUrl(code, path)}&vacancy`
}
