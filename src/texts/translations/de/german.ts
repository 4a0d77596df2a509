import type { Translation } from '../translation'
import { germanAnswers } from './germanAnswers'
import { germanApplying } from './germanApplying'
import { germanForm } from './germanForm'
import { germanJobAlerts } from './germanJobAlerts'
import { germanPages } from './germanPages'

/** What visitors read, in German. What stands on the first pages is a file of its own for the browser. */
export const german: Translation = {
  ...germanPages,
  ...germanForm,
  ...germanApplying,
  ...germanAnswers,
  ...germanJobAlerts,
}
