import { plainText, type TextKind } from '../../schemas/kinds/plainText'

/** A telephone number, as people write it [FK-18]. */
export const telKind: TextKind = {
  ...plainText,
  name: 'Phone',
  controlType: 'tel',
  sample: () => '0400 000 000',
  input: { type: 'tel', inputMode: 'tel' },
}
