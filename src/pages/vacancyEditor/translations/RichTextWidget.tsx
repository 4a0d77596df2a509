import { type ReactNode, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { VacancyEdit } from '../../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { AuthoredVacancyContent } from '../../../schemas/authoring/authoredVacancy'
import {
  getTranslationSections,
  type TranslationSection,
  toListsSection,
  toVacancySection,
} from '../../../schemas/authoring/translationSections'
import type { VacancyFinding } from '../../../schemas/authoring/vacancyFindings'
import { markupToHtml } from '../../../schemas/markup/markupToHtml'
import { setTranslatedText } from '../../../schemas/settings/translatableFieldTexts'
import { findUntranslatedTexts } from '../../../schemas/translations/localizeText'
import { itemLists } from '../../../schemas/vacancies/translatableVacancyTexts'
import { translationTexts as texts } from '../../../texts/admin/translations.texts'
import type { OtherLanguage } from '../../../texts/language/language'
import { isInvalid, type WidgetProps } from '../../../widgets/shared/widgetProps'
import { getLinkTargets } from '../../blocks/linkTargets'
import { convertHtmlToMarkup } from '../../shared/markupEditor/convertHtmlToMarkup'
import { MarkupField } from '../../shared/markupEditor/MarkupField'
import { useClient } from '../../shared/site/SiteContext'
import { MissingTranslations } from '../../shared/translations/MissingTranslations'
import { getTranslationFieldId, TranslationFields } from '../../shared/translations/TranslationFields'
import { getPartOfPath } from '../parts/editorParts'

/** Edits HTML as markup in the markup editor. HTML that markup cannot represent is lost with the first change. */
export function RichTextWidget(props: WidgetProps): ReactNode {
  const { config } = useClient()
  const pages = useMemo(() => getLinkTargets(config), [config])
  const html = typeof props.value === 'string' ? props.value : ''
  const [lastEdit, setLastEdit] = useState({ html: '', paragraphs: [] as string[] })
  // Show the paragraphs as typed instead of converting the resulting HTML back.
  const paragraphs = useMemo(
    () => (html === lastEdit.html ? lastEdit.paragraphs : convertHtmlToMarkup(html)),
    [html, lastEdit],
  )
  return (
    <MarkupField
      id={props.id}
      label={props.label}
      value={paragraphs}
      onChange={(next) => {
        const nextHtml = markupToHtml(next)
        setLastEdit({ html: nextHtml, paragraphs: next })
        props.onChange(nextHtml === '' ? undefined : nextHtml)
      }}
      pages={pages}
      describedBy={props.describedBy}
      isInvalid={isInvalid(props)}
    />
  )
}

interface PartTranslationsProps {
  edit: VacancyEdit
  part: 'job' | 'lists'
  findings: readonly VacancyFinding[]
}

/** Translations of a part of the vacancy, below the part's form. */
export function PartTranslations({ edit, part, findings }: PartTranslationsProps): ReactNode {
  const content = useStoreValue(edit.store, (state) => state.content)
  if (content === null) return null
  const section = part === 'job' ? toVacancySection(content) : toListsSection(content)
  const change = part === 'job' ? setJobTranslation : setItemTranslation
  return (
    <SectionTranslations
      section={section}
      findings={findings.filter(({ path }) => path.includes('/translations/'))}
      onChange={(language, text) => edit.change((current) => change(current, language, text))}
    />
  )
}

type ChangeTranslation = (
  content: AuthoredVacancyContent,
  language: OtherLanguage,
  edit: { key: string; text: string },
) => AuthoredVacancyContent

const setJobTranslation: ChangeTranslation = (content, language, edit) => ({
  ...content,
  translations: setTranslatedText(content.translations, language, edit),
})

const setItemTranslation: ChangeTranslation = (content, language, { key, text }) => {
  const [, name, index, rest = ''] = /^(\w+)\/(\d+)\/(.*)$/s.exec(key) ?? []
  const list = itemLists.find((itemList) => itemList === name)
  if (!list) return content
  return {
    ...content,
    [list]: content[list].map((item, itemIndex) =>
      itemIndex === Number(index)
        ? { ...item, translations: setTranslatedText(item.translations, language, { key: rest, text }) }
        : item,
    ),
  }
}

interface SectionTranslationsProps {
  section: TranslationSection
  /** Findings about these texts, with paths relative to the vacancy. */
  findings: readonly VacancyFinding[]
  onChange: (language: OtherLanguage, edit: { key: string; text: string }) => void
}

const widgets = { rich: RichTextWidget }

/** Translations of one item of a vacancy into the client's languages. */
export function SectionTranslations({ section, findings, onChange }: SectionTranslationsProps): ReactNode {
  const { languages } = useClient().settings
  return (
    <TranslationFields
      id={section.id}
      languages={languages}
      sourceTexts={section.originals}
      translations={section.translations}
      errors={findings.map(({ path, message }) => ({ path: moveLanguageFirst(path), message }))}
      inputs={widgets}
      onChange={onChange}
    />
  )
}

/**
 * Moves the list path after the language: '/licences/0/translations/de/name' becomes
 * '/translations/de/licences/0/name'. Of all other paths, those of questions included, it returns the part from
 * '/translations/' on.
 */
function moveLanguageFirst(path: string): string {
  const [, list, index, language, key] = /^\/(\w+)\/(\d+)\/translations\/(\w+)\/(.*)$/s.exec(path) ?? []
  if (list !== undefined && list !== 'screeningQuestions')
    return `/translations/${language}/${list}/${index}/${key}`
  return path.slice(path.indexOf('/translations/'))
}

/** Missing translations of a vacancy in the client's languages, with a link to each. */
export function MissingVacancyTranslations({ content }: { content: AuthoredVacancyContent }): ReactNode {
  const { languages } = useClient().settings
  const navigate = useNavigate()
  const sections = useMemo(() => getTranslationSections(content), [content])
  if (languages.length === 0) return null
  const missing = languages.flatMap((language) =>
    sections.flatMap(({ id, path, name, originals, translations }) =>
      findUntranslatedTexts(originals, translations[language]).map((text) => ({
        language,
        name: name ? `${name}: ${text.name}` : text.name,
        fieldId: getTranslationFieldId(id, language, originals.indexOf(text)),
        open: () => void navigate(`?part=${getPartOfPath(path)}`, { state: { place: path } }),
      })),
    ),
  )
  return (
    <section aria-labelledby="vacancy-words">
      <h3 id="vacancy-words">{texts.title}</h3>
      <MissingTranslations languages={languages} missing={missing} />
    </section>
  )
}
