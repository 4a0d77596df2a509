import type { SideBlock } from '../blocks/block'
import type { EmploymentTypeCode } from '../employmentTypes/employmentTypeCode'
import type { ClientPage, PageRedirect } from '../pages/pageDefinition'
import type { ClientTheme } from '../theme/clientTheme'

/** The content of `public/clients/{subdomain}/config.json` [LY-10]. */
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
  /** ISO 3166-1 alpha-2: the country of the jobs, for search engines. */
  country: string
  /** ISO 4217: the currency that '$' means in a salary. */
  currency: string
  /** An IANA time zone; see `getClientZone` for the default. */
  timeZone?: string
  /** The postal addresses of locations by name, for search engines. */
  places: Record<string, ClientPlace>
  /** schema.org's values of the client's employment types by name, for search engines. */
  employmentTypes?: Record<string, EmploymentTypeCode>
  /** Additional pages, and public pages whose blocks the client replaces. */
  pages: ClientPage[]
  /** Redirects, for example from the previous paths of pages. */
  redirects: PageRedirect[]
  /** Links at the bottom of every page. */
  footerLinks: FooterLink[]
  /** Blocks beside the pages; they replace sidebar.html. */
  sidebarBlocks: SideBlock[]
  texts: ClientTexts
}

/** The client's texts for pages of the product. */
export interface ClientTexts {
  /** The heading of the job list. */
  listHeading?: string
  /** Markup, shown on the receipt of an application. */
  receiptText?: string[]
  /** Markup that replaces the privacy notice; `fillNotice` lists the placeholders for facts. */
  privacyText?: string[]
  /** The labels of employment types that visitors see. */
  employmentTypes?: EmploymentTypeLabel[]
}

/** The label of an employment type, which can be translated. */
export interface EmploymentTypeLabel {
  /** The employment type as vacancies name it. */
  name: string
  label: string
}

export interface ClientPlace {
  street?: string
  locality?: string
  region?: string
  postcode?: string
  /** Absent if it is the same as the client's. */
  country?: string
}

export interface FooterLink {
  label: string
  url: string
  target?: '_self' | '_blank'
}

export interface MenuItem extends FooterLink {
  /** Items of the second level. Opening the item shows them below its own link. */
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

/**
 * The configuration of a client without a folder or with an invalid file: the company's name and the default theme.
 */
export function createDefaultClientConfig(company: string): ClientConfig {
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
