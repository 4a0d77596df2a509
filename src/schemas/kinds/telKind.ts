import type { KindMeaning } from './kindMeaning'
import { plainText } from './plainText'

export const telKind: KindMeaning = { ...plainText, rule: 'string' }
