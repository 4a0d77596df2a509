import type { KindMeaning } from '../../schemas/kinds/kindMeaning'
import { plainText } from '../../schemas/kinds/plainText'

export const passwordKind: KindMeaning = { ...plainText, rule: 'string' }
