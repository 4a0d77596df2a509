import type { KindTraits } from '../../schemas/kinds/kindTraits'
import { plainText } from '../../schemas/kinds/plainText'

/** Text that is masked while it is typed [FK-07], and wherever the application is displayed. */
export const passwordKind: KindTraits = {
  ...plainText,
  clean: undefined,
  name: 'Hidden text',
  controlType: 'pwd',
  // Leading spaces are part of a password.
  parseSubmittedTexts: ([text = '']) => text,
  display: () => '•'.repeat(8),
  sample: () => 'a secret of mine',
}
