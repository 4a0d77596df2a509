import { rulesTexts } from '../../texts/en'
import { type OtherLanguage, otherLanguages } from '../../texts/language'
import { siteFieldTexts } from '../../texts/siteFields'
import { studioWordsTexts } from '../../texts/studioWords'
import { isRecord } from '../clientConfig/checkShape'
import { configShape } from '../clientConfig/configShape'
import type { JsonShape } from '../clientConfig/jsonShape'
import { wordsKey } from '../clientConfig/wordedShape'
import { valueAt } from '../forms/answerPath'
import type { FieldError } from '../forms/builtForm'
import { lostPlaceholder } from '../ownWords/checkTranslations'
import type { OwnText, SaidWords } from '../ownWords/translations'
import { subjectPath } from './inspectedSubject'
import { shapeAt } from './shapeAt'
import { type ShapedValue, shapedValues } from './shapedValues'
import type { SiteEdit, SitePath } from './siteDraft'
import { pointerOf } from './siteFinding'

/** A text of a site with its place; `key` names it among all that its subject says. */
export interface SiteText extends OwnText {
  /** Where what says it stands. */
  at: SitePath
  /** Which of its words it is. */
  word: string
  /** It is written as a list of paragraphs. */
  isList: boolean
}

/** A page, a block, a menu item: what one form of the studio asks, with all that it says. */
export interface WordedSubject {
  path: SitePath
  own: SiteText[]
  said: Readonly<Record<string, SaidWords>>
}

/** Everything of a site that says something, in the order of its shape. */
export function wordedSubjects(
  raw: unknown,
  values: Iterable<ShapedValue> = shapedValues(configShape, raw),
): WordedSubject[] {
  const subjects = new Map<string, WordedSubject>()
  for (const value of values) {
    const words = wordsOf(value.shape)
    if (!words || !isRecord(value.value)) continue
    const path = subjectPath(raw, value.place)
    const { own, said } = subjects.get(pointerOf(path)) ?? { own: [], said: {} }
    subjects.set(pointerOf(path), {
      path,
      own: [...own, ...textsOf(value, words, path)],
      said: saidBeside(value, path, said),
    })
  }
  return [...subjects.values()].filter(({ own }) => own.length > 0)
}

/** What one of them says. */
export function wordedSubject(raw: unknown, path: SitePath): WordedSubject {
  const shape = path.length > 0 ? shapeAt(raw, path) : undefined
  const all = shape ? wordedSubjects(raw, shapedValues(shape, valueAt(raw, path), path)) : []
  return all.find((one) => pointerOf(one.path) === pointerOf(path)) ?? { path, own: [], said: {} }
}

/** Those of a thing's texts that can be said in other languages. */
function wordsOf({ properties = {} }: JsonShape): JsonShape['properties'] {
  return properties[wordsKey]?.properties?.[otherLanguages[0] ?? '']?.properties
}

function textsOf(
  { place, value, shape }: ShapedValue,
  words: Readonly<Record<string, JsonShape>>,
  subject: SitePath,
): SiteText[] {
  const inner = place.slice(subject.length)
  const item = inner.length > 0 ? studioWordsTexts.partOf(shape.title ?? '', Number(place.at(-1)) + 1) : null
  return Object.entries(words).flatMap(([word, one]) => {
    const text = textOf(valueAt(value, [word]))
    if (text.trim() === '') return []
    const { format, maxLength = 4000 } = one.items ?? one
    const isList = one.items !== undefined
    const kind = isList ? (format === 'markup' ? 'markup' : 'paragraphs') : format === 'lines' ? 'long' : null
    const name = one.title ?? siteFieldTexts.titleOf(word)
    return {
      key: [...inner, word].join('/'),
      name: item === null ? name : studioWordsTexts.within(item, name),
      text,
      most: maxLength,
      ...(kind ? { kind } : {}),
      ...(format === 'name' ? { isName: true as const } : {}),
      at: place,
      word,
      isList,
    }
  })
}

function saidBeside(
  { place, value }: ShapedValue,
  subject: SitePath,
  before: Readonly<Record<string, SaidWords>>,
): Record<string, SaidWords> {
  const translations = valueAt(value, [wordsKey])
  const all = { ...before }
  for (const [language, words] of Object.entries(isRecord(translations) ? translations : {})) {
    const said = Object.entries(isRecord(words) ? words : {}).map(([word, text]) => [
      [...place.slice(subject.length), word].join('/'),
      textOf(text),
    ])
    all[language] = { ...all[language], ...Object.fromEntries(said) }
  }
  return all
}

/** Paragraphs as one text, a blank line between them. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join('\n\n')
  return typeof value === 'string' ? value : ''
}

/** The paragraphs of such a text. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n[ \t]*\n+/).filter((one) => one.trim() !== '')
}

/** What is wrong with what a subject says in other languages, with paths below it: '/translations/de/text'. */
export function siteWordErrors({ own, said }: WordedSubject): FieldError[] {
  return Object.entries(said).flatMap(([language, words]) =>
    own.flatMap((one) => {
      const text = words[one.key] ?? ''
      const isLong = (one.isList ? paragraphsOf(text) : [text]).some(({ length }) => length > one.most)
      const message = isLong ? rulesTexts.maximum(one.most) : lostPlaceholder(one.text, text)
      return message === undefined ? [] : [{ path: `/${wordsKey}/${language}/${one.key}`, message }]
    }),
  )
}

/** Says a text in a language; '' says it no more, and leaves nothing empty behind. */
export function wordEdits(
  raw: unknown,
  { at, word, isList }: Pick<SiteText, 'at' | 'word' | 'isList'>,
  language: OtherLanguage,
  text: string,
): SiteEdit[] {
  const all = [...at, wordsKey]
  const path = [...all, language, word]
  if (text.trim() !== '') return [{ path, value: isList ? paragraphsOf(text) : text }]
  if (valueAt(raw, path) === undefined) return []
  const isAlone = (place: SitePath) => Object.keys(valueAt(raw, place) ?? {}).length === 1
  if (!isAlone([...all, language])) return [{ path }]
  return [{ path: isAlone(all) ? all : [...all, language] }]
}
