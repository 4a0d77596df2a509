import type { KindMeaning } from './kindMeaning'
import { plainText } from './plainText'

/** The value is text that parses as a number: what was typed is what travels, no digit is lost on the way. */
export const numberKind: KindMeaning = { ...plainText, rule: 'number' }
