import { ArrowRight } from 'lucide-react'
import { type ReactNode, use, useMemo } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import type { SitePath } from '../../../schemas/site/siteDraft'
import { toJsonPointer } from '../../../schemas/site/siteFinding'
import { getRequiredPermission } from '../../../schemas/site/sitePermissions'
import { describePlace } from '../../../schemas/siteChecks/describePlace'
import type { InspectedSubject } from '../../../schemas/siteEditing/inspectedSubject'
import { findBlockPlace, getBlockName, getBlocks } from '../../../schemas/siteEditing/siteChange'
import {
  checkSubjectTranslations,
  getParagraphs,
  getSiteText,
  getTranslatableSubject,
  getTranslatableSubjects,
  getTranslationEdits,
} from '../../../schemas/siteEditing/siteTranslations'
import { findUntranslatedTexts } from '../../../schemas/translations/localizeText'
import { siteTranslationTexts as texts } from '../../../texts/admin/translations.texts'
import type { OtherLanguage } from '../../../texts/language/language'
import { Button } from '../../../widgets/shared/Button'
import { TypingPause } from '../../../widgets/shared/widgetContexts'
import type { Widget, WidgetProps } from '../../../widgets/shared/widgetProps'
import { goToTranslation, type MissingTranslation } from '../../shared/translations/MissingTranslations'
import {
  getTranslationFieldId,
  TranslationFields,
  type TranslationInputs,
} from '../../shared/translations/TranslationFields'
import { PlaceOpener, useDebouncedValue } from '../draft/useStudio'
import { MarkupWidget, ParagraphsWidget } from '../widgets/MarkupWidget'

/** A missing translation of a site text, with the location of the text's item. */
interface MissingSiteTranslation extends MissingTranslation {
  place: string
}

/** Returns the id prefix of an item's translation fields. */
const getFieldIdPrefix = (path: SitePath) => `words-${path.join('-')}`

/** Returns the missing translations in these languages. @param openPlace opens a location in config.json */
function getMissingTranslations(
  rawConfig: unknown,
  languages: readonly OtherLanguage[],
  openPlace: (pointer: string) => void,
): MissingSiteTranslation[] {
  const subjects = getTranslatableSubjects(rawConfig)
  return languages.flatMap((language) =>
    subjects.flatMap(({ path, originals, translations }) => {
      const pointer = toJsonPointer(path)
      return findUntranslatedTexts(originals, translations[language]).map((text) => ({
        language,
        place: pointer,
        name: getTextLabel(path, text.name, rawConfig),
        fieldId: getTranslationFieldId(getFieldIdPrefix(path), language, originals.indexOf(text)),
        open: () => openPlace(pointer),
      }))
    }),
  )
}

/** Returns the first missing translation in this language after `place`, wrapping around at the end. */
function findNextMissing(
  missingTranslations: readonly MissingSiteTranslation[],
  language: OtherLanguage,
  { rawConfig, place: pointer }: { rawConfig: unknown; place: string },
): MissingSiteTranslation | undefined {
  const pointers = getTranslatableSubjects(rawConfig).map(({ path }) => toJsonPointer(path))
  const missingInLanguage = missingTranslations.filter((missing) => missing.language === language)
  const nextMissing = missingInLanguage.find(
    (missing) => pointers.indexOf(missing.place) > pointers.indexOf(pointer),
  )
  return nextMissing ?? missingInLanguage[0]
}

/** Returns the label of a text: 'About us: Text (block 1)'. */
function getTextLabel(path: SitePath, textName: string, rawConfig: unknown): string {
  const pointer = toJsonPointer(path)
  const place = findBlockPlace(pointer)
  if (!place) return texts.nestedLabel(getName(path, rawConfig), textName)
  const { part } = describePlace({ file: 'config.json', path: pointer }, rawConfig)
  const block = getBlockName(getBlocks(rawConfig, place.page)[place.block])
  const numberedBlock = texts.numberedBlock(block, place.block + 1)
  // Many blocks have a single text, with the same name as the block.
  const label = block === textName ? numberedBlock : texts.nestedLabel(numberedBlock, textName)
  return texts.nestedLabel(part, label)
}

