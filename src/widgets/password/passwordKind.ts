import type { KindMeaning } from '../../schemas/kinds/kindMeaning'
import { plainText } from '../../schemas/kinds/plainText'

/** Text that nobody reads over a shoulder [FK-07], nor in the application that it came with. */
export const passwordKind: KindMeaning = {
  ...plainText,
  clean: undefined,
  name: 'Hidden text',
  controlType: 'pwd',
  // A space in front is part of it.
  readPlain: ([text = '']) => text,
  display: () => '•'.repeat(8),
  sample: () => 'a secret of mine',
}
