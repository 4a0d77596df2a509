import { expect, test } from 'vitest'
import { checkClientConfig } from './checkClientConfig'
import { localizeConfig } from './localizeConfig'
import { readClientConfig } from './readClientConfig'

const raw = {
  menuItems: [
    {
      label: 'About us',
      url: '/about',
      translations: { de: { label: 'Über uns' } },
      items: [{ label: 'Life here', url: '/life', translations: { ar: { label: 'الحياة هنا' } } }],
    },
  ],
  texts: { listHeading: 'Come and work', translations: { de: { listHeading: 'Arbeiten Sie hier' } } },
  pages: [
    {
      path: '/about',
      title: 'About us',
      translations: { de: { title: 'Über uns' } },
      blocks: [
        { type: 'heading', text: 'Who we are', translations: { de: { text: 'Wer wir sind' } } },
        {
          type: 'richText',
          text: ['We work by the sea.'],
          translations: { de: { text: ['Wir arbeiten am Meer.'] } },
        },
      ],
    },
  ],
}

test("localizes a site where it has translations, and keeps the client's text elsewhere", () => {
  expect(checkClientConfig(raw)).toEqual([])
  const { config } = readClientConfig(raw, 'Harbour')
  const germanConfig = localizeConfig('de', config)
  expect(germanConfig.menuItems).toEqual([
    {
      ...{ label: 'Über uns', url: '/about', translated: ['label'] },
      items: [{ label: 'Life here', url: '/life' }],
    },
  ])
  expect(germanConfig.texts).toEqual({ listHeading: 'Arbeiten Sie hier', translated: ['listHeading'] })
  expect(germanConfig.pages[0]).toMatchObject({
    title: 'Über uns',
    blocks: [
      { type: 'heading', text: 'Wer wir sind' },
      { type: 'richText', text: ['Wir arbeiten am Meer.'] },
    ],
  })
  expect(JSON.stringify(localizeConfig('en', config))).not.toContain('translations')
  expect(localizeConfig('en', config).menuItems[0]?.label).toBe('About us')
})

test('reports an invalid translation at its path', () => {
  const getErrorPaths = (translations: object) =>
    checkClientConfig({ menuItems: [{ label: 'About', url: '/about', translations }] }).map(
      ({ path }) => path,
    )
  expect(getErrorPaths({ xx: { label: 'X' } })).toEqual(['/menuItems/0/translations/xx'])
  expect(getErrorPaths({ de: { label: 'x'.repeat(10_000) } })).toEqual(['/menuItems/0/translations/de/label'])
  expect(getErrorPaths({ de: { url: '/ueber' } })).toEqual(['/menuItems/0/translations/de/url'])
})
