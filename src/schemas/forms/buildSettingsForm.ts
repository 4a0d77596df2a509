import { settingsTexts as texts } from '../../texts/forms'
import type { FieldDefinition } from '../fieldDefinition'
import { buildForm } from './buildForm'
import type { BuiltForm } from './builtForm'

/** The settings of a client but for its application form's fields, which are a list [SE-01]. */
export function buildSettingsForm(): BuiltForm {
  const links: FieldDefinition[] = [
    {
      name: 'privacyLinkLabel',
      type: 'text',
      label: texts.privacyLinkLabel,
      rules: { kind: 'string', required: false, max: 40 },
    },
    {
      name: 'privacyLink',
      type: 'url',
      label: texts.privacyLink,
      rules: { kind: 'URL', required: false, max: 200 },
    },
    {
      name: 'customLogoRedirectUrl',
      type: 'url',
      label: texts.customLogoRedirectUrl,
      rules: { kind: 'URL', required: false },
    },
    {
      name: 'customEoiImageDataUri',
      type: 'file',
      label: texts.customEoiImageDataUri,
      rules: { kind: 'file', required: false, fileTypeGroup: 1 },
    },
  ]
  return buildForm(texts.title, [
    { id: 'site', title: texts.site, fields: switches.map(toggle) },
    { id: 'links', title: texts.privacy, fields: links },
  ])
}

const switches = [
  'canShowSidebar',
  'canShowEoi',
  'canShowRecentJobs',
  'canShowSocialIcons',
  'canShowAdvertiseEndDate',
  'canShowVacancyDepartment',
  'canRedirectToVacancyDetails',
] as const

function toggle(name: (typeof switches)[number]): FieldDefinition {
  return { name, type: 'checkbox', label: texts[name], rules: { kind: 'boolean', required: false } }
}
