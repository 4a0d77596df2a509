import { accountSchemaTexts as texts } from '../../texts/admin/accountSchema.texts'
import { catalogueLabels, sectionTexts } from '../../texts/public/applicationFields.texts'
import type { CatalogueSection } from '../fieldCatalogue/fieldCatalogue'
import { cleanText } from '../fields/cleanText'
import type { FormValues } from '../fields/fieldValue'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import type { FieldSection } from '../forms/fieldDefinition'
import type { CatalogueChoice } from './accountSchema'
import { configurableFields } from './applySchema'

/** Builds the form for the catalogue fields: the account's label of each field, and whether it is offered [FB-09]. */
export function buildCatalogueForm(): BuiltForm {
  const sections = new Map<CatalogueSection, FieldSection>()
  for (const { id, section, field } of configurableFields) {
    const usual = catalogueLabels[field.name]
    const formSection = sections.get(section) ?? { id: section, title: sectionTexts[section], fields: [] }
    formSection.fields.push(
      {
        name: `label-${id}`,
        type: 'text',
        label: texts.ownWord(usual),
        placeholder: usual,
        rules: { kind: 'string', required: false, max: 200 },
      },
      {
        name: `offered-${id}`,
        type: 'checkbox',
        label: texts.offer(usual),
        rules: { kind: 'boolean', required: false },
      },
    )
    sections.set(section, formSection)
  }
  return buildForm(texts.catalogueTitle, [...sections.values()])
}

export function getCatalogueValues(catalogue: readonly CatalogueChoice[]): FormValues {
  return Object.fromEntries(
    catalogue.flatMap(({ id, label, isOffered }) => [
      [`label-${id}`, label],
      [`offered-${id}`, isOffered],
    ]),
  )
}

export function parseCatalogueForm(values: FormValues): CatalogueChoice[] {
  return configurableFields.map(({ id }) => {
    const label = values[`label-${id}`]
    return {
      id,
      label: typeof label === 'string' ? cleanText(label) : '',
      isOffered: values[`offered-${id}`] === true,
    }
  })
}
