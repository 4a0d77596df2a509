import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'
import { everySetting, getVacancies, getVacancy } from '../../../tests/fixtures/siteData'
import { sideBlocks } from '../../schemas/blocks/block'
import { localizeConfig } from '../../schemas/clientConfig/localizeConfig'
import { isRecord, type JsonShape } from '../../schemas/configShape/checkShape'
import { findShape } from '../../schemas/site/findShape'
import { checkSubjectTranslations, getTranslatableSubject } from '../../schemas/siteEditing/siteTranslations'
import { setLanguage } from '../../texts/language/language'
import { loadLanguage } from '../../texts/loadTranslations'

afterEach(() => {
  cleanup()
  setLanguage('en')
})

/** Creates a block in which each text is set and differs from the others. */
function createBlockWithTexts(shape: JsonShape, name: string): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.type === 'array') {
    const count = Math.max(shape.minItems ?? 1, 1)
    return Array.from({ length: count }, (_, at) => createBlockWithTexts(shape.items ?? {}, `${name}.${at}`))
  }
  if (shape.properties)
    return Object.fromEntries(
      Object.entries(shape.properties)
        .filter(([key]) => key !== 'translations')
        .map(([key, property]) => [key, createBlockWithTexts(property, `${name}.${key}`)]),
    )
  if (shape.type === 'integer') return shape.minimum ?? 1
  if (shape.format === 'image') return 'picture.png'
  if (shape.format === 'address') return shape.examples?.[0] ?? '/about'
  return name.slice(-(shape.maxLength ?? 100))
}

const blockPath = ['pages', 0, 'blocks', 0]
/** Includes an Expression of Interest, because the block for it is hidden without one. */
const vacancies = [...getVacancies(3), getVacancy(9, { isExpressionOfInterest: true })]
const page = (block: unknown) => ({ pages: [{ path: '/words', title: 'Words', blocks: [block] }] })

/** Returns the closest `lang` of each text node and each image with the text; null if there is none. */
function getLangs(text: string): (string | null)[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const langs: (string | null)[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.textContent === text)
      langs.push(node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? null)
  for (const image of document.querySelectorAll('img'))
    if (image.alt === text) langs.push(image.closest('[lang]')?.getAttribute('lang') ?? null)
  return langs
}

/** Waits for the text, because blocks are rendered later than the page. */
const expectLangs = (text: string, lang: string | null) =>
  vi.waitFor(() => expect([text, [...new Set(getLangs(text))]]).toEqual([text, [lang]]))

test.each(Object.keys(sideBlocks))(
  'every text of a %s that is not in the language of the page has a lang attribute',
  async (type) => {
    const shape = findShape(page({ type }), blockPath)
    const block = { ...(createBlockWithTexts(shape ?? {}, type) as object), type }
    const { originals } = getTranslatableSubject(page(block), blockPath)
    await loadLanguage('de')
    setLanguage('de')
    await renderSite('/de/words', { config: localizeConfig('de', page(block)) as never, vacancies })
    for (const { text, isName, isList } of originals) {
      const renderedText = isList ? (text.split('\n')[0] ?? '') : text
      if (!isName) await expectLangs(renderedText, 'en')
    }
    cleanup()
    const addTranslations = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(addTranslations)
      if (!isRecord(value)) return value
      const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, addTranslations(one)]))
      return { ...inner, translations: { de: inner } }
    }
    const translatedPage = page(addTranslations(block))
    expect(checkSubjectTranslations(getTranslatableSubject(translatedPage, blockPath))).toEqual([])
    await renderSite('/de/words', { config: localizeConfig('de', translatedPage) as never, vacancies })
    for (const { text, isName, isList } of originals) {
      const renderedText = isList ? (text.split('\n')[0] ?? '') : text
      if (!isName) await expectLangs(renderedText, null)
    }
  },
)

test('the client’s texts about a job and its privacy link have language attributes on a German page', async () => {
  await loadLanguage('de')
  setLanguage('de')
  const settings = { ...everySetting, privacyLink: 'https://example.org/', privacyLinkLabel: 'Your data' }
  await renderSite('/de', { settings, vacancies })
  await expectLangs('Full time', 'en')
  await expectLangs('Your data', 'en')
  cleanup()
  await renderSite('/de/job/viewjobs?isExpressionOfInterest=true', { settings, vacancies })
  await expectLangs('Parks', 'en')
  await expectLangs('Full time', 'en')
  cleanup()
  const config = { vacancyListTableOverrides: { Location: 'Campus' } }
  await renderSite('/de/job/details/guid-1', { settings, vacancies, config })
  await vi.waitFor(() => expect(document.querySelectorAll('.fy-job-facts dd[lang="en"]')).toHaveLength(3))
  await expectLangs('Campus', 'en')
})

test('a translated employment type is shown on list, cards, details and in the filter, whose option values stay the stored names', async () => {
  await loadLanguage('de')
  setLanguage('de')
  const texts = {
    employmentTypes: [
      { name: 'full time', label: 'Full time', translations: { de: { label: 'Vollzeit' } } },
      { name: 'Casual', label: 'Casual' },
    ],
  }
  const config = localizeConfig('de', { texts, ...page({ type: 'jobs' }) }) as never
  const jobs = [...vacancies, getVacancy(12, { employmentType: 'Casual' })]
  const site = { settings: everySetting, vacancies: jobs, config }
  await renderSite('/de', site)
  await expectLangs('Vollzeit', null)
  await expectLangs('Casual', 'en')
  expect(screen.queryByText('Full time')).toBeNull()
  const filter = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Beschäftigungsart' })
  expect(Array.from(filter.options, ({ value, label, lang }) => [value, label, lang])).toEqual([
    ['', 'Alle Beschäftigungsarten', ''],
    ['Casual', 'Casual', 'en'],
    ['Full time', 'Vollzeit', ''],
  ])
  cleanup()
  await renderSite('/de/job/viewjobs?isExpressionOfInterest=true', site)
  await expectLangs('Vollzeit', null)
  cleanup()
  await renderSite('/de/job/details/guid-1', site)
  await expectLangs('Vollzeit', null)
  cleanup()
  await renderSite('/de/words', site)
  await expectLangs('Vollzeit', null)
})
