import type { FieldKind } from '../../kinds/kindRegistry'

interface KindTraits {
  /** Whether the field has a list to choose from: always, if one is given, or never. */
  options: 'needed' | 'possible' | 'none'
  /** Whether characters are counted. */
  hasLength: boolean
}

const words: KindTraits = { options: 'none', hasLength: true }
const list: KindTraits = { options: 'needed', hasLength: false }
const plain: KindTraits = { options: 'none', hasLength: false }

/** What can be said of an own field, by its kind. */
export const kindTraits: Record<FieldKind, KindTraits> = {
  text: words,
  textarea: words,
  search: words,
  password: words,
  email: words,
  tel: words,
  url: words,
  number: words,
  select: list,
  'searchable-select': list,
  radio: list,
  checkbox: { options: 'possible', hasLength: false },
  date: plain,
  'datetime-local': plain,
  'date-range': plain,
  time: plain,
  range: plain,
  file: plain,
  hidden: plain,
}
