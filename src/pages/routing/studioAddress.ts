import type { Language } from '../../texts/language/language'

export const studioPath = '/studio'

/** The studio of a client's site; without a code, of the host's. It is loaded as a page of its own, never drawn inside the site. */
export function studioAddress(code?: string): string {
  return code === undefined ? studioPath : `${studioPath}?client=${encodeURIComponent(code)}`
}

/** A page of a client's site for the studio's frame, in one of its languages. */
export function previewAddress(code: string, path: string, language: Language = 'en'): string {
  const address = `${studioPath}/preview/${encodeURIComponent(code)}?path=${encodeURIComponent(path)}`
  return language === 'en' ? address : `${address}&language=${language}`
}

/** A page of a client's site for the frame in which a vacancy is shown while it is written. */
export function vacancyPreviewAddress(code: string, path: string): string {
  return `${previewAddress(code, path)}&vacancy`
}
