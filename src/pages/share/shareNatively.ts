import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { paths } from '../routing/paths'

/** Opens the device's share dialog on touch devices that have one; returns false on all others [JL-19]. */
export function shareNatively({ guid, name }: Pick<VacancyListItem, 'guid' | 'name'>): boolean {
  if (!('share' in navigator) || !window.matchMedia('(pointer: coarse)').matches) return false
  const url = new URL(toCurrentLanguagePath(paths.jobDetails.href(guid)), window.location.origin).href
  // Cancelling the device's share dialog rejects the promise, but is not an error.
  navigator.share({ title: name, url }).catch(() => undefined)
  return true
}
