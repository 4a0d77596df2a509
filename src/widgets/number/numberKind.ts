import type { KindMeaning } from '../../schemas/kinds/kindMeaning'
import { plainText } from '../../schemas/kinds/plainText'

/** The value is text that parses as a number: what was typed is what travels, no digit is lost on the way. */
export const numberKind: KindMeaning = { ...plainText, rule: 'number' }
