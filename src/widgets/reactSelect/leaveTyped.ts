import type { Option } from '../../schemas/fields/option'
import type { ListProps } from './combobox'

const { compare } = new Intl.Collator(undefined, { sensitivity: 'base' })

/** The option that a text names: the one of this label, accents and case aside, else the only one that contains it. */
function optionNamed(choices: readonly Option[], text: string): Option | undefined {
  const named = choices.find(({ label }) => compare(label, text) === 0)
  const [only, ...more] = choices.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
  return named ?? (more.length === 0 ? only : undefined)
}

/**
 * Called when a list is left with text in its field: the option that the text names is chosen. Text that names none stays
 * as the answer, which the form's check refuses, so that it is not lost; in a list whose options come with the data, which
 * accepts any text, it is dropped.
 */
export function leaveTyped(field: ListProps, typed: string): void {
  const text = typed.trim()
  const option = text === '' ? undefined : optionNamed(field.options.choices ?? [], text)
  const answer = option?.value ?? (text === '' || field.options.openOptions ? undefined : text)
  if (answer !== undefined && answer !== field.value) field.onChange(answer)
  field.onBlur(field.id, answer ?? field.value)
}
