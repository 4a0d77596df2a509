import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { readLanguage } from '../../schemas/pages/languagePath'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { languageInForce } from '../../texts/language/language'

/**
 * Handles clicks for all rows of a list: links navigate inside the site, clicks on Share buttons are passed to
 * `onShare`.
 */
export function useRowClicks(
  vacancies: readonly VacancyListItem[],
  onShare: (button: HTMLElement, vacancy: VacancyListItem) => void,
): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      if (!(event.target instanceof Element)) return
      const button = event.target.closest<HTMLElement>('[data-share]')
      const sharedVacancy = button && vacancies.find(({ id }) => String(id) === button.dataset.share)
      if (sharedVacancy) return onShare(button, sharedVacancy)
      const link = event.target.closest<HTMLAnchorElement>('a.fy-job-link')
      if (link?.target !== '' || isBrowserClick(event)) return
      event.preventDefault()
      navigate(readLanguage(link.pathname, [languageInForce()]).url + link.search)
    },
    [vacancies, onShare, navigate],
  )
}

/**
 * Returns true for clicks that the browser handles itself: other buttons and modifier keys open tabs and windows or
 * download.
 */
function isBrowserClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
