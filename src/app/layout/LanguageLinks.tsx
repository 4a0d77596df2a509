import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useClient } from '../../pages/SiteContext'
import { pathIn } from '../../schemas/pages/languagePath'
import { type Language, languageInForce } from '../../texts/language'

const names: Record<Language, string> = { en: 'English', de: 'Deutsch' }

/** The page in the client's other languages, each called as its readers call it; a page is loaded anew in its language. */
export function LanguageLinks(): ReactNode {
  const { canOfferGerman } = useClient().settings
  const { pathname, search } = useLocation()
  const others = canOfferGerman ? (['en', 'de'] as const).filter((one) => one !== languageInForce()) : []
  return others.map((language) => (
    <li key={language}>
      <a href={pathIn(language, pathname + search)} lang={language} hrefLang={language}>
        {names[language]}
      </a>
    </li>
  ))
}
