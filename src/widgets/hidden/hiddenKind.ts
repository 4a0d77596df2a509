import type { KindTraits } from '../../schemas/kinds/kindTraits'
import { plainText } from '../../schemas/kinds/plainText'

/** A hidden value that is submitted with the form [FK-16]. */
export const hiddenKind: KindTraits = {
  ...plainText,
  clean: undefined,
  name: 'Not shown',
  controlType: 'hid',
  maxlength: null,
  isShown: false,
  sample: () => 'quiet',
}
