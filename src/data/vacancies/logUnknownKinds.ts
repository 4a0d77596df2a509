import { findControlKind } from '../../schemas/kinds/fieldType'
import type { ScreeningQuestionGroup } from '../../schemas/vacancies/vacancy'
import { log } from '../browser/log'

/** Logs each unknown control type once; questions with an unknown type are shown as text fields. */
export function createUnknownKindLog(): (groups: ScreeningQuestionGroup[]) => void {
  const loggedTypes = new Set<string>()
  return (groups) => {
    for (const { controlType } of groups.flatMap((group) => group.questions ?? [])) {
      if (findControlKind(controlType) || loggedTypes.has(controlType)) continue
      loggedTypes.add(controlType)
      log(`Unknown controlType '${controlType}': its questions are asked as text`)
    }
  }
}
