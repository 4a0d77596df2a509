import type { Translation } from '../translation'
import { germanAnswers } from './germanAnswers'
import { germanApplying } from './germanApplying'
import { germanForm } from './germanForm'
import { germanJobAlerts } from './germanJobAlerts'
import { germanPages } from './germanPages'

/** German texts of the public pages. The texts of the first pages are a separate file for the browser. */
export const german: Translation = {
  ...germanPages,
  ...germanForm,
  ...germanApplying,
  ...germanAnswers,
  ...germanJobAlerts,
}
