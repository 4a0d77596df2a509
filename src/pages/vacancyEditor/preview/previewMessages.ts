import type { PreviewedVacancy } from '../../../schemas/authoring/previewedVacancy'

/** The pages of a vacancy. */
export type VacancyPage = 'details' | 'form'

/** What the editor says to the pages in its frame. */
export interface VacancyOrder {
  foyer: 'vacancy'
  shown: PreviewedVacancy
  page: VacancyPage
}

/** What the pages in the frame say to the editor: that they can be spoken to, or where a visitor would go. */
export type VacancyReport =
  | { foyer: 'vacancy'; kind: 'ready' }
  | { foyer: 'vacancy'; kind: 'page'; page: VacancyPage }

/** The message of an event, if it comes from this window, of our own origin, and is one of ours. */
export function readPreviewMessage<Message extends VacancyOrder | VacancyReport>(
  { data, origin, source }: MessageEvent<unknown>,
  from: MessageEventSource | null,
): Message | null {
  if (origin !== window.location.origin || from === null || source !== from) return null
  const isOurs = typeof data === 'object' && data !== null && 'foyer' in data && data.foyer === 'vacancy'
  return isOurs ? (data as Message) : null
}
