import { userFieldTexts as texts, vacancySourceTexts } from '../../texts/admin/users.texts'
import { yesNo } from '../fieldCatalogue/choices'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import type { FieldDefinition } from '../forms/fieldDefinition'

/**
 * Builds the form of a client account [UM-06…UM-13]. In edit mode, the password may be left blank. The page, which
 * knows the other accounts, and the server check that username and subdomain are available.
 */
export function buildUserForm(mode: 'create' | 'edit'): BuiltForm {
  const accountFields: FieldDefinition[] = [
    {
      name: 'company',
      type: 'text',
      label: texts.company,
      autocomplete: 'organization',
      rules: createRequiredRules(100),
    },
    {
      name: 'username',
      type: 'text',
      label: texts.username,
      autocomplete: 'off',
      rules: createRequiredRules(100),
    },
    {
      name: 'clientCode',
      type: 'text',
      label: texts.clientCode,
      autocomplete: 'off',
      rules: createRequiredRules(100),
    },
    {
      name: 'domains',
      type: 'text',
      label: texts.domains,
      autocomplete: 'off',
      rules: createOptionalRules(500),
      notes: texts.domainsNote,
    },
    {
      name: 'password',
      type: 'password',
      label: texts.password,
      autocomplete: 'new-password',
      rules: { kind: 'string', required: mode === 'create', min: 10, max: 200 },
      ...(mode === 'edit' ? { notes: texts.passwordSaved } : {}),
    },
  ]
  const marketplaceAndPrivacyFields: FieldDefinition[] = [
    {
      name: 'canAllowUpload',
      type: 'radio',
      label: texts.canAllowUpload,
      options: yesNo,
      inline: true,
      rules: createRequiredRules(),
    },
    {
      name: 'seekAdvertiserId',
      type: 'text',
      label: texts.seekAdvertiserId,
      rules: createOptionalRules(100),
    },
    {
      name: 'privacyLink',
      type: 'url',
      label: texts.privacyLink,
      rules: { kind: 'URL', required: false, max: 200 },
    },
    { name: 'privacyLinkLabel', type: 'text', label: texts.privacyLinkLabel, rules: createOptionalRules(40) },
    {
      name: 'maxImportedCount',
      type: 'number',
      label: texts.maxImportedCount,
      notes: texts.maxImportedNote,
      inputmode: 'numeric',
      rules: { kind: 'number', required: true, max: 3 },
    },
    {
      name: 'vacancySource',
      type: 'select',
      label: texts.vacancySource,
      notes: texts.vacancySourceNote,
      options: permittedVacancySources.map((value) => ({ value, label: vacancySourceTexts[value] })),
      value: 'both',
      rules: { kind: 'string', required: false },
    },
  ]
  return buildForm(mode === 'create' ? texts.create : texts.edit, [
    { id: 'account', title: texts.account, fields: accountFields },
    { id: 'import', title: texts.import, fields: marketplaceAndPrivacyFields },
  ])
}

function createRequiredRules(max = 255): FieldDefinition['rules'] {
  return { kind: 'string', required: true, max }
}

function createOptionalRules(max: number): FieldDefinition['rules'] {
  return { kind: 'string', required: false, max }
}

/** Where an account's vacancies may come from: one source, or both. */
export const permittedVacancySources = ['both', 'own', 'backOffice'] as const satisfies readonly (
  | VacancySource
  | 'both'
)[]
export type PermittedVacancySource = (typeof permittedVacancySources)[number]

/** GET /api/users: a client's account, as the SuperUser manages it [API-13]. Unset texts are null. */
export interface UserAccount {
  id: number
  company: string
  username: string
  /** The subdomain. */
  clientCode: string
  /** Custom host names in lower case; the subdomain works as well. */
  domains: string[]
  canAllowUpload: boolean
  seekAdvertiserId: string | null
  privacyLink: string | null
  privacyLinkLabel: string | null
  maxImportedCount: number
  vacancySource: PermittedVacancySource
}

/** GET /api/users: an account, and whether it is decommissioned. */
export interface ListedAccount extends UserAccount {
  /** ISO 8601 UTC; null while the site is served. */
  decommissionedAt: string | null
}

/**
 * The body of POST and PUT. If the password or the vacancy source is absent, an existing account keeps its current
 * one.
 */
export interface AccountBody extends Omit<UserAccount, 'id' | 'vacancySource'> {
  password?: string
  vacancySource?: PermittedVacancySource
}

/** GET /api/accountFacts: usage figures of an account. */
export interface AccountFacts {
  id: number
  /** Number of users who can sign in to the account; pending invitations are not counted. */
  people: number
  /** Applications since the start of the calendar month in UTC. */
  applicationsThisMonth: number
}

/** The source of a vacancy: administrators in the browser ('own'), or a back-office with an API key. */
export type VacancySource = 'own' | 'backOffice'
