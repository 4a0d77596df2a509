import { catalogueLabels } from '../../texts/public/applicationFields.texts'
import { fieldCatalogue } from '../fieldCatalogue/fieldCatalogue'
import type { LogicField } from '../fieldLogic/checkLogic'
import { isFieldType } from '../kinds/fieldType'
import type { CustomField } from '../settings/userSettings'

/** Returns a custom field as conditions refer to it: by its form key, which derives from its id and never changes. */
export function toLogicField(field: CustomField): LogicField {
  const { id, type, label, options, repeats, visibleWhen, requiredWhen } = field
  const kind = isFieldType(type) ? type : 'text'
  const looked = { kind, options, repeats: repeats !== undefined }
  return { key: toCustomFieldKey(id), label, ...looked, visibleWhen, requiredWhen }
}

export function toCustomFieldKey(id: number): string {
  return `custom-${id}`
}

/** The catalogue fields. Conditions may refer to them even if the client does not use them. */
export const catalogueLogic: readonly LogicField[] = fieldCatalogue.map(({ field }) => ({
  key: field.name,
  kind: field.type,
  label: catalogueLabels[field.name],
  options: field.options,
}))
