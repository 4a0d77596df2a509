import { settingsFormTexts, settingsFieldTexts as texts } from '../../texts/admin/settings.texts'
import { languageNames, otherLanguages } from '../../texts/language/language'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import type { FieldDefinition } from '../forms/fieldDefinition'
import { listApplicationFieldSections } from './applicationFieldRows'
import type { ApplicationFormField } from './userSettings'

/**
 * Builds the settings form of a client, including the fields of its application form [SE-01, SE-02]. The schema
 * therefore differs between clients.
 * @param isOwner whether the user may change the settings that only owners change; others see them read-only
 * @param canAllowUpload whether the account may ask for a photo
 */
export function buildSettingsForm(
  fields: readonly ApplicationFormField[],
  { isOwner = true, canAllowUpload = true }: { isOwner?: boolean; canAllowUpload?: boolean } = {},
): BuiltForm {
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
  ]
  return buildForm(texts.title, [
    ...listApplicationFieldSections(fields, canAllowUpload),
    {
      id: 'layout',
      title: settingsFormTexts.layoutTitle,
      notes: settingsFormTexts.layoutNotes,
      fields: layoutSwitches.map(createSwitch),
    },
    { id: 'sending', title: settingsFormTexts.sendingTitle, fields: sendingSwitches.map(createSwitch) },
    {
      id: 'site',
      title: texts.site,
      notes: settingsFormTexts.siteNotes,
      fields: siteSwitches.map(createSwitch),
    },
    { id: 'eoi', title: settingsFormTexts.eoiTitle, notes: settingsFormTexts.eoiNotes, fields: [eoiImage] },
    { id: 'links', title: texts.privacy, notes: settingsFormTexts.linksNotes, fields: links },
    { id: 'languages', title: settingsFormTexts.languagesTitle, fields: [offeredLanguages] },
    {
      id: 'privacy',
      title: settingsFormTexts.privacyTitle,
      fields: privacySwitches.map((name) => createPrivacySwitch(name, isOwner)),
    },
    {
      id: 'notifications',
      title: settingsFormTexts.notificationsTitle,
      fields: notificationSwitches.map(createSwitch),
    },
  ])
}

const offeredLanguages: FieldDefinition = {
  name: 'languages',
  type: 'checkbox',
  label: texts.languages,
  notes: texts.languagesNotes,
  options: otherLanguages.map((language) => ({ label: languageNames[language], value: language })),
  inline: true,
  rules: { kind: 'boolean', required: false },
}

const eoiImage: FieldDefinition = {
  name: 'customEoiImageDataUri',
  type: 'file',
  label: texts.customEoiImageDataUri,
  rules: { kind: 'file', required: false, fileTypeGroup: 1 },
}

/** Settings for the layout of the application form. */
const layoutSwitches = ['canApplyInSteps', 'canCheckAnswers'] as const

const siteSwitches = [
  'canShowSidebar',
  'canShowEoi',
  'canShowRecentJobs',
  'canShowSocialIcons',
  'canShowAdvertiseEndDate',
  'canShowVacancyDepartment',
  'canRedirectToVacancyDetails',
] as const

const sendingSwitches = ['needsFormStamp', 'needsProofOfWork', 'takesLateApplications'] as const

const privacySwitches = ['canReviewBlind', 'canCountLeaving'] as const

const notificationSwitches = ['canOfferAlerts'] as const

/** The on/off settings, in the form's order. */
export const settingSwitches = [
  ...layoutSwitches,
  ...sendingSwitches,
  ...siteSwitches,
  ...privacySwitches,
  ...notificationSwitches,
] as const

/** The on/off settings that only owners may change; the API rejects changes by others. */
export const ownerSwitches = ['canReviewBlind'] as const

function createPrivacySwitch(name: (typeof privacySwitches)[number], isOwner: boolean): FieldDefinition {
  const isFixed = !isOwner && ownerSwitches.some((ownerSwitch) => ownerSwitch === name)
  return isFixed
    ? { ...createSwitch(name), disabled: true, notes: settingsFormTexts.ownersOnly }
    : createSwitch(name)
}

function createSwitch(name: (typeof settingSwitches)[number]): FieldDefinition {
  return { name, type: 'checkbox', label: texts[name], rules: { kind: 'boolean', required: false } }
}
