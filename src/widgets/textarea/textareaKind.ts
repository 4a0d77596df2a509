import type { KindMeaning } from '../../schemas/kinds/kindMeaning'
import { plainText } from '../../schemas/kinds/plainText'

/** Multi-line text [FK-02]. */
export const textareaKind: KindMeaning = {
  ...plainText,
  name: 'Long text',
  controlType: 'txa',
  maxlength: 950,
  sample: () => 'Several\nlines',
}
