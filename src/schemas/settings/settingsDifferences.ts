import { changeTexts as texts } from '../../texts/admin/changes.texts'
import { settingsFieldTexts } from '../../texts/admin/settings.texts'
import { languageNames } from '../../texts/language/language'
import { catalogueLabels } from '../../texts/public/applicationFields.texts'
import { type DescribedChange, describeChange } from '../activity/activity.types'
import { fieldCatalogue } from '../fieldCatalogue/fieldCatalogue'
import { settingSwitches } from './buildSettingsForm'
import type { ApplicationFormField, SettingsChange } from './userSettings'

const links = ['privacyLinkLabel', 'privacyLink', 'customLogoRedirectUrl'] as const

/**
 * Describes the differences between two versions of a client's settings, for the audit log and for edit conflicts.
 */
export function listSettingsDifferences(before: SettingsChange, after: SettingsChange): DescribedChange[] {
  const [oldImage, newImage] = [before.customEoiImageDataUri || null, after.customEoiImageDataUri || null]
  return [
    ...listFieldDifferences(before.applicationFormFields, after.applicationFormFields),
    ...settingSwitches.flatMap((name) =>
      describeChange(
        settingsFieldTexts[name],
        describeSwitch(before[name] === true),
        describeSwitch(after[name] === true),
      ),
    ),
    ...describeChange(
      settingsFieldTexts.languages,
      describeLanguages(before.languages),
      describeLanguages(after.languages),
    ),
    ...(oldImage === newImage
      ? []
      : [
          {
            label: settingsFieldTexts.customEoiImageDataUri,
            from: oldImage === null ? texts.none : texts.picture,
            to: newImage === null ? texts.none : oldImage === null ? texts.picture : texts.otherPicture,
          },
        ]),
    ...links.flatMap((name) =>
      describeChange(settingsFieldTexts[name], before[name] || texts.none, after[name] || texts.none),
    ),
  ]
}

function listFieldDifferences(
  before: readonly ApplicationFormField[],
  after: readonly ApplicationFormField[],
): DescribedChange[] {
  const previousById = new Map(before.map((field) => [field.id, field]))
  const changes = after.flatMap((field) => {
    const previous = previousById.get(field.id)
    return previous
      ? describeChange(getFieldName(field), describeVisibility(previous), describeVisibility(field))
      : []
  })
  return [...changes, ...describeOrder(before, after)]
}

/** Returns the field names from the first to the last field that moved, in the old and in the new order. */
function describeOrder(
  before: readonly ApplicationFormField[],
  after: readonly ApplicationFormField[],
): DescribedChange[] {
  const commonIds = new Set(before.map(({ id }) => id).filter((id) => after.some((field) => field.id === id)))
  const [oldFields, newFields] = [
    before.filter(({ id }) => commonIds.has(id)),
    after.filter(({ id }) => commonIds.has(id)),
  ]
  const movedIndexes = newFields.flatMap((field, index) => (oldFields[index]?.id === field.id ? [] : [index]))
  const [first, last] = [movedIndexes[0], movedIndexes.at(-1)]
  if (first === undefined || last === undefined) return []
  const getFieldNames = (fields: readonly ApplicationFormField[]) =>
    fields
      .slice(first, last + 1)
      .map(getFieldName)
      .join(', ')
  return [{ label: texts.order, from: getFieldNames(oldFields), to: getFieldNames(newFields) }]
}

function getFieldName({ id, displayText }: ApplicationFormField): string {
  const entry = fieldCatalogue.find((candidate) => candidate.id === id)
  return displayText || (entry ? catalogueLabels[entry.field.name] : texts.field(id))
}

function describeVisibility({ isVisible, isRequired }: ApplicationFormField): string {
  if (!isVisible) return texts.hidden
  return isRequired ? texts.required : texts.optional
}

function describeLanguages(languages: SettingsChange['languages'] = []): string {
  return languages.map((language) => languageNames[language]).join(', ') || texts.none
}

function describeSwitch(value: boolean): string {
  return value ? texts.on : texts.off
}
