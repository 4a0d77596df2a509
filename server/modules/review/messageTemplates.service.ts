import type { DescribedChange } from '../../../src/schemas/activity/activity.types'
import {
  type AssignableState,
  builtInStates,
  isCustomStateId,
  type LocalizedTemplate,
  type StateTemplate,
  type StateTemplates,
  type TranslatedTemplates,
} from '../../../src/schemas/applications/applicationState'
import type {
  ApplicationStateSettings,
  StoredTemplates,
} from '../../../src/schemas/applications/applicationStateSettings'
import {
  checkTemplate,
  findSendingFaults,
  type TemplateFault,
} from '../../../src/schemas/applications/messagePlaceholders'
import type { FieldError } from '../../../src/schemas/forms/builtForm'
import type { Translations } from '../../../src/schemas/translations/localizeText'
import { stateNames } from '../../../src/texts/admin/applicationStates.texts'
import { localizedStateTemplates } from '../../../src/texts/admin/stateTemplateTranslations.texts'
import { type Language, languageNames, languages, otherLanguages } from '../../../src/texts/language/language'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, runInTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import { addAudit } from '../audit/audit.repository'
import {
  findApplicationStateSettings,
  listCustomStates,
  saveApplicationStateSettings,
} from '../clients/applicationStateSettings.repository'
import type { Session } from '../sessions/session.types'

/** Returns the message templates of the built-in states in all languages, and whether mail is set up. */
export async function readTemplates(
  { db, environment }: Pick<ServerContext, 'db' | 'environment'>,
  clientId: number,
): Promise<StoredTemplates> {
  const { en: templates, ...translations } = addDefaultTemplates(
    await findApplicationStateSettings(db, clientId),
  )
  return { templates, translations, sendsMail: environment.mail !== null }
}

/**
 * Returns the client's message template of one state, with its translations; null for a custom state without a
 * template.
 * @throws not-found if the client has no such state
 */
export async function getTemplate(
  context: Pick<ServerContext, 'db' | 'environment'>,
  clientId: number,
  state: AssignableState,
): Promise<LocalizedTemplate | null> {
  if (isCustomStateId(state))
    return orNotFound((await listCustomStates(context.db, clientId)).find(({ id }) => id === state)).template
  const { templates, translations } = await readTemplates(context, clientId)
  const translatedTemplates: Translations<StateTemplate> = {}
  for (const language of otherLanguages) translatedTemplates[language] = translations[language][state]
  return { ...templates[state], translations: translatedTemplates }
}

type LocalizedTemplates = Record<Language, StateTemplates>

/** Merges the client's templates with the product's defaults, separately for each language. */
function addDefaultTemplates({ templates, translations = {} }: ApplicationStateSettings): LocalizedTemplates {
  return {
    en: { ...localizedStateTemplates.en, ...templates },
    de: { ...localizedStateTemplates.de, ...translations.de },
    fr: { ...localizedStateTemplates.fr, ...translations.fr },
    ar: { ...localizedStateTemplates.ar, ...translations.ar },
  }
}

/** Templates to store. */
interface TemplatesUpdate {
  templates: StateTemplates
  /** If omitted, the stored translations stay unchanged. */
  translations?: TranslatedTemplates
}

/**
 * Stores the message templates, except templates that equal the defaults, which thus follow changes of the product's
 * texts.
 * @throws invalid
 */
export function changeTemplates(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  { clientId, userId, address }: Session,
  change: TemplatesUpdate,
): Promise<void> {
  rejectInvalidTemplates(change)
  return runInTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, clientId, 'settings')
    const {
      templates: storedTemplates = {},
      translations: storedTranslations = {},
      ...others
    } = await findApplicationStateSettings(trx, clientId)
    const previousTemplates = addDefaultTemplates({
      templates: storedTemplates,
      translations: storedTranslations,
    })
    const { templates, translations = storedTranslations } = change
    const updatedTemplates = addDefaultTemplates({ templates, translations })
    const changes = describeChanges(previousTemplates, updatedTemplates)
    if (changes.length === 0) return
    await saveApplicationStateSettings(trx, clientId, {
      ...others,
      ...omitDefaultTemplates(updatedTemplates),
    })
    await addAudit(trx, clientId, {
      ...{ userId, address, action: 'words to applicants changed', subject: `client:${clientId}` },
      at: now().toISOString(),
      changes,
    })
  })
}

