import type { ReactNode } from 'react'
import type { Studio } from '../../data/studio/studioState'
import { useStoreValue } from '../../data/useStoreValue'
import { knownLanguage } from '../../texts/language'
import { ownWordsTexts } from '../../texts/ownWords'
import { studioTexts as texts } from '../../texts/studio'

/** Which language the page is shown in; nothing where the site is offered in one alone. */
export function LanguageChooser({ studio }: { studio: Studio }): ReactNode {
  const languages = useStoreValue(studio.store, (state) => state.languages)
  const language = useStoreValue(studio.store, (state) => state.language)
  if (languages.length === 0) return null
  return (
    <select
      className="fy-studio__select fy-studio__language"
      aria-label={texts.language}
      value={language}
      onChange={(event) => studio.showIn(knownLanguage(event.target.value))}
    >
      <option value="en">{texts.ownLanguage}</option>
      {languages.map((one) => (
        <option key={one} value={one}>
          {ownWordsTexts.tab(one)}
        </option>
      ))}
    </select>
  )
}
