import type { PreviewedVacancy } from '../../../schemas/authoring/previewedVacancy'

/** The pages of a vacancy. */
export type VacancyPage = 'details' | 'form'

/** Message from the editor to the pages in its frame. */
export interface PreviewCommand {
  foyer: 'vacancy'
  previewed: PreviewedVacancy
  page: VacancyPage
}

/**
 * Message from the pages in the frame to the editor: the frame is ready for messages, or a link leads to
 * another page of the vacancy.
 */
export type PreviewReport =
  | { foyer: 'vacancy'; kind: 'ready' }
  | { foyer: 'vacancy'; kind: 'page'; page: VacancyPage }

/** Returns the preview message of an event; null if the event has another source, origin or content. */
export function readPreviewMessage<Message extends PreviewCommand | PreviewReport>(
  { data, origin, source }: MessageEvent<unknown>,
  expectedSource: MessageEventSource | null,
): Message | null {
  if (origin !== window.location.origin || expectedSource === null || source !== expectedSource) return null
  const isPreviewMessage =
    typeof data === 'object' && data !== null && 'foyer' in data && data.foyer === 'vacancy'
  return isPreviewMessage ? (data as Message) : null
}
