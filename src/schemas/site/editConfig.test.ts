import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyEdits } from './editConfig'
import { editValue } from './editValue'
import type { SiteEdit } from './siteDraft'

const handWritten = `{
    "siteTitle" : "Quay",   "unknown": [1,2,
      3],

    "menuItems": [ { "label": "About", "url": "/about" },
                   { "label": "Jobs", "url": "/" } ],
    "pages": [
        {
            "path": "/about", "title": "About",
            "blocks": [
                {"type":"heading","text":"Caf\\u00e9"},

                { "type": "richText", "text": [
                    "One" ] },
                { "type": "image", "name": "a.png", "alt": "A" }
            ]
        }
    ]
}
`
const getTextAfter = (...edits: SiteEdit[]) => applyEdits(handWritten, edits)

describe('an edit of config.json', () => {
  it('changes only the text of the edited value', () => {
    expect(getTextAfter({ path: ['pages', 0, 'title'], value: 'About us' })).toBe(
      handWritten.replace('"title": "About"', '"title": "About us"'),
    )
    expect(getTextAfter({ path: ['menuItems', 0, 'label'], value: 'Us' })).toBe(
      handWritten.replace('"label": "About"', '"label": "Us"'),
    )
  })

  it('leaves a value unchanged that is already set, whatever its format', () => {
    expect(getTextAfter({ path: ['pages', 0, 'blocks', 0, 'text'], value: 'Café' })).toBe(handWritten)
    expect(getTextAfter({ path: ['unknown'], value: [1, 2, 3] })).toBe(handWritten)
    expect(getTextAfter({ path: ['nothing'] })).toBe(handWritten)
    expect(applyEdits('', [])).toBe('')
  })

  it('formats new items like their neighbours', () => {
    expect(getTextAfter({ path: ['menuItems', 1], value: { label: 'B', url: '/b' }, insert: true })).toBe(
      handWritten.replace(
        '{ "label": "Jobs"',
        '{ "label": "B", "url": "/b" },\n                   { "label": "Jobs"',
      ),
    )
    expect(getTextAfter({ path: ['pages', 0, 'isHidden'], value: true })).toContain(
      '            ],\n            "isHidden": true\n        }',
    )
  })

  it('removes an item with its comma and its line', () => {
    expect(getTextAfter({ path: ['pages', 0, 'blocks', 2] })).toBe(
      handWritten.replace(',\n                { "type": "image", "name": "a.png", "alt": "A" }', ''),
    )
    expect(getTextAfter({ path: ['menuItems', 0] })).toBe(
      handWritten.replace('{ "label": "About", "url": "/about" },\n                   ', ''),
    )
    expect(applyEdits('[1]', [{ path: [0] }])).toBe('[]')
    expect(applyEdits('{"a":1,"b":2}', [{ path: ['b'] }])).toBe('{"a":1}')
  })

  it('moves a block with its formatting', () => {
    const moved = getTextAfter(
      { path: ['pages', 0, 'blocks', 0] },
      { path: ['pages', 0, 'blocks', 2], value: { type: 'heading', text: 'Café' }, insert: true },
    )
    expect(moved).toContain('"alt": "A" },\n                {"type":"heading","text":"Caf\\u00e9"}\n')
  })

  it('creates a missing file, and missing objects on the path', () => {
    const path = ['pages', 0, 'blocks', 0]
    expect(applyEdits('', [{ path, value: { type: 'jobList' }, insert: true }])).toBe(
      '{\n  "pages": [\n    {\n      "blocks": [\n        {\n          "type": "jobList"\n        }\n      ]\n    }\n  ]\n}\n',
    )
    expect(applyEdits('{"pages":null}', [{ path: ['pages', 0], value: { a: 1 }, insert: true }])).toBe(
      '{"pages":[{"a":1}]}',
    )
  })

  it('keeps line endings and indentation', () => {
    const edits = [{ path: ['b'], value: { c: [1] } }]
    expect(applyEdits('{\r\n\t"a": 1\r\n}', edits)).toBe(
      '{\r\n\t"a": 1,\r\n\t"b": {\r\n\t\t"c": [\r\n\t\t\t1\r\n\t\t]\r\n\t}\r\n}',
    )
  })

  it('changes the last of two equal keys, which is the one that counts', () => {
    expect(applyEdits('{"a":1,"a":2}', [{ path: ['a'], value: 3 }])).toBe('{"a":1,"a":3}')
  })

  it('refuses a text that is not JSON', () => {
    expect(() => applyEdits('{"a":', [{ path: ['a'], value: 1 }])).toThrow(SyntaxError)
  })
})

/** Layouts that a person, a program and an editor could have given the same file. */
const layouts: ((value: unknown) => string)[] = [
  (value) => JSON.stringify(value),
  (value) => JSON.stringify(value, null, 2),
  (value) => `${JSON.stringify(value, null, '\t').replaceAll('\n', '\r\n')}\r\n`,
  (value) => JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' '),
]
const key = fc.constantFrom('a', 'b', '__proto__', 'x/y', '0', '')
const value = fc.jsonValue({ maxDepth: 3 }).filter((json) => json !== undefined)
const edit: fc.Arbitrary<SiteEdit> = fc.record(
  {
    path: fc.array(fc.oneof(key, fc.nat(3)), { minLength: 1, maxLength: 4 }),
    value,
    insert: fc.boolean(),
  },
  { requiredKeys: ['path', 'insert'] },
)

it('[property] the edited text contains the edited value, and setting the present values changes no byte', () => {
  fc.assert(
    fc.property(
      fc.dictionary(key, value, { maxKeys: 4 }),
      fc.array(edit, { maxLength: 6 }),
      fc.constantFrom(...layouts),
      (start, edits, format) => {
        const text = format(start)
        const raw: Record<string, unknown> = JSON.parse(text)
        const after = applyEdits(text, edits)
        // As text, because an equality check could ignore a property named '__proto__'.
        expect(JSON.stringify(JSON.parse(after))).toBe(JSON.stringify(editValue(raw, edits)))
        const presentValues = Object.entries(raw).map(([name, present]) => ({ path: [name], value: present }))
        expect(applyEdits(text, presentValues)).toBe(text)
      },
    ),
    { numRuns: 400, seed: 16 },
  )
})

it.each(['harbour', 'kitchen', 'meridian'])(
  'an edit of the title leaves the rest of %s’s file unchanged',
  (code) => {
    const text = readFileSync(`public/clients/${code}/config.json`, 'utf8')
    const changed = applyEdits(text, [{ path: ['siteTitle'], value: 'Other words' }])
    const title = JSON.stringify((JSON.parse(text) as { siteTitle: string }).siteTitle)
    expect(changed).toBe(text.replace(`"siteTitle": ${title}`, '"siteTitle": "Other words"'))
  },
)
