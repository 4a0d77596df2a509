import type { KindMeaning } from './kindMeaning'
import { plainText } from './plainText'

export const hiddenKind: KindMeaning = { ...plainText, rule: 'string' }
