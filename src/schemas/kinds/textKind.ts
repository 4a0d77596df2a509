import type { KindMeaning } from './kindMeaning'
import { plainText } from './plainText'

export const textKind: KindMeaning = { ...plainText, rule: 'string' }
