import { plainText, type TextKind } from '../../schemas/kinds/plainText'

/** Search text [FK-03]. The browser adds a clear button; phone keyboards offer 'Search'. */
export const searchKind: TextKind = {
  ...plainText,
  name: 'Search text',
  controlType: 'sch',
  sample: () => 'Needle',
  input: { type: 'search', inputMode: 'search' },
}
