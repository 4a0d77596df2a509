import type { BootData, PageData } from '../../../src/schemas/pageData/pageData'
import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import { getDirection, type Language } from '../../../src/texts/language/language'
import { siteTexts } from '../../../src/texts/public/site.texts'
import type { ServerContext } from '../../context'
import type { Client } from '../clients/clients.repository'
import { findEmploymentTypes } from '../clients/employmentTypes.repository'
import { renderDocumentHead } from '../seo/documentHead'
import { readSiteConfig, resolveSite } from '../sites/siteSource'
import { listTranslatedLanguages } from '../sites/translatedPages'
import { getNextChangeTime } from '../vacancies/vacancies.repository'
import { getRenderedConfig, loadPageData } from './pageData'
import type { SiteBuild } from './siteBuild'

/** Address of a requested page. */
export interface PageAddress {
  /** The client's public origin, such as 'https://harbour.example'; '' if the host belongs to no client. */
  origin: string
  /** Path and query, without the language prefix. */
  url: string
  language: Language
}

/** A rendered page, or a redirect. */
export type SitePage =
  | { redirect: string }
  | {
      redirect: null
      status: number
      html: string
      /** The page's form and the form token in its HTML, which is replaced for each visitor. */
      form?: { vacancyGuid: string; formToken: string }
      /** When the page becomes outdated even if its data do not change, in milliseconds since 1970. */
      expiresAt: number
    }

/** Maximum time for which a page is valid, in milliseconds, because it shows how near closing dates are. */
const maxValidityMs = 60_000

/** Content of a page that is specific to one visitor. */
export type PersonalContent = Pick<
  PageData,
  'redisplayedForm' | 'closedAnswers' | 'received' | 'statusPage' | 'alertPage' | 'noticePage' | 'formToken'
>

/**
 * Renders a page with its content for the client's visitors [LY-10]. A page that shows a submitted form again is sent
 * without scripts and is not hydrated: it works without them, and scripts could not access the submitted files.
 * @returns null without a build of the renderer
 * @throws any error that a block throws
 */
export async function renderPage(
  context: ServerContext,
  build: SiteBuild,
  client: Client,
  address: PageAddress,
  personal: PersonalContent = {},
): Promise<SitePage | null> {
  const { db, now, renderer } = context
  if (!renderer) return null
  const { origin, url, language } = address
  const siteConfig = await readSiteConfig(context, client)
  const config = getRenderedConfig(context, client, siteConfig, language)
  const foundPage = renderer.findPage(url, config)
  if (foundPage.redirect !== null) return { redirect: toLanguagePath(language, foundPage.redirect) }
  const startTime = now()
  const nextChange = await getNextChangeTime(db, client.id, startTime)
  const page = { ...(await loadPageData(context, client, address, foundPage, config)), ...personal }
  const { code: clientCode, company } = client
  const renderedPage = await foundPage.render({ clientCode, company, language }, page)
  const { styles, preloads } = build.getExtras(renderedPage.modules)
  const job = page.active?.detail
  const { description, shareImageName } = renderedPage
  const fullyTranslatedLanguages = listTranslatedLanguages(siteConfig, foundPage.path)
  const head = renderDocumentHead({
    client,
    config: shareImageName ? { ...config, shareImageName } : config,
    origin,
    title: renderedPage.title,
    language,
    languages: [
      'en',
      ...page.settings.languages.filter(
        (otherLanguage) =>
          fullyTranslatedLanguages.includes(otherLanguage) && (job?.wholeIn?.includes(otherLanguage) ?? true),
      ),
    ],
    ...(description ? { description } : {}),
    path: renderedPage.canonicalPath ?? getPathname(url),
    isIndexed: renderedPage.canonicalPath !== null && job?.isListed !== false,
    ...(job ? { job, employmentTypes: await findEmploymentTypes(db, client.id) } : {}),
  })
  const stylesAddress = await resolveSite(context, client).stylesAddress()
  const stylesPreload = stylesAddress ? `<link rel="preload" as="style" href="${stylesAddress}">` : ''
  return {
    redirect: null,
    status: renderedPage.status,
    ...(page.formToken && page.active
      ? { form: { vacancyGuid: page.active.guid, formToken: page.formToken } }
      : {}),
    html: buildDocument(build, {
      language,
      head: `${styles}${stylesPreload}${head}`,
      content: renderedPage.html,
      isRedisplayedForm: personal.redisplayedForm !== undefined,
      scripts: personal.redisplayedForm
        ? ''
        : renderBootDataScript({ clientCode, company, page, ...omitDefaultLanguage(language) }) +
          `<template id="site-scripts">${preloads}${build.deferredScripts}</template>`,
    }),
    expiresAt: Math.min(
      startTime.getTime() + maxValidityMs,
      nextChange === null ? Number.POSITIVE_INFINITY : Date.parse(nextChange),
    ),
  }
}

/** Returns whether no page of the client has this address. All such addresses show the same page. */
export async function isUnknownAddress(
  context: ServerContext,
  client: Client,
  { url, language }: PageAddress,
): Promise<boolean> {
  const siteConfig = await readSiteConfig(context, client)
  const foundPage = context.renderer?.findPage(url, getRenderedConfig(context, client, siteConfig, language))
  return foundPage?.redirect === null && foundPage.path === '*'
}

/**
 * Returns a page without content, which the browser renders: without a build, after a block failed, or for an unknown
 * host.
 */
export async function renderEmptyPage(
  context: ServerContext,
  build: SiteBuild,
  client: Client | undefined,
  { origin, url, language }: PageAddress,
): Promise<string> {
  const head = client
    ? renderDocumentHead({
        client,
        config: getRenderedConfig(context, client, await readSiteConfig(context, client), language),
        origin,
        title: null,
        path: getPathname(url),
        isIndexed: false,
      })
    : `<title>${siteTexts.unknownClient}</title>`
  const boot = { clientCode: client?.code ?? null, company: client?.company ?? null, page: null }
  return buildDocument(build, {
    language,
    head,
    content: '',
    scripts: renderBootDataScript({ ...boot, ...omitDefaultLanguage(language) }) + build.scripts,
  })
}

interface DocumentParts {
  language?: Language
  /** True for a page that shows a submitted form again, which is not hydrated. */
  isRedisplayedForm?: boolean
  /** Id of the root element; the site's script hydrates only `root`. */
  rootId?: 'root' | 'studio' | 'studio-preview'
  head: string
  content: string
  scripts: string
}

export function buildDocument(
  build: SiteBuild,
  { language = 'en', isRedisplayedForm, rootId = 'root', head, content, scripts }: DocumentParts,
): string {
  return [
    `<!doctype html><html lang="${language === 'en' ? 'en-AU' : language}"${getDirection(language) === 'rtl' ? ' dir="rtl"' : ''}${isRedisplayedForm ? ' data-answer' : ''}><head>${build.head}${head}</head>`,
    `<body><div id="${rootId}">${content}</div>${scripts}</body></html>`,
  ].join('')
}

/** Returns the language as a property of the boot data; no property for English, the default. */
export const omitDefaultLanguage = (language: Language) => (language === 'en' ? {} : { language })

/** Returns a script element with the data. Place it after the content, so that it does not delay the first display. */
export function renderBootDataScript(boot: BootData): string {
  const data = JSON.stringify(boot).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="foyer-boot">${data}</script>`
}

export function getPathname(url: string): string {
  return url.split('?', 1)[0] ?? '/'
}
