import type { Translation } from '../translation'
import { frenchAnswers } from './frenchAnswers'
import { frenchApplying } from './frenchApplying'
import { frenchForm } from './frenchForm'
import { frenchJobAlerts } from './frenchJobAlerts'
import { frenchPages } from './frenchPages'

/** French texts of the public pages. The texts of the first pages are a separate file for the browser. */
export const french: Translation = {
  ...frenchPages,
  ...frenchForm,
  ...frenchApplying,
  ...frenchAnswers,
  ...frenchJobAlerts,
}
