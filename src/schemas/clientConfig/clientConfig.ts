import type { SideBlock } from '../blocks/block'
import type { EmploymentTypeCode } from '../employmentTypes/employmentTypeCode'
import type { ClientPage, PageRedirect } from '../pages/pageDefinition'
import type { ClientTheme } from '../theme/clientTheme'

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
  look?: ClientTheme
  shareImageName: string | null
  menuItems: MenuItem[]
  vacancyListTableOverrides: Partial<Record<VacancyColumn, string>>
  /** ISO 3166-1 alpha-2: where the jobs are, for search engines. */
  country: string
  /** ISO 4217: what '$' means in a salary. */
  currency: string
  /** IANA; see `clientZone`. */
  timeZone?: string
  /** The postal addresses behind the names of locations, for search engines. */
  places: Record<string, ClientPlace>
  /** schema.org's values of the client's employment types by name, for search engines. */
  employmentTypes?: Record<string, EmploymentTypeCode>
  /** Pages of the client's own, and public pages whose blocks it replaces. */
  pages: ClientPage[]
  /** Addresses that lead on to another: those that pages had before. */
  redirects: PageRedirect[]
  /** Stand at the foot of every page. */
  footerLinks: FooterLink[]
  /** Stand beside pages, in the place of sidebar.html. */
  sidebarBlocks: SideBlock[]
  texts: ClientTexts
}

/** The client's own words on pages that are the product's. */
export interface ClientTexts {
  /** Heads the list of jobs. */
  listHeading?: string
  /** Markup, on the receipt of an application. */
  receiptText?: string[]
  /** Markup, in the place of the privacy notice; `fillNotice` says which facts it can name. */
  privacyText?: string[]
}

export interface ClientPlace {
  street?: string
  locality?: string
  region?: string
  postcode?: string
  /** Where it differs from the client's. */
  country?: string
}

export interface FooterLink {
  label: string
  url: string
  target?: '_self' | '_blank'
}

export interface MenuItem extends FooterLink {
  /** One level below: the item opens to itself and these. */
  items?: FooterLink[]
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
    country: 'AU',
    currency: 'AUD',
    places: {},
    pages: [],
    redirects: [],
    footerLinks: [],
    sidebarBlocks: [],
    texts: {},
  }
}
