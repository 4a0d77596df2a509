import type { KindTraits } from '../../schemas/kinds/kindTraits'
import { plainText } from '../../schemas/kinds/plainText'

/** Multi-line text [FK-02]. */
export const textareaKind: KindTraits = {
  ...plainText,
  name: 'Long text',
  controlType: 'txa',
  maxlength: 950,
  sample: () => 'Several\nlines',
}
