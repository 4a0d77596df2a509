import type { Translation } from '../translation'
import { arabicAnswers } from './arabicAnswers'
import { arabicApplying } from './arabicApplying'
import { arabicForm } from './arabicForm'
import { arabicPages } from './arabicPages'

/** What visitors read, in Arabic; one file for the browser. */
export const arabic: Translation = { ...arabicPages, ...arabicForm, ...arabicApplying, ...arabicAnswers }
