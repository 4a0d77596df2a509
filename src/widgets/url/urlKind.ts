import { cleanCode } from '../../schemas/fields/cleanText'
import { withScheme } from '../../schemas/fields/formats'
import { plainText, type TextKind } from '../../schemas/kinds/plainText'

/** A web address [FK-19]. */
export const urlKind: TextKind = {
  ...plainText,
  clean: cleanCode,
  name: 'Web address',
  controlType: 'url',
  rule: 'URL',
  sample: () => 'https://example.com',
  input: { type: 'url', inputMode: 'url', placeholder: 'https://', spellCheck: false, complete: withScheme },
}
