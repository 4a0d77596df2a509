import fc from 'fast-check'
import { expect, it } from 'vitest'
import { configShape } from '../clientConfig/configShape'
import { readClientConfig } from '../clientConfig/readClientConfig'
import { checkShape } from '../configShape/checkShape'
import { getPreviewConfig } from './getPreviewConfig'

const page = (...blocks: unknown[]) => ({ pages: [{ path: '/about', title: 'About', blocks }] })
const getBlocks = (rawConfig: unknown) => getPreviewConfig(rawConfig, 'Quay').pages[0]?.blocks

it('renders a valid site as visitors get it', () => {
  const raw = { ...page({ type: 'heading', text: 'Hi', level: 3 }), themeColor: '#123456', logoName: null }
  expect(getPreviewConfig(raw, 'Quay')).toEqual(readClientConfig(raw, 'Quay').config)
  expect(getPreviewConfig('none', 'Quay')).toEqual(readClientConfig({}, 'Quay').config)
})

it('keeps incomplete values in place', () => {
  const raw = page(
    { type: 'heading', text: '' },
    { type: 'button', label: 'Go' },
    { type: 'richText', text: [] },
  )
  expect(getBlocks(raw)).toEqual([
    { type: 'heading', text: '' },
    { type: 'button', label: 'Go', url: '' },
    { type: 'richText', text: [] },
  ])
  const menu = { menuItems: [{ label: '', url: '/' }] }
  expect(getPreviewConfig(menu, 'Quay').menuItems).toEqual(menu.menuItems)
})

it('keeps the place of an unknown block, and renders nothing harmful', () => {
  const raw = page(
    { type: 'carousel', slides: 3 },
    { type: 'button', label: 'x', url: 'javascript:alert(1)' },
    'no',
  )
  expect(getBlocks(raw)).toEqual([
    { type: 'carousel' },
    { type: 'button', label: 'x', url: '' },
    { type: '' },
  ])
})

/** Returns true for a finding about the size of a value. Components can render values of any size. */
const isHarmless = (message: string) =>
  /empty|at least|too long|at most|must have|or less|or more/.test(message)

it('[property] converts anything to a value with valid types', () => {
  const block = fc.oneof(
    fc.record({ type: fc.constantFrom('text', 'columns', 'image', 'button', 'newestJobs') }),
    fc.record({ type: fc.constant('text'), title: fc.string(), sections: fc.jsonValue() }),
    fc.record({ type: fc.constant('columns'), columns: fc.array(fc.jsonValue()) }),
  )
  const rawConfigs = fc.record(
    {
      menuItems: fc.jsonValue(),
      themeColor: fc.jsonValue(),
      pages: fc.array(fc.record({ blocks: fc.array(block) })),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(rawConfigs, (rawConfig) => {
      const { $schema: _none, ...previewConfig } = { $schema: '', ...getPreviewConfig(rawConfig, 'Quay') }
      const typeErrors = checkShape(configShape, previewConfig).filter(
        ({ path, severity, message }) =>
          severity === 'error' && !/\/(url|name|path)$/.test(path) && !isHarmless(message),
      )
      expect(typeErrors).toEqual([])
    }),
    { numRuns: 200, seed: 16 },
  )
})
