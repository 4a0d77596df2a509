import { cleanText } from '../fields/cleanText'
import { asText, isBlank, type KindMeaning, type KindValues } from './kindMeaning'
import { ruleSchema } from './ruleSchema'

/** What all one-line text kinds share: the value is the text, and it travels as it is. */
export const plainText: KindValues = {
  rule: 'string',
  maxlength: 255,
  options: 'none',
  isShown: true,
  schema: ruleSchema,
  initialValue: (field) => asText(field.value),
  isEmpty: isBlank,
  clean: cleanText,
  format: asText,
  parse: (answer) => answer,
  display: asText,
}

/** A kind of plain text that differs from others in its input alone, and needs no widget of its own. */
export interface TextKind extends KindMeaning {
  input: {
    type: 'text' | 'search' | 'email' | 'tel' | 'url'
    /** The keyboard that phones show, unless the field names another. */
    inputMode?: 'search' | 'decimal' | 'email' | 'tel' | 'url'
    /** A token of the HTML `autocomplete` attribute, unless the field names another. */
    autoComplete?: string
    placeholder?: string
    /** Completes or normalizes the text when the field is left. @param place whose way of writing numbers applies, see `localNumber` */
    complete?: (text: string, place: string) => string
    spellCheck?: boolean
    /** True where text over the limit is refused, not cut. */
    keepsExcess?: true
  }
}

/**
 * A text as it is stored once its field is left or it arrives at the server.
 * @param place whose way of writing numbers applies, see `localNumber`
 */
export function finishText(kind: KindMeaning | TextKind, text: string, place: string): string {
  const clean = kind.clean?.(text) ?? text
  return 'input' in kind ? (kind.input.complete?.(clean, place) ?? clean) : clean
}
