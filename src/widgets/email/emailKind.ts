import { cleanCode } from '../../schemas/fields/cleanText'
import { withAsciiDomain } from '../../schemas/fields/formats'
import { plainText, type TextKind } from '../../schemas/kinds/plainText'

/** An e-mail address [FK-15]. Phones show their keyboard for it. */
export const emailKind: TextKind = {
  ...plainText,
  clean: (text) => withAsciiDomain(cleanCode(text)),
  name: 'Email',
  controlType: 'eml',
  rule: 'email',
  sample: () => 'sam@example.com',
  input: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
}
