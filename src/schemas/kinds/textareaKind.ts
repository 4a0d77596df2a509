import type { KindMeaning } from './kindMeaning'
import { plainText } from './plainText'

export const textareaKind: KindMeaning = { ...plainText, maxlength: 950 }
