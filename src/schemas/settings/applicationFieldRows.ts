import { settingsFormTexts as texts } from '../../texts/admin/settings.texts'
import { catalogueLabels, sectionTexts } from '../../texts/public/applicationFields.texts'
import { type CatalogueEntry, fieldCatalogue } from '../fieldCatalogue/fieldCatalogue'
import type { FormValues } from '../fields/fieldValue'
import type { Option } from '../fields/option'
import type { FieldDefinition, FieldSection } from '../forms/fieldDefinition'
import { type ApplicationFormField, withBuiltInFields } from './userSettings'

const photoId = fieldCatalogue.find(({ field }) => field.name === 'photo')?.id

type SectionId = CatalogueEntry['section'] | 'own'

/** Returns true for the photo field if the account may not accept photos; its row is then off and read-only. */
function isUnavailablePhoto({ id }: ApplicationFormField, canAllowUpload: boolean): boolean {
  return !canAllowUpload && id === photoId
}

/**
 * Returns the rows for the fields of the application form under their headings. Each row offers the settings that the
 * client may change [SE-02, SE-03].
 */
export function listApplicationFieldSections(
  fields: readonly ApplicationFormField[],
  canAllowUpload = true,
): FieldSection[] {
  const sections = new Map<SectionId, FieldDefinition[]>()
  for (const field of withBuiltInFields(fields)) {
    const id = fieldCatalogue.find((entry) => entry.id === field.id)?.section ?? 'own'
    sections.set(id, [
      ...(sections.get(id) ?? []),
      buildRow(field, isUnavailablePhoto(field, canAllowUpload)),
    ])
  }
  return [...sections].map(([id, rows]) => ({
    id: `fields-${id}`,
    title: sectionTexts[id],
    fields: rows,
    ...(id === 'about' ? { notes: texts.builtInNotes } : {}),
  }))
}

/**
 * Converts the rows to the format of the API. Built-in fields (ids between 1 and 2) are never sent [SE-04]. An
 * unavailable photo field stays unchanged.
 */
export function parseApplicationFields(
  fields: readonly ApplicationFormField[],
  values: FormValues,
  canAllowUpload = true,
): ApplicationFormField[] {
  return fields
    .filter(({ id }) => id <= 1 || id >= 2)
    .map((field) => {
      const boxes = values[getRowKey(field.id)]
      if (!Array.isArray(boxes) || isUnavailablePhoto(field, canAllowUpload)) return field
      return {
        ...field,
        isVisible: field.canShowVisibility ? boxes.includes('visible') : field.isVisible,
        isRequired: field.canShowRequired ? boxes.includes('required') : field.isRequired,
      }
    })
}

/**
 * Returns the rows that must change with another box, because a hidden field cannot be required: ticking Required
 * shows the field, and hiding the field clears Required.
 * @returns the changed rows, by key
 */
export function getDependentRows(
  fields: readonly ApplicationFormField[],
  before: FormValues,
  after: FormValues,
): FormValues {
  const dependentValues: FormValues = {}
  for (const { id, canShowVisibility, canShowRequired } of fields) {
    const key = getRowKey(id)
    const [previousBoxes, currentBoxes] = [before[key], after[key]]
    if (
      !canShowVisibility ||
      !canShowRequired ||
      !Array.isArray(previousBoxes) ||
      !Array.isArray(currentBoxes)
    )
      continue
    if (
      currentBoxes.join() === previousBoxes.join() ||
      currentBoxes.includes('visible') ||
      !currentBoxes.includes('required')
    )
      continue
    dependentValues[key] = previousBoxes.includes('visible') ? [] : ['visible', 'required']
  }
  return dependentValues
}

/** Returns the form key of a field. Keys contain no '.': 1.2 becomes `field-1-2`. */
export function getRowKey(id: number): string {
  return `field-${String(id).replace('.', '-')}`
}

/**
 * Builds the row of a field. The row is read-only if the client may change nothing, or if the field is unavailable; an
 * unavailable field has no ticked boxes.
 */
function buildRow(field: ApplicationFormField, isUnavailable: boolean): FieldDefinition {
  const { canShowVisibility, canShowRequired } = field
  const isFixed = !canShowVisibility && !canShowRequired
  const options: Option[] = [
    ...(canShowVisibility || isFixed ? [{ label: texts.visible, value: 'visible' }] : []),
    ...(canShowRequired || isFixed ? [{ label: texts.required, value: 'required' }] : []),
  ]
  const boxes = { visible: field.isVisible && !isUnavailable, required: field.isRequired && !isUnavailable }
  return {
    name: getRowKey(field.id),
    type: 'checkbox',
    label: field.displayText || getDefaultLabel(field.id),
    options,
    value: options.map(({ value }) => value).filter((value) => boxes[value as keyof typeof boxes]),
    inline: true,
    disabled: isFixed || isUnavailable,
    rules: { kind: 'boolean', required: false },
  }
}

function getDefaultLabel(id: number): string {
  const entry = fieldCatalogue.find((candidate) => candidate.id === id)
  return entry ? catalogueLabels[entry.field.name] : texts.unnamed(id)
}
