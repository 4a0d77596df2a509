import { siteFieldTexts } from '../../texts/admin/siteEditing.texts'
import { siteTranslationTexts } from '../../texts/admin/translations.texts'
import { type OtherLanguage, otherLanguages } from '../../texts/language/language'
import { rulesTexts } from '../../texts/public/form.texts'
import { configShape } from '../clientConfig/configShape'
import { isRecord, type JsonShape } from '../configShape/checkShape'
import { translationsKey } from '../configShape/translatableShape'
import { getValue } from '../forms/answerPath'
import type { FieldError } from '../forms/builtForm'
import { getLostPlaceholderMessage } from '../forms/checkTranslations'
import { findShape } from '../site/findShape'
import { iterateShapedValues, type ValueWithShape } from '../site/iterateShapedValues'
import type { SiteEdit, SitePath } from '../site/siteDraft'
import { toJsonPointer } from '../site/siteFinding'
import type { TranslatableText, TranslatedTexts } from '../translations/localizeText'
import { getSubjectPath } from './inspectedSubject'

/** A text of a site with its place; `key` identifies it among the texts of its subject. */
export interface SiteText extends TranslatableText {
  /** The path of the object that contains the text. */
  objectPath: SitePath
  /** The property of that object. */
  property: string
  /** True if the text is stored as a list of paragraphs. */
  isList: boolean
}

/**
 * An object that is edited in one form of the studio, with all its texts and their translations: a page, a block, a
 * menu item, or a group of settings such as `texts`.
 */
export interface TranslatableSubject {
  path: SitePath
  originals: SiteText[]
  translations: Readonly<Record<string, TranslatedTexts>>
}

/** Returns all subjects of a site that have translatable texts, in the order of the shape. */
export function getTranslatableSubjects(
  rawConfig: unknown,
  values: Iterable<ValueWithShape> = iterateShapedValues(configShape, rawConfig),
): TranslatableSubject[] {
  const subjects = new Map<string, TranslatableSubject>()
  for (const value of values) {
    const translatableProperties = getTranslatableProperties(value.shape)
    if (!translatableProperties || !isRecord(value.value)) continue
    const path = getSubjectPath(rawConfig, value.path)
    const { originals, translations } = subjects.get(toJsonPointer(path)) ?? {
      originals: [],
      translations: {},
    }
    subjects.set(toJsonPointer(path), {
      path,
      originals: [...originals, ...getTexts(value, translatableProperties, path)],
      translations: addTranslations(value, path, translations),
    })
  }
  return [...subjects.values()].filter(({ originals }) => originals.length > 0)
}

/** Returns the texts of one subject. */
export function getTranslatableSubject(rawConfig: unknown, path: SitePath): TranslatableSubject {
  const shape = path.length > 0 ? findShape(rawConfig, path) : undefined
  const subjects = shape
    ? getTranslatableSubjects(rawConfig, iterateShapedValues(shape, getValue(rawConfig, path), path))
    : []
  return (
    subjects.find((subject) => toJsonPointer(subject.path) === toJsonPointer(path)) ?? {
      path,
      originals: [],
      translations: {},
    }
  )
}

/** Returns the translatable properties of a shape; undefined if it has none. */
function getTranslatableProperties({ properties = {} }: JsonShape): JsonShape['properties'] {
  return properties[translationsKey]?.properties?.[otherLanguages[0] ?? '']?.properties
}

function getTexts(
  { path, value, shape }: ValueWithShape,
  translatableProperties: Readonly<Record<string, JsonShape>>,
  subject: SitePath,
): SiteText[] {
  const innerPath = path.slice(subject.length)
  const item =
    innerPath.length > 0 ? siteTranslationTexts.itemPart(shape.title ?? '', Number(path.at(-1)) + 1) : null
  return Object.entries(translatableProperties).flatMap(([property, propertyShape]) => {
    const text = getSiteText(getValue(value, [property]))
    if (text.trim() === '') return []
    const { format, maxLength = 4000 } = propertyShape.items ?? propertyShape
    const isList = propertyShape.items !== undefined
    const kind = isList ? (format === 'markup' ? 'markup' : 'paragraphs') : format === 'lines' ? 'long' : null
    const name = propertyShape.title ?? siteFieldTexts.getPropertyTitle(property)
    return {
      key: [...innerPath, property].join('/'),
      name: item === null ? name : siteTranslationTexts.nestedLabel(item, name),
      text,
      maxLength,
      ...(kind ? { kind } : {}),
      ...(format === 'name' ? { isName: true as const } : {}),
      objectPath: path,
      property,
      isList,
    }
  })
}

/** Returns the translations of a subject, extended by the translations of one object inside it. */
function addTranslations(
  { path, value }: ValueWithShape,
  subject: SitePath,
  previousTranslations: Readonly<Record<string, TranslatedTexts>>,
): Record<string, TranslatedTexts> {
  const translations = getValue(value, [translationsKey])
  const updatedTranslations = { ...previousTranslations }
  for (const [language, translation] of Object.entries(isRecord(translations) ? translations : {})) {
    const entries = Object.entries(isRecord(translation) ? translation : {}).map(([property, text]) => [
      [...path.slice(subject.length), property].join('/'),
      getSiteText(text),
    ])
    updatedTranslations[language] = { ...updatedTranslations[language], ...Object.fromEntries(entries) }
  }
  return updatedTranslations
}

/** Returns a text; paragraphs are joined by blank lines. */
export function getSiteText(value: unknown): string {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join('\n\n')
  return typeof value === 'string' ? value : ''
}

/** Splits a text into paragraphs at its blank lines. */
export function getParagraphs(text: string): string[] {
  return text.split(/\n[ \t]*\n+/).filter((item) => item.trim() !== '')
}

/** Validates the translations of a subject. Paths are relative to the subject: '/translations/de/text'. */
export function checkSubjectTranslations({ originals, translations }: TranslatableSubject): FieldError[] {
  return Object.entries(translations).flatMap(([language, translatedTexts]) =>
    originals.flatMap((original) => {
      const text = translatedTexts[original.key] ?? ''
      const isTooLong = (original.isList ? getParagraphs(text) : [text]).some(
        ({ length }) => length > original.maxLength,
      )
      const message = isTooLong
        ? rulesTexts.maximum(original.maxLength)
        : getLostPlaceholderMessage(original.text, text)
      return message === undefined
        ? []
        : [{ path: `/${translationsKey}/${language}/${original.key}`, message }]
    }),
  )
}

/** Returns the edits that set a translation; '' removes it together with objects that become empty. */
export function getTranslationEdits(
  rawConfig: unknown,
  { objectPath, property, isList }: Pick<SiteText, 'objectPath' | 'property' | 'isList'>,
  language: OtherLanguage,
  text: string,
): SiteEdit[] {
  const translationsPath = [...objectPath, translationsKey]
  const path = [...translationsPath, language, property]
  if (text.trim() !== '') return [{ path, value: isList ? getParagraphs(text) : text }]
  if (getValue(rawConfig, path) === undefined) return []
  const hasOneKey = (parentPath: SitePath) => Object.keys(getValue(rawConfig, parentPath) ?? {}).length === 1
  if (!hasOneKey([...translationsPath, language])) return [{ path }]
  return [{ path: hasOneKey(translationsPath) ? translationsPath : [...translationsPath, language] }]
}
