import type { Translation } from '../translation'
import { frenchAnswers } from './frenchAnswers'
import { frenchApplying } from './frenchApplying'
import { frenchForm } from './frenchForm'
import { frenchPages } from './frenchPages'

/** What visitors read, in French; one file for the browser. */
export const french: Translation = { ...frenchPages, ...frenchForm, ...frenchApplying, ...frenchAnswers }
