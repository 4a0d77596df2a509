import type { Option } from '../../schemas/fields/option'
import { toSearchText } from '../../schemas/fields/searchText'
import type { ListProps } from './combobox'

/** Returns true if the option's label contains the text, compared as in `toSearchText`. */
export function matchesOption({ label }: Pick<Option, 'label'>, text: string): boolean {
  return toSearchText(label).includes(toSearchText(text))
}

/** Returns the option with this label, or else the only one whose label contains the text. */
function findOptionByLabel(choices: readonly Option[], text: string): Option | undefined {
  const matches = choices.find(({ label }) => toSearchText(label) === toSearchText(text))
  const [only, ...more] = choices.filter((choice) => matchesOption(choice, text))
  return matches ?? (more.length === 0 ? only : undefined)
}

/**
 * Handles blur of a select that contains typed text: chooses the option that the text identifies. Text without a
 * match becomes the answer, which the check rejects, so that it is not lost. If the options come with the data
 * (`openOptions`), the check would accept any text, so unmatched text is discarded.
 */
export function commitTypedText(field: ListProps, typedText: string): void {
  const text = typedText.trim()
  const option = text === '' ? undefined : findOptionByLabel(field.options.choices ?? [], text)
  const answer = option?.value ?? (text === '' || field.options.openOptions ? undefined : text)
  if (answer !== undefined && answer !== field.value) field.onChange(answer)
  field.onBlur(field.id, answer ?? field.value)
}
