import { isUrl } from '../fields/formats'
import type { ResumeLine } from './resumeText'

export interface ResumeLinks {
  linkedIn?: string
  github?: string
  website?: string
}

/** Number of lines at the beginning of a résumé that are searched for a website and a GitHub profile. */
const maxLines = 40
const linkedInPattern = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^\s,;|)<>"]+/i
const githubPattern = /(?:https?:\/\/)?(?:www\.)?github\.com\/[a-z\d-]{1,39}(?![\w-])/i
const labelledUrl =
  /(?:web(?:site|seite)?|portfolio|homepage|site(?: web)?|blog|الموقع(?: الإلكتروني)?)\s*:\s*([^\s,;|]+)/i
const urlPattern = /(?<![@\w.-])(?:https?:\/\/|www\.)[^\s,;|)<>"]+/gi
/** Sites with profiles of many people, which are never a personal website. */
const sharedSitePattern =
  /linkedin\.com|github\.com|xing\.com|facebook\.com|twitter\.com|\/\/x\.com|instagram\.com|google\./i

/** Finds the person's web addresses; all of them are absolute. */
export function findLinks(lines: readonly ResumeLine[], links: readonly string[]): ResumeLinks {
  const texts = lines.map(({ text }) => text)
  const resumeLinks = {
    linkedIn: findFirstUrl([...links, ...texts], linkedInPattern),
    github: findFirstUrl([...links, ...texts.slice(0, maxLines)], githubPattern),
    website: findWebsite(texts.slice(0, maxLines)),
  }
  return Object.fromEntries(Object.entries(resumeLinks).filter(([, address]) => address))
}

function findFirstUrl(texts: readonly string[], pattern: RegExp): string | undefined {
  for (const text of texts) {
    const address = completeUrl(pattern.exec(text)?.[0])
    if (address) return address
  }
  return undefined
}

function findWebsite(texts: readonly string[]): string | undefined {
  for (const text of texts) {
    for (const item of [labelledUrl.exec(text)?.[1], ...(text.match(urlPattern) ?? [])]) {
      const address = completeUrl(item)
      if (address && !sharedSitePattern.test(address)) return address
    }
  }
  return undefined
}

function completeUrl(text: string | undefined): string | undefined {
  const urlText = text?.replace(/(?<![.,;:])[.,;:]+$/, '')
  if (!urlText || urlText.includes('@')) return undefined
  const completeAddress = /^https?:\/\//i.test(urlText) ? urlText : `https://${urlText}`
  return isUrl(completeAddress) && new URL(completeAddress).hostname.includes('.')
    ? completeAddress
    : undefined
}