/**
 * Returns the name of an item. The name of an item inside a page or a top-level key begins with that page or
 * key.
 */
function getName(path: SitePath, rawConfig: unknown): string {
  const { part, subject } = describePlace({ file: 'config.json', path: toJsonPointer(path) }, rawConfig)
  const isPart = path.length === 1 || (path[0] === 'pages' && path.length === 2)
  return isPart ? part : texts.nestedLabel(part, subject)
}

/** Milliseconds without a change before the whole site is searched. */
const restMs = 250

/**
 * Returns the missing translations in all languages that the site offers. The site is searched once it
 * has not changed for `restMs`.
 */
export function useMissingTranslations(studio: Studio): MissingSiteTranslation[] {
  const languages = useStoreValue(studio.store, (state) => state.languages)
  const rawConfig = useDebouncedValue(
    useStoreValue(studio.store, (state) => state.rawConfig),
    restMs,
  )
  const openPlace = use(PlaceOpener) ?? studio.select
  return useMemo(
    () => getMissingTranslations(rawConfig, languages, openPlace),
    [rawConfig, languages, openPlace],
  )
}

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
const translationInputs: TranslationInputs = {
  markup: adaptToSingleText(MarkupWidget),
  paragraphs: adaptToSingleText(ParagraphsWidget),
}

interface SubjectTranslationsProps {
  studio: Studio
  subject: Pick<InspectedSubject, 'path' | 'title'>
}

/**
 * Translations of the selected item, below its form. Renders nothing if the site has only one language, if the site
 * itself is selected, or if the account may not change the item.
 */
export function SubjectTranslations(props: SubjectTranslationsProps): ReactNode {
  const { store } = props.studio
  const isOffered = useStoreValue(store, ({ languages }) => languages.length > 0)
  const permissions = useStoreValue(store, (state) => state.permissions)
  const { path } = props.subject
  return isOffered && path.length > 0 && permissions[getRequiredPermission(path)] ? (
    <SubjectTranslationFields {...props} />
  ) : null
}

function SubjectTranslationFields({ studio, subject: { path, title } }: SubjectTranslationsProps): ReactNode {
  const { store } = studio
  const languages = useStoreValue(store, (state) => state.languages)
  const rawConfig = useStoreValue(store, (state) => state.rawConfig)
  const missingTranslations = useMissingTranslations(studio)
  const translatableSubject = useMemo(() => getTranslatableSubject(rawConfig, path), [rawConfig, path])
  const id = getFieldIdPrefix(path)
  const changeTranslation = (language: OtherLanguage, { key, text }: { key: string; text: string }) => {
    const currentConfig = store.getState().rawConfig
    const siteText = getTranslatableSubject(currentConfig, path).originals.find(
      (sourceText) => sourceText.key === key,
    )
    if (siteText)
      studio.edit(
        getTranslationEdits(currentConfig, siteText, language, text),
        texts.translationChanged(title, language),
        `${id} ${language} ${key}`,
      )
  }
  return (
    // Inputs report every change at once, without a pause.
    <TypingPause value={0}>
      <TranslationFields
        id={id}
        languages={languages}
        sourceTexts={translatableSubject.originals}
        translations={translatableSubject.translations}
        errors={checkSubjectTranslations(translatableSubject)}
        inputs={translationInputs}
        onChange={changeTranslation}
        renderMore={(language) => {
          const next = findNextMissing(missingTranslations, language, {
            rawConfig,
            place: toJsonPointer(path),
          })
          return next ? (
            <Button size="small" onClick={() => goToTranslation(next)}>
              {texts.next(language)}
              <ArrowRight aria-hidden="true" />
            </Button>
          ) : null
        }}
      />
    </TypingPause>
  )
}
