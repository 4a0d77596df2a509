import { userFieldTexts as texts, vacancySourceTexts } from '../../texts/admin/users.texts'
import { yesNo } from '../fieldCatalogue/choices'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import type { FieldDefinition } from '../forms/fieldDefinition'
import { vacancySources } from './userAccount'

/**
 * Builds the form of a client account [UM-06…UM-13]. In edit mode, the password may be left blank. The page, which
 * knows the other accounts, and the server check that username and subdomain are available.
 */
export function buildUserForm(mode: 'create' | 'edit'): BuiltForm {
  const account: FieldDefinition[] = [
    {
      name: 'company',
      type: 'text',
      label: texts.company,
      autocomplete: 'organization',
      rules: required(100),
    },
    { name: 'username', type: 'text', label: texts.username, autocomplete: 'off', rules: required(100) },
    { name: 'clientCode', type: 'text', label: texts.clientCode, autocomplete: 'off', rules: required(100) },
    {
      name: 'domains',
      type: 'text',
      label: texts.domains,
      autocomplete: 'off',
      rules: optional(500),
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
  const rest: FieldDefinition[] = [
    {
      name: 'canAllowUpload',
      type: 'radio',
      label: texts.canAllowUpload,
      options: yesNo,
      inline: true,
      rules: required(),
    },
    { name: 'seekAdvertiserId', type: 'text', label: texts.seekAdvertiserId, rules: optional(100) },
    {
      name: 'privacyLink',
      type: 'url',
      label: texts.privacyLink,
      rules: { kind: 'URL', required: false, max: 200 },
    },
    { name: 'privacyLinkLabel', type: 'text', label: texts.privacyLinkLabel, rules: optional(40) },
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
      options: vacancySources.map((value) => ({ value, label: vacancySourceTexts[value] })),
      value: 'both',
      rules: { kind: 'string', required: false },
    },
  ]
  return buildForm(mode === 'create' ? texts.create : texts.edit, [
    { id: 'account', title: texts.account, fields: account },
    { id: 'import', title: texts.import, fields: rest },
  ])
}

function required(max = 255): FieldDefinition['rules'] {
  return { kind: 'string', required: true, max }
}

function optional(max: number): FieldDefinition['rules'] {
  return { kind: 'string', required: false, max }
}
