import type { KindMeaning } from '../../schemas/kinds/kindMeaning'
import { plainText } from '../../schemas/kinds/plainText'

export const textKind: KindMeaning = { ...plainText, rule: 'string' }
