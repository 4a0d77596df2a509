import { schemaHash } from '../../../src/schemas/forms/buildForm'
import type { BuiltForm } from '../../../src/schemas/forms/builtForm'
import { buildSettingsForm } from '../../../src/schemas/settings/buildSettingsForm'
import { productForms } from '../../../src/schemas/validators/productForms'
import { type Language, withLanguage } from '../../../src/texts/language/language'
import { loadLanguage } from '../../../src/texts/loadTranslations'
import type { ServerContext } from '../../context'
import { orNotFound } from '../../problem'
import { applicationForm } from '../applicationForm/applicationForm.service'
import { clientOfHost } from '../clients/clientHosts.service'
import { findSettings } from '../clients/clients.repository'
import { findAdvertised } from '../vacancies/vacancies.repository'

const byLanguage: Partial<Record<Language, ReadonlyMap<string, BuiltForm>>> = {}

/** Returns the product's own forms by hash, in one language; labels are part of the hash. */
async function ofProduct(language: Language): Promise<ReadonlyMap<string, BuiltForm>> {
  await loadLanguage(language)
  byLanguage[language] ??= withLanguage(
    language,
    () => new Map(productForms().map((form) => [schemaHash(form), form])),
  )
  return byLanguage[language]
}

/** The requested form: a vacancy's, the settings form, or one of the product's own. */
interface RequestedForm {
  host: string
  /** Hash of the form's schema. */
  hash: string
  vacancyGuid?: string | undefined
  isSettings: boolean
  /** Language of the page with the form. */
  language: Language
}

/** Returns the form if its current hash equals the requested one. @throws not-found */
export async function servedForm(
  context: ServerContext,
  wanted: RequestedForm,
): Promise<Pick<BuiltForm, 'schema'>> {
  const { host, hash, vacancyGuid, isSettings, language } = wanted
  const form = isSettings
    ? await settingsForm(context, host)
    : vacancyGuid !== undefined
      ? await vacancyForm(context, host, vacancyGuid, language)
      : (await ofProduct(language)).get(hash)
  return orNotFound(form && schemaHash(form) === hash ? form : undefined)
}

async function vacancyForm(context: ServerContext, host: string, guid: string, language: Language) {
  const client = await clientOfHost(context, host)
  const vacancy = client && (await findAdvertised(context.db, client.id, { guid }, context.now()))
  return client && vacancy && applicationForm(context, { ...client, clientId: client.id }, vacancy, language)
}

async function settingsForm(context: ServerContext, host: string) {
  const client = await clientOfHost(context, host)
  if (!client) return undefined
  const { applicationFormFields, canAllowUpload } = await findSettings(context.db, client.id)
  return buildSettingsForm(applicationFormFields, { canAllowUpload })
}
