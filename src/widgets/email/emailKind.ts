import { cleanEmail } from '../../schemas/fields/formats'
import { plainText, type TextKind } from '../../schemas/kinds/plainText'

/** An email address [FK-15]. Phones show their email keyboard. */
export const emailKind: TextKind = {
  ...plainText,
  clean: cleanEmail,
  name: 'Email',
  controlType: 'eml',
  rule: 'email',
  sample: () => 'sam@example.com',
  input: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
}
