import { plainText, type TextKind } from '../../schemas/kinds/plainText'

/** Words to look for [FK-03]. The browser adds a way to clear them; phones offer 'Search' on their keyboard. */
export const searchKind: TextKind = {
  ...plainText,
  name: 'Search text',
  controlType: 'sch',
  sample: () => 'Needle',
  input: { type: 'search', inputMode: 'search' },
}
