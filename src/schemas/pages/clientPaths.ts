import { languages } from '../../texts/language/language'
import type { BlockDeclaration } from '../blocks/blockDeclaration'
import { mainBlocks } from '../blocks/mainBlocks'
import { normalizePath } from './normalizePath'

/**
 * Paths that a client's page cannot have: login, administrator pages and other pages that clients cannot replace,
 * redirects, and paths that the server answers.
 * Paths below them are reserved too, unless the entry ends in '$'.
 */
const reservedPaths = [
  '/api',
  '/assets',
  '/clients',
  '/documents',
  '/fonts',
  '/validators',
  '/theme.css$',
  '/embed.js$',
  '/start-page.js$',
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
  // Paths below a language code show the translated site.
  ...languages.filter((language) => language !== 'en').map((language) => `/${language}`),
]
const feedPattern = /^\/(sitemap|feeds?|jobs\.(rss|xml|json))([./-]|$)/

const mainBlockEntries: [string, BlockDeclaration][] = Object.entries(mainBlocks)

/** Public pages for one vacancy: their paths, with the type of their main block. */
export const vacancyPages: ReadonlyMap<string, string> = new Map(
  mainBlockEntries.flatMap(([type, { onlyPath }]) => (onlyPath === undefined ? [] : [[onlyPath, type]])),
)

/** Returns true if the product reserves this path. */
export function isReservedPath(path: string): boolean {
  const normalizedPath = normalizePath(path)
  if (feedPattern.test(normalizedPath)) return true
  return reservedPaths.some((entry) =>
    entry.endsWith('$')
      ? normalizedPath === entry.slice(0, -1)
      : normalizedPath === entry || normalizedPath.startsWith(`${entry}/`),
  )
}

/** Returns true if the path would hide a vacancy page: '/job/details/one' cannot be a client's page. */
export function isBelowVacancyPage(path: string): boolean {
  const normalizedPath = normalizePath(path)
  return [...vacancyPages.keys()].some(
    (page) => normalizedPath !== page && normalizedPath.startsWith(page.slice(0, page.indexOf(':'))),
  )
}
