import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useClient } from '../../pages/SiteContext'
import { pathIn } from '../../schemas/pages/languagePath'
import { type Language, languageInForce, languageNames } from '../../texts/language'

/** The page in the client's other languages, each called as its readers call it; a page is loaded anew in its language. */
export function LanguageLinks(): ReactNode {
  const { languages } = useClient().settings
  const { pathname, search } = useLocation()
  const offered: Language[] = ['en', ...languages]
  const others = offered.filter((one) => one !== languageInForce())
  return others.map((language) => (
    <li key={language}>
      <a href={pathIn(language, pathname + search)} lang={language} hrefLang={language}>
        {languageNames[language]}
      </a>
    </li>
  ))
}
