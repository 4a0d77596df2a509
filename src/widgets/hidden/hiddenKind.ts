import type { KindMeaning } from '../../schemas/kinds/kindMeaning'
import { plainText } from '../../schemas/kinds/plainText'

/** A value that travels unseen [FK-16]. */
export const hiddenKind: KindMeaning = {
  ...plainText,
  clean: undefined,
  name: 'Not shown',
  controlType: 'hid',
  maxlength: null,
  isShown: false,
  sample: () => 'quiet',
}
