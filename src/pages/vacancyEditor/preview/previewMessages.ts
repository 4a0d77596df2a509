import type { PreviewedVacancy } from '../../../schemas/authoring/previewedVacancy'

/** The pages of a vacancy. */
export type VacancyPage = 'details' | 'form'

/** Message from the editor to the pages in its frame. */
export interface VacancyOrder {
  foyer: 'vacancy'
  previewed: PreviewedVacancy
  page: VacancyPage
}

/**
 * Message from the pages in the frame to the editor: the frame is ready for messages, or a visitor would navigate.
 */
export type VacancyReport =
  | { foyer: 'vacancy'; kind: 'ready' }
  | { foyer: 'vacancy'; kind: 'page'; page: VacancyPage }

/** Returns the message of an event if it comes from this window and origin and is one of ours; otherwise null. */
export function readPreviewMessage<Message extends VacancyOrder | VacancyReport>(
  { data, origin, source }: MessageEvent<unknown>,
  from: MessageEventSource | null,
): Message | null {
  if (origin !== window.location.origin || from === null || source !== from) return null
  const isOwnMessage =
    typeof data === 'object' && data !== null && 'foyer' in data && data.foyer === 'vacancy'
  return isOwnMessage ? (data as Message) : null
}
