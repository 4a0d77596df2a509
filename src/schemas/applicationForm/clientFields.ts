import { withLanguage } from '../../texts/language/language'
import { catalogueLabels, sectionTexts } from '../../texts/public/applicationFields.texts'
import { localizeChoice } from '../fieldCatalogue/choices'
import { type CatalogueEntry, fieldCatalogue } from '../fieldCatalogue/fieldCatalogue'
import { type FieldComparison, type FieldCondition, isComparisonMet } from '../fields/fieldCondition'
import type { FieldDefinition, FieldSection } from '../forms/fieldDefinition'
import { isFieldKind, kinds, toInitialValue } from '../kinds/kindRegistry'
import type { FieldRule } from '../rules/fieldRule'
import {
  type ApplicationFormField,
  type CustomField,
  type FormSettings,
  withBuiltInFields,
} from '../settings/userSettings'
import { getFieldLanguages, getTextLanguage } from '../translations/localizeText'

const catalogueEntriesById = new Map(fieldCatalogue.map((entry) => [entry.id, entry]))

/**
 * Builds the client's part of the application form: its visible fields in the configured order, under the headings of
 * the catalogue or of custom sections.
 */
export function buildClientSections(
  settings: FormSettings,
  isExpressionOfInterest?: boolean,
): FieldSection[] {
  const sections = new Map<string, Omit<FieldSection, 'id'>>()
  const addField = (id: string, title: string, field: FieldDefinition, lang?: string) => {
    const section = sections.get(id) ?? { title, ...(lang ? { lang } : {}), fields: [] }
    section.fields.push(field)
    sections.set(id, section)
  }
  const customSectionIds = new Map<string, string>()
  const customFieldsById = new Map(settings.customFields.map((field) => [field.id, field]))
  const visibleFields = withBuiltInFields(settings.applicationFormFields).filter(({ isVisible }) => isVisible)
  for (const field of visibleFields) {
    const entry = catalogueEntriesById.get(field.id)
    const customField = customFieldsById.get(field.id)
    if (entry && (entry.field.name !== 'photo' || settings.canAllowUpload))
      addField(entry.section, sectionTexts[entry.section], buildCatalogueField(entry, field))
    else if (customField && field.id >= 100 && isShownInForm(customField, isExpressionOfInterest)) {
      const title = customField.section ?? sectionTexts.own
      const id = customField.section ? (customSectionIds.get(title) ?? `own-${customField.id}`) : 'own'
      customSectionIds.set(title, id)
      addField(
        id,
        title,
        buildCustomField(customField, field),
        customField.section && getTextLanguage(customField, 'section'),
      )
    }
  }
  const declaredSections = [...sections].map(([id, section]) => ({ id, ...section }))
  // If the form does not ask for the country, the country is assumed to be the home country: the form then asks for
  // the state, but not for the overseas state.
  return simplifySectionConditions(declaredSections)
}

function buildCatalogueField(entry: CatalogueEntry, formField: ApplicationFormField): FieldDefinition {
  const { rule, fileTypeGroup, max, ...field } = entry.field
  const rules: FieldRule = { kind: rule, required: formField.isRequired }
  if (fileTypeGroup) rules.fileTypeGroup = fileTypeGroup
  if (max) rules.max = max
  const options = field.options && { options: field.options.map(localizeChoice) }
  const defaultLabel = catalogueLabels[field.name]
  const hasCustomLabel =
    formField.displayText && formField.displayText !== withLanguage('en', () => catalogueLabels[field.name])
  if (!hasCustomLabel) return { ...field, ...options, label: defaultLabel, rules }
  return {
    ...field,
    ...options,
    label: formField.displayText,
    rules,
    ...getFieldLanguages(formField, 'label'),
  }
}

function isShownInForm({ shownOn }: CustomField, isExpressionOfInterest: boolean | undefined): boolean {
  return (
    shownOn === undefined ||
    isExpressionOfInterest === undefined ||
    (shownOn === 'interests') === isExpressionOfInterest
  )
}

function buildCustomField(field: CustomField, formField: ApplicationFormField): FieldDefinition {
  const isLabelTranslated = field.translated?.includes('label')
  const label = isLabelTranslated ? field.label : formField.displayText || field.label
  const decisions = { label, isRequired: formField.isRequired }
  return field.type === 'group'
    ? buildCustomGroup(field, decisions)
    : buildCustomAnswerField(field, decisions)
}

/** The parts of a custom field that the client's settings decide. */
interface ClientDecisions {
  label: string
  isRequired: boolean
}

