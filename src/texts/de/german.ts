import type { Translation } from '../translation'
import { germanAnswers } from './germanAnswers'
import { germanApplying } from './germanApplying'
import { germanForm } from './germanForm'
import { germanPages } from './germanPages'

/** What visitors read, in German; one file for the browser. */
export const german: Translation = { ...germanPages, ...germanForm, ...germanApplying, ...germanAnswers }
