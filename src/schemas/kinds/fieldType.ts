import { groupEditorTexts } from '../../texts/admin/accountSchema.texts'
import { type FieldKind, fieldKinds, isFieldKind, kinds } from './kindRegistry'

const kindsByControlType = new Map<string, FieldKind>(
  fieldKinds.map((kind) => [kinds[kind].controlType, kind]),
)

/** Returns the kind of a screening question with this control type; undefined for an unknown control type. */
export function findControlKind(controlType: string): FieldKind | undefined {
  return kindsByControlType.get(controlType)
}

/** Returns the kind of a screening question with this control type; 'text' for an unknown control type. */
export function getControlKind(controlType: string): FieldKind {
  return findControlKind(controlType) ?? 'text'
}

/**
 * The type of a field: a kind with a widget and one answer, or a group of fields. A group is not a kind: it has no
 * widget and no value, and its properties derive from its fields.
 */
export type FieldType = FieldKind | 'group'

export const fieldTypes: readonly FieldType[] = [...fieldKinds, 'group']

/** Returns the name that the SuperUser sees when choosing the type. */
export function getTypeName(type: FieldType, repeats: boolean): string {
  if (type !== 'group') return kinds[type].name
  return repeats ? groupEditorTexts.repeatingKind : groupEditorTexts.kind
}

export function isFieldType(name: string): name is FieldType {
  return name === 'group' || isFieldKind(name)
}
