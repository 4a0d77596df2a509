import type { KindMeaning } from '../../schemas/kinds/kindMeaning'
import { plainText } from '../../schemas/kinds/plainText'

export const urlKind: KindMeaning = { ...plainText, rule: 'URL' }