function describeChanges(before: LocalizedTemplates, after: LocalizedTemplates): DescribedChange[] {
  return languages.flatMap((language) =>
    builtInStates
      .filter((state) => !isSameTemplate(before[language][state], after[language][state]))
      .map((state) => ({
        label: language === 'en' ? stateNames[state] : `${stateNames[state]} (${languageNames[language]})`,
        from: before[language][state].subject,
        to: after[language][state].subject,
      })),
  )
}

/** Returns the templates that differ from the product's defaults. */
function omitDefaultTemplates(
  localizedTemplates: LocalizedTemplates,
): Pick<ApplicationStateSettings, 'templates' | 'translations'> {
  const getCustomizedTemplates = (language: Language): Partial<StateTemplates> =>
    Object.fromEntries(
      builtInStates
        .filter(
          (state) =>
            !isSameTemplate(localizedTemplates[language][state], localizedStateTemplates[language][state]),
        )
        .map((state) => [state, localizedTemplates[language][state]]),
    )
  const translations: TranslatedTemplates = {}
  for (const language of otherLanguages)
    if (Object.keys(getCustomizedTemplates(language)).length > 0)
      translations[language] = getCustomizedTemplates(language)
  const hasTranslations = Object.keys(translations).length > 0
  return { templates: getCustomizedTemplates('en'), ...(hasTranslations ? { translations } : {}) }
}

function rejectInvalidTemplates({ templates, translations = {} }: TemplatesUpdate): void {
  const errors = builtInStates.flatMap((state) => [
    ...toFieldErrors(`/templates/${state}`, checkTemplate(templates[state])),
    ...otherLanguages.flatMap((language) => {
      const translatedTemplate = translations[language]?.[state]
      const isCustomized =
        translatedTemplate && !isSameTemplate(translatedTemplate, localizedStateTemplates[language][state])
      if (!isCustomized) return []
      return toFieldErrors(
        `/translations/${language}/${state}`,
        checkTemplate(translatedTemplate, templates[state]),
      )
    }),
  ])
  if (errors.length > 0) throw new ProblemError('invalid', { errors })
}

/** Returns the errors of a template that is to be stored, and of its translations. */
export function findTemplateErrors(
  path: string,
  { translations = {}, ...template }: LocalizedTemplate,
): FieldError[] {
  return [
    ...toFieldErrors(path, checkTemplate(template)),
    ...otherLanguages.flatMap((language) => {
      const translatedTemplate = translations[language]
      return translatedTemplate
        ? toFieldErrors(`${path}/translations/${language}`, checkTemplate(translatedTemplate, template))
        : []
    }),
  ]
}

/**
 * Checks a template that is to be sent, and its translations. @throws invalid if one of them has an empty part or an
 * unknown placeholder
 */
export function requireValidTemplate(
  path: string,
  { translations = {}, ...template }: LocalizedTemplate,
): void {
  const errors = [
    ...toFieldErrors(path, findSendingFaults(template)),
    ...otherLanguages.flatMap((language) => {
      const translatedTemplate = translations[language]
      return translatedTemplate
        ? toFieldErrors(`${path}/translations/${language}`, findSendingFaults(translatedTemplate))
        : []
    }),
  ]
  if (errors.length > 0) throw new ProblemError('invalid', { errors })
}

const toFieldErrors = (path: string, faults: readonly TemplateFault[]): FieldError[] =>
  faults.map(({ part, message }) => ({ path: `${path}/${part}`, message }))

const isSameTemplate = (stateTemplate: StateTemplate, other: StateTemplate) =>
  stateTemplate.subject === other.subject && stateTemplate.text === other.text
