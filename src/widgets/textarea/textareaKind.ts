import type { KindMeaning } from '../../schemas/kinds/kindMeaning'
import { plainText } from '../../schemas/kinds/plainText'

export const textareaKind: KindMeaning = { ...plainText, maxlength: 950 }
