import { vacancyEditorTexts as texts } from '../../../texts/admin/vacancyEditor.texts'

/** Returns a note about the time zone of dates and times. @param zone the client's time zone, if configured */
export function getZoneNote(zone: string | undefined): string {
  return zone ? texts.clientZone(zone) : texts.noZone
}
