import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import { type Language, speaking } from '../../../src/texts/language/language'
import { siteTexts } from '../../../src/texts/public/site.texts'
import { escapeHtml, plainText } from '../../text/htmlText'
import type { AdvertisedJob } from '../vacancies/advertisedJobs.repository'
import { clientFileUrl, type Employer } from './jobLinks'
import { jobPosting } from './jobPosting'

/** What the head of one page says. */
export interface HeadInput extends Employer {
  /** The page's name before the site's in the tab; null where the site's stands alone. */
  title: string | null
  /** The path by which search engines are to know the page, with the query that makes it another page. */
  path: string
  /** Plain text; the client's own sentence otherwise. */
  description?: string
  /** Of the page; English where nothing is said. */
  language?: Language
  /** The languages that the page is there in, where there are several. */
  offered?: readonly Language[]
  /** False for what nobody should find: forms, administrators' pages, pages that are not there. */
  isIndexed: boolean
  /** The vacancy that the page is of; never one that is not advertised. */
  job?: Omit<AdvertisedJob, 'updatedAt'>
}

/** As share cards name a language. */
const openGraphLocales: Record<Language, string> = { en: 'en_AU', de: 'de_DE', fr: 'fr_FR', ar: 'ar_AR' }

/** Says that there is none: browsers would ask for /favicon.ico. */
const noIcon = 'data:,'

/** The head of a page as crawlers and share cards read it, who run no script [LY-10]. */
export function documentHead(input: HeadInput): string {
  const { client, config, origin, job, language = 'en', offered = [] } = input
  const title = input.title ? `${input.title} · ${config.siteTitle}` : config.siteTitle
  const description =
    input.description ||
    (job && plainText(escapeHtml(job.summary) || job.description, 200)) ||
    speaking(language, () => siteTexts.description(client.company))
  const url = origin + toLanguagePath(language, input.path)
  const image = clientFileUrl(input, config.shareImageName)
  const icon = config.faviconName
    ? `/clients/${client.code}/${encodeURIComponent(config.faviconName)}`
    : noIcon
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    input.isIndexed ? link('canonical', url) : meta('name', 'robots', 'noindex'),
    meta('name', 'theme-color', config.themeColor),
    link('icon', icon),
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(config.siteTitle)}" href="/feed.xml">`,
    meta('property', 'og:type', job ? 'article' : 'website'),
    meta('property', 'og:site_name', config.siteTitle),
    input.isIndexed ? alternates(offered, origin, input.path) : '',
    meta('property', 'og:locale', openGraphLocales[language]),
    meta('property', 'og:title', input.title ?? config.siteTitle),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    image ? meta('property', 'og:image', image) + meta('property', 'og:image:alt', config.siteTitle) : '',
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    job && job.isListed !== false ? postingScript(input, job) : '',
  ].join('')
}

/** The same page in the other languages, and where those are sent whose language is not among them. */
function alternates(offered: readonly Language[], origin: string, path: string): string {
  const to = (name: string, language: Language) =>
    `<link rel="alternate" hreflang="${name}" href="${escapeHtml(origin + toLanguagePath(language, path))}">`
  if (offered.length < 2) return ''
  return offered.map((language) => to(language, language)).join('') + to('x-default', 'en')
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}">`
}

/** A data block: it runs nothing, so the policy lets it stand; `<` is written so that it can't end the block. */
function postingScript(employer: Employer, job: Omit<AdvertisedJob, 'updatedAt'>): string {
  const posting = jobPosting(employer, job)
  if (!posting) return ''
  return `<script type="application/ld+json">${JSON.stringify(posting).replaceAll('<', '\\u003c')}</script>`
}
