import { layoutSwitches } from '../../schemas/settings/buildSettingsForm'

/** Tabs of the settings form; each has its own preview. */
export const settingsTabs = ['form', 'site', 'links'] as const

export type SettingsTab = (typeof settingsTabs)[number]

const links = ['privacyLinkLabel', 'privacyLink', 'customLogoRedirectUrl']

/** Returns the tab that contains the field with this key. */
export function tabOf(key: string): SettingsTab {
  if (key.startsWith('field-') || layoutSwitches.some((name) => name === key)) return 'form'
  return links.includes(key) ? 'links' : 'site'
}

/** Returns the tab from the URL; 'form' if the URL names no known tab. */
export function readTab(text: string | null): SettingsTab {
  return settingsTabs.find((tab) => tab === text) ?? 'form'
}
