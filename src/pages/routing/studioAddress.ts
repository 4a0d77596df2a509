import type { Language } from '../../texts/language/language'

export const studioPath = '/studio'

/**
 * URL of the studio of a client's site, or of the host's client without a code. It is a separate document and never
 * renders inside the site.
 */
export function getStudioUrl(code?: string): string {
  return code === undefined ? studioPath : `${studioPath}?client=${encodeURIComponent(code)}`
}

/** URL of a page of a client's site for the studio's frame, in one of the site's languages. */
export function previewAddress(code: string, path: string, language: Language = 'en'): string {
  const address = `${studioPath}/preview/${encodeURIComponent(code)}?path=${encodeURIComponent(path)}`
  return language === 'en' ? address : `${address}&language=${language}`
}

/** URL of a page of a client's site for the frame that previews a vacancy in the editor. */
export function getVacancyPreviewUrl(code: string, path: string): string {
  return `${previewAddress(code, path)}&vacancy`
}
