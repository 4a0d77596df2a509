import { isApiError } from '../data/apiError'
import { siteTexts } from '../texts/site'
import { useSite } from './SiteContext'

interface Failure {
  id: string
  /** What it was about, where the message does not say. */
  title?: string
  /** What did not happen, in words. */
  message: string
}

/**
 * Says that something did not work: once. Of a failed server the call itself has told already [ER-01]; what it was about
 * takes that notification's place, with its words as the title.
 */
export function useTellFailure(): (error: unknown, failure: Failure) => void {
  const { notifications } = useSite()
  return (error, { id, title = '', message }) => {
    const status = isApiError(error) ? error.status : 0
    const told = { id, type: 'error', title, message } as const
    if (status < 500) return notifications.notify(told)
    notifications.dismiss('server')
    const about = title ? `${title} ${message}` : message
    notifications.notify({ ...told, title: siteTexts.serverError(status), message: about })
  }
}
