import { LRUCache } from 'lru-cache'
import { buildApplicationForm } from '../../../src/schemas/applicationForm/buildApplicationForm'
import { findCountry } from '../../../src/schemas/clientConfig/findCountry'
import { cleanEmail } from '../../../src/schemas/fields/formats'
import type { BuiltForm } from '../../../src/schemas/forms/builtForm'
import { localizeSettings } from '../../../src/schemas/settings/localizeSettings'
import { localizeLists } from '../../../src/schemas/vacancies/vacancy'
import { type Language, withLanguage } from '../../../src/texts/language/language'
import { loadLanguage } from '../../../src/texts/loadTranslations'
import type { ServerContext } from '../../context'
import type { Db } from '../../db/openDatabase'
import { orNotFound } from '../../problem'
import { hasApplied } from '../applications/applications.repository'
import { findSettings, getClientById } from '../clients/clients.repository'
import type { Session } from '../sessions/session.types'
import { readSiteConfig, type SiteOwner } from '../sites/siteSource'
import type { StoredVacancy } from '../vacancies/vacancies.repository'
import { getAdvertisedVacancy } from '../vacancies/vacancies.service'

interface CachedForm {
  siteVersion: number
  client: SiteOwner
  country: string
  form: BuiltForm
}

const formCaches = new WeakMap<Db, LRUCache<string, CachedForm>>()

/**
 * Returns the current application form of a client's vacancy. The form is cached by `siteVersion`, which changes
 * with every change of the client and comes from the database with the session or the host of each request.
 */
export async function loadApplicationForm(
  context: Pick<ServerContext, 'db' | 'root' | 'clientsDir' | 'environment' | 'report'>,
  { clientId, siteVersion }: { clientId: number; siteVersion: number },
  vacancy: Pick<StoredVacancy, 'id' | 'code' | 'location' | 'address' | 'lists' | 'isExpressionOfInterest'>,
  language: Language = 'en',
): Promise<BuiltForm> {
  const { db } = context
  const findDefaultCountry = async (client: SiteOwner) =>
    findCountry(await readSiteConfig(context, client), vacancy)
  const forms = formCaches.get(db) ?? new LRUCache<string, CachedForm>({ max: 100 })
  formCaches.set(db, forms)
  const key = `${clientId} ${vacancy.id} ${language}`
  const cachedForm = forms.get(key)
  // The country of a site that is served from the client's folder can change without a new `siteVersion`.
  if (
    cachedForm?.siteVersion === siteVersion &&
    cachedForm.country === (await findDefaultCountry(cachedForm.client))
  )
    return cachedForm.form
  const { lists, isExpressionOfInterest, code } = vacancy
  const settings = localizeSettings(language, await findSettings(db, clientId))
  const client = await getClientById(db, clientId)
  const country = await findDefaultCountry(client)
  await loadLanguage(language)
  const localizedVacancy = { ...localizeLists(language, lists), isExpressionOfInterest, country, code }
  const form = withLanguage(language, () => buildApplicationForm(settings, localizedVacancy))
  forms.set(key, { siteVersion, client, country, form })
  return form
}

interface HasAppliedQuery {
  vacancyId: number
  email: string
}

/**
 * Resolves if this email address has applied for the vacancy [API-11].
 * @throws not-found when the address has not applied or has withdrawn, or when the vacancy is not advertised
 */
export async function requireHasApplied(
  context: ServerContext,
  { clientId }: Session,
  { vacancyId, email }: HasAppliedQuery,
): Promise<void> {
  await getAdvertisedVacancy(context, clientId, vacancyId)
  if (!(await hasApplied(context.db, clientId, vacancyId, cleanEmail(email)))) return orNotFound(undefined)
}
