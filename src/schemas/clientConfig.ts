/** `public/clients/{subdomain}/config.json` [LY-10]. */
export interface ClientConfig {
  siteTitle: string
  headingTitle: string
  logoName: string | null
  mobileLogoName: string | null
  faviconName: string | null
  titlebarBackground: string | null
  /** '#rrggbb'. The accent colours are computed from it. */
  themeColor: string
  shareImageName: string | null
  menuItems: MenuItem[]
  vacancyListTableOverrides: Partial<Record<VacancyColumn, string>>
}

export interface MenuItem {
  label: string
  url: string
  target?: '_self' | '_blank'
}

export const vacancyColumns = [
  'Title',
  'Summary',
  'Employment Type',
  'Location',
  'Closing Date',
  'Share',
] as const
export type VacancyColumn = (typeof vacancyColumns)[number]

/** What a client without a folder, or with a broken file, gets: its company's name and the product's own look. */
export function defaultClientConfig(company: string): ClientConfig {
  return {
    siteTitle: `${company} careers`,
    headingTitle: company,
    logoName: null,
    mobileLogoName: null,
    faviconName: null,
    titlebarBackground: null,
    themeColor: '#1f5f8b',
    shareImageName: null,
    menuItems: [],
    vacancyListTableOverrides: {},
  }
}
