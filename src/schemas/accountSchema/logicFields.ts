import { catalogueLabels } from '../../texts/public/applicationFields.texts'
import { fieldCatalogue } from '../fieldCatalogue/fieldCatalogue'
import type { LogicField } from '../fieldLogic/checkLogic'
import { isFieldType } from '../kinds/fieldType'
import type { CustomField } from '../settings/userSettings'

/** An own field as conditions know it: by its key in the form, which its id makes and no rename changes. */
export function toLogicField(field: CustomField): LogicField {
  const { id, type, label, options, repeats, visibleWhen, requiredWhen } = field
  const kind = isFieldType(type) ? type : 'text'
  const looked = { kind, options, repeats: repeats !== undefined }
  return { key: toCustomFieldKey(id), label, ...looked, visibleWhen, requiredWhen }
}

export function toCustomFieldKey(id: number): string {
  return `custom-${id}`
}

/** The fields of the catalogue, which conditions may look at whether the client asks them or not. */
export const catalogueLogic: readonly LogicField[] = fieldCatalogue.map(({ field }) => ({
  key: field.name,
  kind: field.type,
  label: catalogueLabels[field.name],
  options: field.options,
}))
