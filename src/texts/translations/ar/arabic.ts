import type { Translation } from '../translation'
import { arabicAnswers } from './arabicAnswers'
import { arabicApplying } from './arabicApplying'
import { arabicForm } from './arabicForm'
import { arabicJobAlerts } from './arabicJobAlerts'
import { arabicPages } from './arabicPages'

/** What visitors read, in Arabic. What stands on the first pages is a file of its own for the browser. */
export const arabic: Translation = {
  ...arabicPages,
  ...arabicForm,
  ...arabicApplying,
  ...arabicAnswers,
  ...arabicJobAlerts,
}
