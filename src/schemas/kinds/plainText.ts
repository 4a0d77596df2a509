import { cleanText } from '../fields/cleanText'
import { isBlank, type KindTraits, type KindValues, toText } from './kindTraits'
import { createRuleSchema } from './ruleSchema'

/** The common base of all one-line text kinds: the value is the text, and it is transmitted unchanged. */
export const plainText: KindValues = {
  rule: 'string',
  maxlength: 255,
  options: 'none',
  isShown: true,
  schema: createRuleSchema,
  initialValue: (field) => toText(field.value),
  isEmpty: isBlank,
  clean: cleanText,
  format: toText,
  parse: (answer) => answer,
  display: toText,
}

/** A plain text kind that differs from others only in its input attributes, and needs no separate widget. */
export interface TextKind extends KindTraits {
  input: {
    type: 'text' | 'search' | 'email' | 'tel' | 'url'
    /** The virtual keyboard on phones; the field can override it. */
    inputMode?: 'search' | 'decimal' | 'email' | 'tel' | 'url'
    /** A token of the HTML `autocomplete` attribute; the field can override it. */
    autoComplete?: string
    placeholder?: string
    /**
     * Completes or normalises the text when the field loses focus.
     * @param region determines the number format, see `localNumber`
     */
    complete?: (text: string, region: string) => string
    spellCheck?: boolean
    /** True if text over the limit is rejected instead of truncated. */
    keepsExcessText?: true
  }
}

/**
 * Returns a text as it is stored, after its field has lost focus or when it arrives at the server.
 * @param region determines the number format, see `localNumber`
 */
export function finishText(kind: KindTraits | TextKind, text: string, region: string): string {
  const cleanedText = kind.clean?.(text) ?? text
  return 'input' in kind ? (kind.input.complete?.(cleanedText, region) ?? cleanedText) : cleanedText
}
