import type { KindMeaning } from './kindMeaning'
import { plainText } from './plainText'

export const passwordKind: KindMeaning = { ...plainText, rule: 'string' }
