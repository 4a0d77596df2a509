import { catalogueLabels } from '../../texts/public/applicationFields.texts'
import { builtInIds, type CatalogueEntry, fieldCatalogue } from '../fieldCatalogue/fieldCatalogue'
import { orderFields } from '../settings/orderFields'
import type { CustomField } from '../settings/userSettings'
import type { AccountSchema, CatalogueChoice, StoredFormField } from './accountSchema'

/** The configurable fields of the catalogue: all but the built-in ones. */
export const configurableFields: readonly CatalogueEntry[] = fieldCatalogue.filter(
  ({ id }) => !builtInIds.includes(id),
)

/** Returns the schema that an account's stored rows represent. */
export function toAccountSchema(
  rows: readonly StoredFormField[],
  customFields: readonly CustomField[],
): AccountSchema {
  const positions = new Map(rows.map(({ id }, index) => [id, index]))
  const getPosition = ({ id }: CustomField) => positions.get(id) ?? rows.length
  return {
    customFields: [...customFields].sort((a, b) => getPosition(a) - getPosition(b)),
    catalogue: configurableFields.map((entry): CatalogueChoice => {
      const row = rows.find(({ id }) => id === entry.id)
      const defaultLabel = catalogueLabels[entry.field.name]
      return {
        id: entry.id,
        label: row && row.displayText !== defaultLabel ? row.displayText : '',
        isOffered: row !== undefined && row.isWithheld !== true,
      }
    }),
  }
}

/**
 * Applies a schema to the stored rows. The client's settings of each field stay, while fields are renamed, withheld
 * or offered again. The client may hide a field that is always required, but cannot make it optional; such a field
 * becomes optional when it is no longer always required. Rows of removed custom fields are removed.
 */
export function applySchema(rows: readonly StoredFormField[], schema: AccountSchema): StoredFormField[] {
  const catalogueRows = configurableFields.flatMap((entry) => {
    const choice = schema.catalogue.find(({ id }) => id === entry.id)
    const row = rows.find(({ id }) => id === entry.id)
    if (!choice || (!row && !choice.isOffered)) return row ? [row] : []
    return [
      {
        ...(row ?? createRow(entry.id, false)),
        displayText: choice.label || catalogueLabels[entry.field.name],
        isWithheld: !choice.isOffered,
      },
    ]
  })
  const customRows = schema.customFields.map((field) => {
    const row = rows.find(({ id }) => id === field.id) ?? createRow(field.id, true)
    const isAlwaysRequired = isFieldAlwaysRequired(field)
    const canClientRequire = !isAlwaysRequired && (field.type !== 'group' || field.repeats !== undefined)
    return {
      ...row,
      displayText: field.label,
      canShowRequired: canClientRequire,
      isRequired: isAlwaysRequired || (canClientRequire && row.canShowRequired && row.isRequired),
    }
  })
  const rowsById = new Map([...catalogueRows, ...customRows].map((row) => [row.id, row]))
  const retainedRows = rows.flatMap(({ id }) => rowsById.get(id) ?? [])
  const addedRows = [...rowsById.values()].filter(({ id }) => !rows.some((row) => row.id === id))
  return orderFields(
    [...retainedRows, ...addedRows],
    customRows.map(({ id }) => id),
  )
}

/**
 * Returns true if the field is always required. A repeating group is required if it needs rows; in any other group,
 * its fields decide.
 */
function isFieldAlwaysRequired({ rules, repeats }: CustomField): boolean {
  return rules?.required === true || rules?.mustBe === true || (repeats?.min ?? 0) > 0
}

function createRow(id: number, isVisible: boolean): Omit<StoredFormField, 'displayText'> {
  return {
    id,
    canShowVisibility: true,
    canShowRequired: true,
    isVisible,
    isRequired: false,
  }
}
