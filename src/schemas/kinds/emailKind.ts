import type { KindMeaning } from './kindMeaning'
import { plainText } from './plainText'

export const emailKind: KindMeaning = { ...plainText, rule: 'email' }
