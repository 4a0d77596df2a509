import type { Translation } from '../translation'
import { arabicAnswers } from './arabicAnswers'
import { arabicApplying } from './arabicApplying'
import { arabicForm } from './arabicForm'
import { arabicJobAlerts } from './arabicJobAlerts'
import { arabicPages } from './arabicPages'

/** Arabic texts of the public pages. The texts of the first pages are a separate file for the browser. */
export const arabic: Translation = {
  ...arabicPages,
  ...arabicForm,
  ...arabicApplying,
  ...arabicAnswers,
  ...arabicJobAlerts,
}
