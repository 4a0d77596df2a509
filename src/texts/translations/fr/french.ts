import type { Translation } from '../translation'
import { frenchAnswers } from './frenchAnswers'
import { frenchApplying } from './frenchApplying'
import { frenchForm } from './frenchForm'
import { frenchJobAlerts } from './frenchJobAlerts'
import { frenchPages } from './frenchPages'

/** What visitors read, in French. What stands on the first pages is a file of its own for the browser. */
export const french: Translation = {
  ...frenchPages,
  ...frenchForm,
  ...frenchApplying,
  ...frenchAnswers,
  ...frenchJobAlerts,
}
