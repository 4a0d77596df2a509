import type { KindMeaning } from './kindMeaning'
import { plainText } from './plainText'

export const urlKind: KindMeaning = { ...plainText, rule: 'URL' }
