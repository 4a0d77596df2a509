import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { paths } from '../routing/paths'

/** Hands a job to the device's own means, where it is touched and has some; false where it has none [JL-19]. */
export function shareNatively({ guid, name }: Pick<VacancyListItem, 'guid' | 'name'>): boolean {
  if (!('share' in navigator) || !window.matchMedia('(pointer: coarse)').matches) return false
  const url = new URL(toCurrentLanguagePath(paths.jobDetails.href(guid)), window.location.origin).href
  // Whoever changes their mind in the device's own dialogue has not met an error.
  navigator.share({ title: name, url }).catch(() => undefined)
  return true
}
