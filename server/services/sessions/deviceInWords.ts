import Bowser from 'bowser'

/** What is looked at of what a browser says it is. */
const longestAgent = 500
const longestName = 60

/** 'Firefox on Windows', of a User-Agent header, for the person whose device it is; null when it says nothing. */
export function deviceInWords(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestAgent))
  const words = [browser.name, os.name].filter(Boolean).join(' on ')
  return words.slice(0, longestName) || null
}
