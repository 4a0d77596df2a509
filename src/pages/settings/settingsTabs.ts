import { layoutSwitches } from '../../schemas/settings/buildSettingsForm'

/** The parts that the settings are dealt into; each has a preview of its own. */
export const settingsTabs = ['form', 'site', 'links'] as const

export type SettingsTab = (typeof settingsTabs)[number]

const links = ['privacyLinkLabel', 'privacyLink', 'customLogoRedirectUrl']

/** Where the field with this key stands. */
export function tabOf(key: string): SettingsTab {
  if (key.startsWith('field-') || layoutSwitches.some((name) => name === key)) return 'form'
  return links.includes(key) ? 'links' : 'site'
}

/** As the address says it; the form where it says nothing that we know. */
export function readTab(text: string | null): SettingsTab {
  return settingsTabs.find((tab) => tab === text) ?? 'form'
}