/**
 * The SuperUser decides which fields of the group are required; the client's settings only cover the group itself.
 */
function buildCustomGroup(group: CustomField, { label, isRequired }: ClientDecisions): FieldDefinition {
  const { fields = [], repeats, itemLabel, notes, rules } = group
  return {
    name: `custom-${group.id}`,
    type: 'group',
    label,
    rules: { kind: 'any', ...rules, required: repeats !== undefined && isRequired },
    fields: fields.map((field) =>
      buildCustomAnswerField(field, {
        label: field.label,
        isRequired: field.rules?.required === true || field.rules?.mustBe === true,
      }),
    ),
    ...(repeats ? { repeats } : {}),
    ...(itemLabel ? { itemLabel } : {}),
    ...(notes ? { notes } : {}),
    ...getFieldLanguages(group, 'label', notes && 'notes'),
    ...getLogicAndWidth(group),
  }
}

/** Returns the conditions and the width of a custom field. */
function getLogicAndWidth({ visibleWhen, requiredWhen, width }: CustomField) {
  return {
    ...(visibleWhen ? { visibleWhen } : {}),
    ...(requiredWhen ? { requiredWhen } : {}),
    ...(width ? { width } : {}),
  }
}

/** Builds a custom field that is not a group. An unknown kind falls back to text. */
function buildCustomAnswerField(field: CustomField, { label, isRequired }: ClientDecisions): FieldDefinition {
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
    ...getLogicAndWidth(field),
  }
}

/**
 * Simplifies the conditions of the sections to the fields that the form contains. A missing field counts as
 * unanswered, fields whose condition can never hold are removed, and conditions that always hold are dropped. As a
 * result, no condition refers to a missing field. Conditions inside groups stay as they are.
 */
export function simplifySectionConditions(sections: readonly FieldSection[]): FieldSection[] {
  const fieldKeys = new Set(sections.flatMap(({ fields }) => fields.map(({ name }) => name)))
  const adaptedSections = sections.map((section) => ({
    ...section,
    fields: section.fields.flatMap((field) => simplifyFieldConditions(field, fieldKeys)),
  }))
  const count = adaptedSections.reduce((sum, { fields }) => sum + fields.length, 0)
  return count < fieldKeys.size ? simplifySectionConditions(adaptedSections) : adaptedSections
}

/** Returns the field with simplified conditions; no field if it can never be visible. */
function simplifyFieldConditions(field: FieldDefinition, fieldKeys: ReadonlySet<string>): FieldDefinition[] {
  const { visibleWhen, requiredWhen, ...unconditionalField } = field
  if (!visibleWhen && !requiredWhen) return [field]
  const visibility = visibleWhen ? simplifyCondition(visibleWhen, fieldKeys) : true
  const requiredCondition = requiredWhen ? simplifyCondition(requiredWhen, fieldKeys) : false
  if (visibility === false) return []
  return [
    {
      ...unconditionalField,
      ...(visibility === true ? {} : { visibleWhen: visibility }),
      ...(typeof requiredCondition === 'boolean' ? {} : { requiredWhen: requiredCondition }),
      ...(requiredCondition === true ? { rules: { ...field.rules, required: true } } : {}),
    },
  ]
}

/**
 * Simplifies a condition for the fields that the form contains; returns a boolean if the result no longer depends on
 * answers.
 */
function simplifyCondition(
  condition: FieldCondition,
  fieldKeys: ReadonlySet<string>,
): FieldCondition | boolean {
  if ('all' in condition) {
    const openComparisons = getOpenComparisons(condition.all, fieldKeys, false)
    return openComparisons === null ? false : openComparisons.length === 0 || { all: openComparisons }
  }
  if ('any' in condition) {
    const openComparisons = getOpenComparisons(condition.any, fieldKeys, true)
    return openComparisons === null ? true : openComparisons.length > 0 && { any: openComparisons }
  }
  return fieldKeys.has(condition.field) ? condition : isComparisonMet(condition, undefined)
}

/** Returns the comparisons with fields of the form; null if one of the others already decides the whole condition. */
function getOpenComparisons(
  comparisons: readonly FieldComparison[],
  fieldKeys: ReadonlySet<string>,
  decidingResult: boolean,
): FieldComparison[] | null {
  const unaskedComparisons = comparisons.filter(({ field }) => !fieldKeys.has(field))
  if (
    unaskedComparisons.some(
      (fieldComparison) => isComparisonMet(fieldComparison, undefined) === decidingResult,
    )
  )
    return null
  return comparisons.filter(({ field }) => fieldKeys.has(field))
}
