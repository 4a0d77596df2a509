import { knownControl } from '../schemas/controlTypes'
import type { ScreeningQuestionGroup } from '../schemas/vacancy'
import { log } from './log'

/** Says once of every control type that this version does not know: its questions are asked as text. */
export function createUnknownKindNotes(): (groups: ScreeningQuestionGroup[]) => void {
  const told = new Set<string>()
  return (groups) => {
    for (const { controlType } of groups.flatMap((group) => group.questions ?? [])) {
      if (knownControl(controlType) || told.has(controlType)) continue
      told.add(controlType)
      log(`Unknown controlType '${controlType}': its questions are asked as text`)
    }
  }
}
