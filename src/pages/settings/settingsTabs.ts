import type { AccountRole } from '../../schemas/accounts/accountRoles'
import { canAccess } from '../../schemas/accounts/accountRoles'

/** The parts of the settings. Each has an address; only the first has that of the page. */
export const settingsTabs = ['general', 'form', 'languages', 'privacy', 'messages', 'notifications'] as const

export type SettingsTab = (typeof settingsTabs)[number]

/** Sections of the settings form, by tab; `fields-*` are those of the application form. */
const tabOfSection: Readonly<Record<string, SettingsTab>> = {
  site: 'general',
  eoi: 'general',
  links: 'general',
  layout: 'form',
  sending: 'form',
  languages: 'languages',
  privacy: 'privacy',
  notifications: 'notifications',
}

/** Returns the tab that shows a section of the settings form. */
export function getSectionTab(id: string): SettingsTab {
  return tabOfSection[id] ?? 'form'
}

/** Returns the tab of an address; the first if it names none. Earlier addresses held the tab in the query. */
export function readTab(part: string | undefined, query: string | null): SettingsTab {
  const name = part ?? (query === 'form' ? query : undefined)
  return settingsTabs.find((tab) => tab === name) ?? 'general'
}

/** Returns the tabs that a role may use: message templates belong to the owners of an account. */
export function getTabs(role: AccountRole): SettingsTab[] {
  return settingsTabs.filter((tab) => tab !== 'messages' || canAccess(role, 'account'))
}
