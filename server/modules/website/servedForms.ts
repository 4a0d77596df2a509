import { hashSchema } from '../../../src/schemas/forms/buildForm'
import type { BuiltForm } from '../../../src/schemas/forms/builtForm'
import { buildSettingsForm } from '../../../src/schemas/settings/buildSettingsForm'
import { buildProductForms } from '../../../src/schemas/validators/productForms'
import { type Language, withLanguage } from '../../../src/texts/language/language'
import { loadLanguage } from '../../../src/texts/loadTranslations'
import type { ServerContext } from '../../context'
import { orNotFound } from '../../problem'
import { loadApplicationForm } from '../applicationForm/applicationForm.service'
import { findClientByHost } from '../clients/clientHosts.service'
import { findSettings } from '../clients/clients.repository'
import { findAdvertisedVacancy } from '../vacancies/vacancies.repository'

const formsByLanguage: Partial<Record<Language, ReadonlyMap<string, BuiltForm>>> = {}

/** Returns the forms that are the same for all clients, by hash, in one language; labels are part of the hash. */
async function getProductForms(language: Language): Promise<ReadonlyMap<string, BuiltForm>> {
  await loadLanguage(language)
  formsByLanguage[language] ??= withLanguage(
    language,
    () => new Map(buildProductForms().map((form) => [hashSchema(form), form])),
  )
  return formsByLanguage[language]
}

/** The requested form: a vacancy's application form, the settings form, or a form that is the same for all clients. */
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
export async function loadServedForm(
  context: ServerContext,
  request: RequestedForm,
): Promise<Pick<BuiltForm, 'schema'>> {
  const { host, hash, vacancyGuid, isSettings, language } = request
  const form = isSettings
    ? await buildSettingsPageForm(context, host)
    : vacancyGuid !== undefined
      ? await loadVacancyForm(context, host, vacancyGuid, language)
      : (await getProductForms(language)).get(hash)
  return orNotFound(form && hashSchema(form) === hash ? form : undefined)
}

async function loadVacancyForm(context: ServerContext, host: string, guid: string, language: Language) {
  const client = await findClientByHost(context, host)
  const vacancy = client && (await findAdvertisedVacancy(context.db, client.id, { guid }, context.now()))
  return (
    client && vacancy && loadApplicationForm(context, { ...client, clientId: client.id }, vacancy, language)
  )
}

async function buildSettingsPageForm(context: ServerContext, host: string) {
  const client = await findClientByHost(context, host)
  if (!client) return undefined
  const { applicationFormFields, canAllowUpload } = await findSettings(context.db, client.id)
  return buildSettingsForm(applicationFormFields, { canAllowUpload })
}
