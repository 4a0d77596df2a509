import { isKnownControl } from '../../schemas/kinds/controlTypes'
import type { ScreeningQuestionGroup } from '../../schemas/vacancies/vacancy'
import { log } from '../browser/log'

/** Says once of every control type that this version does not know: its questions are asked as text. */
export function createUnknownKindLog(): (groups: ScreeningQuestionGroup[]) => void {
  const told = new Set<string>()
  return (groups) => {
    for (const { controlType } of groups.flatMap((group) => group.questions ?? [])) {
      if (isKnownControl(controlType) || told.has(controlType)) continue
      told.add(controlType)
      log(`Unknown controlType '${controlType}': its questions are asked as text`)
    }
  }
}
