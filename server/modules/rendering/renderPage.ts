import type { BootData, PageData } from '../../../src/schemas/pageData/pageData'
import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import { directionOf, type Language } from '../../../src/texts/language/language'
import { siteTexts } from '../../../src/texts/public/site.texts'
import type { ServerContext } from '../../context'
import type { Client } from '../clients/clients.repository'
import { findEmploymentTypes } from '../clients/employmentTypes.repository'
import { documentHead } from '../seo/documentHead'
import { resolveSite, siteConfig } from '../sites/siteSource'
import { translatedLanguages } from '../sites/translatedPages'
import { nextChange } from '../vacancies/vacancies.repository'
import { drawnConfig, gatherPage } from './pageData'
import type { SiteBuild } from './siteBuild'

/** Where a page was asked for. */
export interface PageAddress {
  /** The client's public origin, as 'https://harbour.example'; '' where the host is no client's. */
  origin: string
  /** Path and query, without the language. */
  url: string
  language: Language
}

/** A page as it is sent, or where it leads on to. */
export type SitePage =
  | { redirect: string }
  | {
      redirect: null
      status: number
      html: string
      /** What its form is posted with, as it stands in it: each who sees the page gets another. */
      form?: { vacancyGuid: string; stamp: string }
      /** Until when it is true though nobody changes anything, in milliseconds since 1970. */
      until: number
    }

/** Milliseconds that a page is true for at most: it says of closing dates how near they are. */
const longest = 60_000

/** What a page shows besides what everybody may see of it. */
export type OwnPart = Pick<
  PageData,
  'posted' | 'closedAnswers' | 'received' | 'ownPage' | 'alertPage' | 'noticePage' | 'formStamp'
>

/**
 * The page as this client's visitors get it, its content written out [LY-10]. A page that answers what was posted stays
 * as it is written: no script takes it up, since it works without, and the files that it holds are not the browser's.
 * @throws whatever a block throws
 */
export async function renderPage(
  context: ServerContext,
  build: SiteBuild,
  client: Client,
  address: PageAddress,
  own: OwnPart = {},
): Promise<SitePage | null> {
  const { db, now, renderer } = context
  if (!renderer) return null
  const { origin, url, language } = address
  const config = await drawnConfig(context, client, language)
  const found = renderer.findPage(url, config)
  if (found.redirect !== null) return { redirect: toLanguagePath(language, found.redirect) }
  const at = now()
  const change = await nextChange(db, client.id, at)
  const page = { ...(await gatherPage(context, client, address, found)), ...own }
  const { code: clientCode, company } = client
  const drawn = await found.write({ clientCode, company, language }, page)
  const { styles, preloads } = build.extras(drawn.modules)
  const job = page.active?.detail
  const { description, shareImageName } = drawn
  const wholeIn = translatedLanguages(await siteConfig(context, client), found.path)
  const head = documentHead({
    client,
    config: shareImageName ? { ...config, shareImageName } : config,
    origin,
    title: drawn.title,
    language,
    offered: [
      'en',
      ...page.settings.languages.filter(
        (one) => wholeIn.includes(one) && (job?.wholeIn?.includes(one) ?? true),
      ),
    ],
    ...(description ? { description } : {}),
    path: drawn.canonicalPath ?? pathOf(url),
    isIndexed: drawn.canonicalPath !== null && job?.isListed !== false,
    ...(job ? { job, employmentTypes: await findEmploymentTypes(db, client.id) } : {}),
  })
  const ownStyles = await resolveSite(context, client).stylesAddress()
  const hint = ownStyles ? `<link rel="preload" as="style" href="${ownStyles}">` : ''
  return {
    redirect: null,
    status: drawn.status,
    ...(page.formStamp && page.active
      ? { form: { vacancyGuid: page.active.guid, stamp: page.formStamp } }
      : {}),
    html: documentOf(build, {
      language,
      head: `${styles}${hint}${head}`,
      content: drawn.html,
      isAnswer: own.posted !== undefined,
      scripts: own.posted
        ? ''
        : dataOf({ clientCode, company, page, ...inWhich(language) }) + preloads + build.scripts,
    }),
    until: Math.min(at.getTime() + longest, change === null ? Number.POSITIVE_INFINITY : Date.parse(change)),
  }
}

/** The page without its content, which the browser draws then: where nothing is built, a block fails, a host is nobody's. */
export async function emptyPage(
  context: ServerContext,
  build: SiteBuild,
  client: Client | undefined,
  { origin, url, language }: PageAddress,
): Promise<string> {
  const head = client
    ? documentHead({
        client,
        config: await drawnConfig(context, client, language),
        origin,
        title: null,
        path: pathOf(url),
        isIndexed: false,
      })
    : `<title>${siteTexts.unknownClient}</title>`
  const boot = { clientCode: client?.code ?? null, company: client?.company ?? null, page: null }
  return documentOf(build, {
    language,
    head,
    content: '',
    scripts: dataOf({ ...boot, ...inWhich(language) }) + build.scripts,
  })
}

interface Parts {
  language?: Language
  /** It answers what was posted, and no script takes it up. */
  isAnswer?: boolean
  /** Where the page is drawn: the site's own script takes up `root`, and nothing else. */
  place?: 'root' | 'studio' | 'studio-preview'
  head: string
  content: string
  scripts: string
}

export function documentOf(
  build: SiteBuild,
  { language = 'en', isAnswer, place = 'root', head, content, scripts }: Parts,
): string {
  return [
    `<!doctype html><html lang="${language === 'en' ? 'en-AU' : language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}${isAnswer ? ' data-answer' : ''}><head>${build.head}${head}</head>`,
    `<body><div id="${place}">${content}</div>${scripts}</body></html>`,
  ].join('')
}

/** English is not said: it is what a page is in where nothing is said. */
export const inWhich = (language: Language) => (language === 'en' ? {} : { language })

/** The data stand after what is shown, so that reading does not wait for them. */
export function dataOf(boot: BootData): string {
  const data = JSON.stringify(boot).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="foyer-boot">${data}</script>`
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/'
}
