import { languages } from '../../texts/language/language'
import type { BlockDeclaration } from '../blocks/blockDeclaration'
import { mainBlocks } from '../blocks/mainBlocks'
import { normalizePath } from './normalizePath'

/**
 * Where a client's page can not stand: administrators' pages, sign-in, what leads on to another page, and what the
 * server answers itself. A path below one of them is reserved too, unless the entry ends in '$'.
 */
const reserved = [
  '/api',
  '/assets',
  '/clients',
  '/documents',
  '/fonts',
  '/validators',
  '/theme.css$',
  '/embed.js$',
  '/early-press.js$',
  '/embed/sample$',
  '/sw.js$',
  '/robots.txt$',
  '/favicon.ico$',
  '/home',
  '/job$',
  '/job/search',
  '/applicant$',
  '/applicant/viewapplications',
  '/application',
  '/job-alerts',
  '/user',
  '/studio',
  '/vacancies/manage',
  '/vacancies/questions',
  '/connections',
  '/vacancy-interest',
  // What stands below a language are the same pages in it.
  ...languages.filter((language) => language !== 'en').map((language) => `/${language}`),
]
const feeds = /^\/(sitemap|feeds?|jobs\.(rss|xml|json))([./-]|$)/

const main: [string, BlockDeclaration][] = Object.entries(mainBlocks)

/** Public pages that are made for one vacancy: the block that each is for. */
export const vacancyPages: ReadonlyMap<string, string> = new Map(
  main.flatMap(([type, { onlyAt }]) => (onlyAt === undefined ? [] : [[onlyAt, type]])),
)

/** Whether the product needs this address for itself. */
export function isReservedPath(path: string): boolean {
  const plain = normalizePath(path)
  if (feeds.test(plain)) return true
  return reserved.some((entry) =>
    entry.endsWith('$') ? plain === entry.slice(0, -1) : plain === entry || plain.startsWith(`${entry}/`),
  )
}

/** Whether a page for any vacancy would be hidden by this address: '/job/details/one' is no page of a client. */
export function isBelowVacancyPage(path: string): boolean {
  const plain = normalizePath(path)
  return [...vacancyPages.keys()].some(
    (page) => plain !== page && plain.startsWith(page.slice(0, page.indexOf(':'))),
  )
}
