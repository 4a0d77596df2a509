import { vacancyEditorTexts as texts } from '../../../texts/admin/vacancyEditor.texts'

/** By whose clocks dates and times are written. @param zone the client's, where it has set one */
export function zoneNote(zone: string | undefined): string {
  return zone ? texts.clientZone(zone) : texts.noZone
}
