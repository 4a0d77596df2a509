import { groupEditorTexts } from '../../texts/admin/accountSchema.texts'
import { type FieldKind, fieldKinds, isFieldKind, kinds } from './kindRegistry'

/**
 * What a field can be: of a kind, with a widget and one answer, or a group of fields. A group is no kind: it has no widget
 * and no values of its own, and what is to be known of it follows from its fields.
 */
export type FieldType = FieldKind | 'group'

export const fieldTypes: readonly FieldType[] = [...fieldKinds, 'group']

/** What the SuperUser chooses it by. */
export function nameOfType(type: FieldType, repeats: boolean): string {
  if (type !== 'group') return kinds[type].name
  return repeats ? groupEditorTexts.repeatingKind : groupEditorTexts.kind
}

export function isFieldType(name: string): name is FieldType {
  return name === 'group' || isFieldKind(name)
}
