import type { KindMeaning } from './kindMeaning'
import { plainText } from './plainText'

export const searchKind: KindMeaning = plainText
