import { withLanguage } from '../../texts/language/language'
import { catalogueLabels, sectionTexts } from '../../texts/public/applicationFields.texts'
import { localizeChoice } from '../fieldCatalogue/choices'
import { builtInIds, type CatalogueEntry, fieldCatalogue } from '../fieldCatalogue/fieldCatalogue'
import type { FieldDefinition, FieldSection } from '../forms/fieldDefinition'
import { toInitialValue } from '../kinds/initialValue'
import { isFieldKind, kinds } from '../kinds/kindRegistry'
import type { FieldRule } from '../rules/fieldRule'
import type { ApplicationFormField, CustomField, FormSettings } from '../settings/userSettings'
import { getFieldLanguages, getTextLanguage } from '../translations/localizeText'
import { addVisibilityConditions } from './askedConditions'

const entries = new Map(fieldCatalogue.map((entry) => [entry.id, entry]))

/**
 * Builds the client's part of the application form: its visible fields in the configured order, under the headings of
 * the catalogue or of custom sections.
 */
export function clientSections(settings: FormSettings, isInterest?: boolean): FieldSection[] {
  const sections = new Map<string, Omit<FieldSection, 'id'>>()
  const add = (id: string, title: string, field: FieldDefinition, lang?: string) => {
    const section = sections.get(id) ?? { title, ...(lang ? { lang } : {}), fields: [] }
    section.fields.push(field)
    sections.set(id, section)
  }
  const ownSections = new Map<string, string>()
  const ownFields = new Map(settings.customFields.map((field) => [field.id, field]))
  const visibleFields = withBuiltIns(settings.applicationFormFields)
  for (const field of visibleFields) {
    const entry = entries.get(field.id)
    const customField = ownFields.get(field.id)
    if (entry && (entry.field.name !== 'photo' || settings.canAllowUpload))
      add(entry.section, sectionTexts[entry.section], buildCatalogueField(entry, field))
    else if (customField && field.id >= 100 && isVisibleOn(customField, isInterest)) {
      const title = customField.section ?? sectionTexts.own
      const id = customField.section ? (ownSections.get(title) ?? `own-${customField.id}`) : 'own'
      ownSections.set(title, id)
      add(
        id,
        title,
        buildCustomField(customField, field),
        customField.section && getTextLanguage(customField, 'section'),
      )
    }
  }
  const declared = [...sections].map(([id, section]) => ({ id, ...section }))
  // If the form does not ask for the country, it is assumed to be the home country: the state is asked for, the
  // overseas state is not.
  return addVisibilityConditions(declared)
}

/** First Name, Last Name and Email are always first, visible and required, regardless of the settings [SE-03]. */
function withBuiltIns(fields: ApplicationFormField[]): ApplicationFormField[] {
  const builtIn = builtInIds.map((id) => ({
    id,
    displayText: fields.find((field) => field.id === id)?.displayText ?? '',
    canShowVisibility: false,
    canShowRequired: false,
    isVisible: true,
    isRequired: true,
  }))
  return [...builtIn, ...fields.filter((field) => field.isVisible && !builtInIds.includes(field.id))]
}

function buildCatalogueField(entry: CatalogueEntry, chosenField: ApplicationFormField): FieldDefinition {
  const { rule, fileTypeGroup, max, ...field } = entry.field
  const rules: FieldRule = { kind: rule, required: chosenField.isRequired }
  if (fileTypeGroup) rules.fileTypeGroup = fileTypeGroup
  if (max) rules.max = max
  const options = field.options && { options: field.options.map(localizeChoice) }
  const usual = catalogueLabels[field.name]
  const isOwn =
    chosenField.displayText &&
    chosenField.displayText !== withLanguage('en', () => catalogueLabels[field.name])
  if (!isOwn) return { ...field, ...options, label: usual, rules }
  return {
    ...field,
    ...options,
    label: chosenField.displayText,
    rules,
    ...getFieldLanguages(chosenField, 'label'),
  }
}

function isVisibleOn({ shownOn }: CustomField, isInterest: boolean | undefined): boolean {
  return shownOn === undefined || isInterest === undefined || (shownOn === 'interests') === isInterest
}

function buildCustomField(field: CustomField, chosenField: ApplicationFormField): FieldDefinition {
  const isSaid = field.translated?.includes('label')
  const label = isSaid ? field.label : chosenField.displayText || field.label
  const requested = { label, isRequired: chosenField.isRequired }
  return field.type === 'group' ? customGroup(field, requested) : customAnswerField(field, requested)
}

interface RequestedFields {
  label: string
  isRequired: boolean
}

/**
 * The SuperUser decides which fields of the group are required; the client's settings only cover the group itself.
 */
function customGroup(group: CustomField, { label, isRequired }: RequestedFields): FieldDefinition {
  const { fields = [], repeats, itemLabel, notes, rules } = group
  return {
    name: `custom-${group.id}`,
    type: 'group',
    label,
    rules: { kind: 'any', ...rules, required: repeats !== undefined && isRequired },
    fields: fields.map((field) =>
      customAnswerField(field, {
        label: field.label,
        isRequired: field.rules?.required === true || field.rules?.mustBe === true,
      }),
    ),
    ...(repeats ? { repeats } : {}),
    ...(itemLabel ? { itemLabel } : {}),
    ...(notes ? { notes } : {}),
    ...getFieldLanguages(group, 'label', notes && 'notes'),
    ...getLogic(group),
  }
}

/** Returns the conditions and the width of a custom field. */
function getLogic({ visibleWhen, requiredWhen, width }: CustomField) {
  return {
    ...(visibleWhen ? { visibleWhen } : {}),
    ...(requiredWhen ? { requiredWhen } : {}),
    ...(width ? { width } : {}),
  }
}

/** Builds a custom field. An unknown kind falls back to text. */
function customAnswerField(field: CustomField, { label, isRequired }: RequestedFields): FieldDefinition {
  const type = isFieldKind(field.type) ? field.type : 'text'
  return {
    name: `custom-${field.id}`,
    type,
    label,
    // The address or secret may belong to another person, such as a referee, so the browser must not fill in the
    // applicant's.
    ...(type === 'email' || type === 'password' ? { autocomplete: 'off' } : {}),
    rules: { kind: kinds[type].rule, ...field.rules, required: isRequired },
    ...(field.notes ? { notes: field.notes } : {}),
    ...(field.options?.length ? { options: field.options } : {}),
    ...(field.value ? { value: toInitialValue(type, field.value) } : {}),
    ...getFieldLanguages(field, 'label', field.notes && 'notes'),
    ...getLogic(field),
  }
}
