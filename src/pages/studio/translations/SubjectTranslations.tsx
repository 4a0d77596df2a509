import { ArrowRight } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { getRequiredPermission } from '../../../schemas/site/siteAreas'
import { toJsonPointer } from '../../../schemas/site/siteFinding'
import type { InspectedSubject } from '../../../schemas/siteEditing/inspectedSubject'
import {
  checkSubjectTranslations,
  getParagraphs,
  getSiteText,
  getTranslatableSubject,
  getTranslationEdits,
} from '../../../schemas/siteEditing/siteTranslations'
import { siteTranslationTexts as texts } from '../../../texts/admin/translations.texts'
import type { OtherLanguage } from '../../../texts/language/language'
import { TypingPause } from '../../../widgets/shared/WidgetHost'
import type { Widget, WidgetProps } from '../../../widgets/shared/widgetProps'
import { goToTranslation } from '../../shared/translations/MissingTranslations'
import { TranslationFields, type TranslationInputs } from '../../shared/translations/TranslationFields'
import { MarkupWidget } from '../widgets/MarkupWidget'
import { ParagraphsWidget } from '../widgets/ParagraphsWidget'
import { getSubjectFieldId, nextMissing } from './missingSiteTranslations'
import { useMissingTranslations } from './useMissingTranslations'

/** Adapts an input for paragraphs to a value that is a single text. */
function adaptToSingleText(Input: Widget): Widget {
  return (props: WidgetProps) => (
    <Input
      {...props}
      value={getParagraphs(getSiteText(props.value))}
      onChange={(paragraphs) => props.onChange(getSiteText(paragraphs))}
    />
  )
}

/** Inputs for translations; the same as for the texts in the source language. */
const wordInputs: TranslationInputs = {
  markup: adaptToSingleText(MarkupWidget),
  paragraphs: adaptToSingleText(ParagraphsWidget),
}

interface SubjectWordsProps {
  studio: Studio
  subject: Pick<InspectedSubject, 'path' | 'title'>
}

/** Translations of the selected item, below its form; renders nothing if the site has only one language. */
export function SubjectTranslations(props: SubjectWordsProps): ReactNode {
  const { store } = props.studio
  const isOffered = useStoreValue(store, ({ languages }) => languages.length > 0)
  const may = useStoreValue(store, (state) => state.may)
  const { path } = props.subject
  return isOffered && path.length > 0 && may[getRequiredPermission(path)] ? (
    <SuggestedTexts {...props} />
  ) : null
}

function SuggestedTexts({ studio, subject: { path, title } }: SubjectWordsProps): ReactNode {
  const { store } = studio
  const languages = useStoreValue(store, (state) => state.languages)
  const raw = useStoreValue(store, (state) => state.raw)
  const missingTranslations = useMissingTranslations(studio)
  const translatable = useMemo(() => getTranslatableSubject(raw, path), [raw, path])
  const id = getSubjectFieldId(path)
  const write = (language: OtherLanguage, { key, text }: { key: string; text: string }) => {
    const now = store.getState().raw
    const siteText = getTranslatableSubject(now, path).originals.find((sourceText) => sourceText.key === key)
    if (siteText)
      studio.edit(
        getTranslationEdits(now, siteText, language, text),
        texts.said(title, language),
        `${id} ${language} ${key}`,
      )
  }
  return (
    <TypingPause value={0}>
      <TranslationFields
        id={id}
        languages={languages}
        sourceTexts={translatable.originals}
        translations={translatable.translations}
        errors={checkSubjectTranslations(translatable)}
        inputs={wordInputs}
        onChange={write}
        more={(language) => {
          const next = nextMissing(missingTranslations, language, { raw, place: toJsonPointer(path) })
          return next ? (
            <button
              type="button"
              className="fy-button fy-button--small"
              onClick={() => goToTranslation(next)}
            >
              {texts.next(language)}
              <ArrowRight aria-hidden="true" />
            </button>
          ) : null
        }}
      />
    </TypingPause>
  )
}
