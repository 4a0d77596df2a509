import { ArrowRight } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { Studio } from '../../../data/studio/studioState'
import { useStoreValue } from '../../../data/useStoreValue'
import type { InspectedSubject } from '../../../schemas/site/inspectedSubject'
import { areaOf } from '../../../schemas/site/siteAreas'
import { pointerOf } from '../../../schemas/site/siteFinding'
import {
  paragraphsOf,
  siteWordErrors,
  textOf,
  wordEdits,
  wordedSubject,
} from '../../../schemas/site/siteWords'
import type { OtherLanguage } from '../../../texts/language'
import { studioWordsTexts as texts } from '../../../texts/studioWords'
import { TypingPause } from '../../../widgets/WidgetHost'
import type { Widget, WidgetProps } from '../../../widgets/widgetProps'
import { goTo } from '../../ownWords/MissingWords'
import { OwnWords, type WordInputs } from '../../ownWords/OwnWords'
import { MarkupWidget } from '../inspector/MarkupWidget'
import { ParagraphsWidget } from '../inspector/ParagraphsWidget'
import { idOfWords, nextMissing } from './missingOfSite'
import { useMissing } from './useMissing'

/** What asks for paragraphs, for who keeps them as one text. */
function ofOneText(Input: Widget): Widget {
  return (props: WidgetProps) => (
    <Input
      {...props}
      value={paragraphsOf(textOf(props.value))}
      onChange={(paragraphs) => props.onChange(textOf(paragraphs))}
    />
  )
}

/** How a site's texts are written in other languages: as they are in its own. */
const wordInputs: WordInputs = {
  markup: ofOneText(MarkupWidget),
  paragraphs: ofOneText(ParagraphsWidget),
}

interface SubjectWordsProps {
  studio: Studio
  subject: Pick<InspectedSubject, 'path' | 'title'>
}

/** Under the form of what is selected: what it says in the other languages of the site. Nothing where there are none. */
export function SubjectWords(props: SubjectWordsProps): ReactNode {
  const { store } = props.studio
  const isOffered = useStoreValue(store, ({ languages }) => languages.length > 0)
  const may = useStoreValue(store, (state) => state.may)
  const { path } = props.subject
  return isOffered && path.length > 0 && may[areaOf(path)] ? <OfferedWords {...props} /> : null
}

function OfferedWords({ studio, subject: { path, title } }: SubjectWordsProps): ReactNode {
  const { store } = studio
  const languages = useStoreValue(store, (state) => state.languages)
  const raw = useStoreValue(store, (state) => state.raw)
  const missing = useMissing(studio)
  const worded = useMemo(() => wordedSubject(raw, path), [raw, path])
  const id = idOfWords(path)
  const write = (language: OtherLanguage, { key, text }: { key: string; text: string }) => {
    const now = store.getState().raw
    const one = wordedSubject(now, path).own.find((own) => own.key === key)
    if (one)
      studio.edit(
        wordEdits(now, one, language, text),
        texts.said(title, language),
        `${id} ${language} ${key}`,
      )
  }
  return (
    <TypingPause value={0}>
      <OwnWords
        id={id}
        languages={languages}
        own={worded.own}
        said={worded.said}
        errors={siteWordErrors(worded)}
        inputs={wordInputs}
        onChange={write}
        more={(language) => {
          const next = nextMissing(missing, language, { raw, place: pointerOf(path) })
          return next ? (
            <button type="button" className="fy-button fy-button--small" onClick={() => goTo(next)}>
              {texts.next(language)}
              <ArrowRight aria-hidden="true" />
            </button>
          ) : null
        }}
      />
    </TypingPause>
  )
}
