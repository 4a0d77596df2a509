import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, expect, it } from 'vitest'
import {
  defineTexts,
  type OtherLanguage,
  otherLanguages,
  selectPlural,
  selectWordForm,
  withLanguage,
} from './language/language'
import { loadLanguage } from './loadTranslations'
import { jobListTexts } from './public/site.texts'
import { applicantStateNames } from './public/statusPage.texts'
import { arabic } from './translations/ar/arabic'
import { german } from './translations/de/german'
import { french } from './translations/fr/french'

const catalogues: Record<OtherLanguage, object> = { de: german, fr: french, ar: arabic }

const textsFolder = import.meta.dirname
const readSources = (folder: string, ending: RegExp): { path: string; text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ path: name, text: readFileSync(join(folder, name), 'utf8') }))
const texts = readSources(textsFolder, /\.ts$/)

beforeAll(() => Promise.all(otherLanguages.map(loadLanguage)))

it('uses a language only while it is set', () => {
  const title = () => jobListTexts.title
  expect([title(), withLanguage('de', title), title()]).toEqual([
    'Available Jobs',
    'Offene Stellen',
    'Available Jobs',
  ])
  expect(() =>
    withLanguage('de', () => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(title()).toBe('Available Jobs')
})

it('falls back to English for a missing text, and iterates over the translated values of an object of texts', () => {
  const own = defineTexts('nobodyHasThis', { word: 'a word' })
  expect(withLanguage('de', () => own.word)).toBe('a word')
  expect(withLanguage('de', () => Object.values(applicantStateNames))).toContain('Eingestellt')
})

it('uses the plural forms of the current language', () => {
  expect([0, 1, 2].map((n) => selectWordForm(n, 'day', 'days'))).toEqual(['days', 'day', 'days'])
  expect([0, 1, 2].map((n) => withLanguage('de', () => jobListTexts.daysLeft(n)))).toEqual([
    'Endet heute',
    'Noch 1 Tag',
    'Noch 2 Tage',
  ])
})

it('has six plural forms for Arabic, and the singular for zero in French', () => {
  const formatDaysLeft = (n: number) => withLanguage('ar', () => jobListTexts.daysLeft(n))
  expect([0, 1, 2, 3, 10, 11, 99, 100, 102, 103].map(formatDaysLeft)).toEqual([
    'تُغلق اليوم',
    'بقي يوم واحد',
    'بقي يومان',
    'بقيت 3 أيام',
    'بقيت 10 أيام',
    'بقي 11 يومًا',
    'بقي 99 يومًا',
    'بقي 100 يوم',
    'بقي 102 يوم',
    'بقيت 103 أيام',
  ])
  expect([0, 1, 2].map((n) => withLanguage('fr', () => selectWordForm(n, 'jour', 'jours')))).toEqual([
    'jour',
    'jour',
    'jours',
  ])
  expect(selectPlural(2, { two: 'a pair', other: 'some' })).toBe('some')
  expect(withLanguage('ar', () => selectPlural(2, { two: 'a pair', other: 'some' }))).toBe('a pair')
})

it.each(otherLanguages)(
  'the catalogue of %s contains every object of texts under its own name',
  (language) => {
    const declared = texts.flatMap(({ text }) =>
      [...text.matchAll(/const (\w+) = defineTexts(?:<.*>)?\(\s*'(\w+)'/g)].map(([, constant, name]) => {
        expect(name).toBe(constant)
        return name
      }),
    )
    expect(declared.sort()).toEqual(Object.keys(catalogues[language]).sort())
  },
)

it('no text compares a number with 1 to choose a plural form', () => {
  const violations = texts
    .filter(({ path, text }) => path !== 'language/language.ts' && /[!=]==? 1\b|\b1 [!=]==? /.test(text))
    .map(({ path }) => path)
  expect(
    violations,
    'Use selectPlural() or selectWordForm() of src/texts/language/language.ts for a number and its noun',
  ).toEqual([])
})

/** Values for a text function: every language must print those that English prints. */
const sampleValues: readonly (readonly unknown[])[] = [
  [71, 72, 73],
  ['x71', 'x72', 'x73'],
  ['x71', ['x72', 'x73']],
]

const unsupportedValues = 'takes no such values'

function listPrintedValues(text: unknown): string[] {
  if (typeof text !== 'function') return []
  return sampleValues.map((values) => {
    try {
      return [...String(text(...values)).matchAll(/7[123]/g)]
        .map(String)
        .sort()
        .filter((at, i, all) => all[i - 1] !== at)
        .join()
    } catch {
      return unsupportedValues
    }
  })
}

function* pairTexts(english: object, other: object, path: string): Generator<[string, unknown, unknown]> {
  for (const [key, value] of Object.entries(english)) {
    const translation: unknown = Reflect.get(other, key)
    if (typeof value === 'object' && value !== null)
      yield* pairTexts(value, translation as object, `${path}.${key}`)
    else yield [`${path}.${key}`, value, translation]
  }
}

it.each(otherLanguages)('uses in %s all values of the English text', async (language) => {
  const english: Record<string, object> = {}
  for (const { path } of texts.filter(({ text }) => text.includes('= defineTexts'))) {
    const module: Record<string, object> = await import(/* @vite-ignore */ join(textsFolder, path))
    for (const [name, value] of Object.entries(module)) if (Object.hasOwn(german, name)) english[name] = value
  }
  const all = [...pairTexts(english, catalogues[language], '')]
  expect(all.length).toBeGreaterThan(400)
  for (const [path, own, other] of all) {
    expect(typeof other, path).toBe(typeof own)
    if (typeof other === 'string') expect(other.trim(), path).not.toBe('')
    // Placeholders of mail templates are in braces.
    const braces = (text: unknown) =>
      String(typeof text === 'string' ? text : '')
        .match(/\{\w+\}/g)
        ?.sort() ?? []
    expect(braces(other), path).toEqual(braces(own))
    const englishValues = listPrintedValues(own)
    const translatedValues = listPrintedValues(other)
    // Skip sample values that the English text cannot take.
    expect(
      translatedValues.filter((_, at) => englishValues[at] !== unsupportedValues),
      path,
    ).toEqual(englishValues.filter((values) => values !== unsupportedValues))
  }
})

/** Folders that render visitors' pages; texts that only administrators see may be English. */
const visitorFolders = [
  'app/layout',
  'pages/jobDetails',
  'pages/jobList',
  'pages/apply',
  'pages/statusPage',
  'pages/share',
  'renderer',
  'widgets',
]

it('shows visitors only texts of the catalogue', () => {
  const violations = visitorFolders.flatMap((folder) =>
    readSources(join(textsFolder, '..', folder), /\.tsx$/).flatMap(({ path, text }) =>
      [
        ...text.matchAll(/\b(?:aria-label|title|alt|placeholder)="[^"$]*[a-z]{2}[^"]*"/gi),
        ...text.matchAll(/(?<!=)>\s*[A-Za-z][\w ,.'’-]{2,}\s*<\/[A-Za-z]/g),
      ].map(([words]) => `${folder}/${path}: ${words.trim()}`),
    ),
  )
  expect(violations).toEqual([])
})

it('no module reads a text while it loads, because the language is not known yet', () => {
  const violations = readSources(join(textsFolder, '..'), /\.tsx?$/).flatMap(({ path, text }) =>
    text.includes('texts/') ? readAtLoad(path, text) : [],
  )
  expect(violations).toEqual([])
}, 60_000)

/** Returns the places where a module reads a text of the catalogue outside of a function. */
function readAtLoad(path: string, text: string): string[] {
  const imported = new Set<string>()
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node) && Object.hasOwn(german, (node.propertyName ?? node.name).text)) {
      imported.add(node.name.text)
    }
    if (ts.isFunctionLike(node)) return
    const isRead = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
    if (isRead && ts.isIdentifier(node.expression) && imported.has(node.expression.text)) {
      found.push(`${path}: ${node.getText()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return found
}
