import { describe, expect, it } from 'vitest'
import { withLanguage } from '../../texts/language/language'
import { loadLanguage } from '../../texts/loadTranslations'
import { describePath, getItemName } from './describePath'
import type { JsonSchema } from './jsonSchema'

const person: JsonSchema = { type: 'object', title: 'Person', properties: { email: { title: 'Email' } } }

/** Describes a path in a form with one field, `root`. */
const describeIn = (root: JsonSchema, path: string, options: { external?: true; ui?: unknown } = {}) =>
  describePath(
    {
      schema: { type: 'object', properties: { root } },
      ...(options.external ? { external: {} } : {}),
    } as never,
    path,
    options.ui,
  )

describe('a field', () => {
  it('has its title as name', () => {
    expect(describeIn({ title: 'Email' }, 'root')).toBe('Email')
  })

  it.each<[string, JsonSchema, string]>([
    ['the form has no such field', { title: 'Email' }, 'other'],
    ['its title is blank', { title: ' ' }, 'root'],
    ['it has no title', {}, 'root'],
  ])('has no name if %s', (_, root, path) => {
    expect(describeIn(root, path)).toBeUndefined()
  })
})

describe('a part of a group', () => {
  const home = { title: 'Home', properties: { street: { title: 'Street' }, zip: {} } }

  it('follows the name of the group', () => {
    expect(describeIn(home, 'root/street')).toBe('Home: Street')
  })

  it('is named by its key if it has no title, and so is the group', () => {
    expect(describeIn({ properties: home.properties }, 'root/zip')).toBe('root: zip')
  })

  it('is named by the title in its uiSchema', () => {
    expect(describeIn(home, 'root/street', { ui: { street: { 'ui:title': 'Road' } } })).toBe('Home: Road')
  })

  it('has only its own name in the form of an external schema', () => {
    expect(describeIn(home, 'root/street', { external: true })).toBe('Street')
  })

  it.each<[string, JsonSchema]>([
    ['allOf', { allOf: [{}, home] }],
    ['anyOf', { anyOf: [home] }],
    ['oneOf', { oneOf: [home] }],
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    ['then', { if: {}, then: home }],
    ['else', { if: {}, else: home }],
    ['dependencies', { dependencies: { country: home } }],
    ['an alternative of an alternative', { allOf: [{ anyOf: [home] }] }],
  ])('is found in %s', (_, schema) => {
    expect(describeIn({ ...schema, title: 'Home' }, 'root/street')).toBe('Home: Street')
  })

  it('is named by its key below more alternatives than users could follow', () => {
    const wrap = (schema: JsonSchema, depth: number): JsonSchema =>
      depth === 0 ? schema : { allOf: [wrap(schema, depth - 1)] }
    expect(describeIn({ ...wrap(home, 6), title: 'Home' }, 'root/street')).toBe('Home: Street')
    expect(describeIn({ ...wrap(home, 7), title: 'Home' }, 'root/street')).toBe('Home: street')
  })

  it('is found behind references', () => {
    const schema = { title: 'Home', $defs: { home }, allOf: [{ $ref: '#/$defs/home' }] }
    expect(describeIn(schema, 'root/street')).toBe('Home: Street')
  })
})

describe('an item of a list', () => {
  it('replaces the name of the list with that of its items, and their number', () => {
    const list = { title: 'Referees', type: 'array', items: person }
    expect(describeIn(list, 'root/1/email')).toBe('Person 2: Email')
    expect(describeIn(list, 'root/1/email', { external: true })).toBe('Person 2: Email')
  })

  it('is named by the label in the uiSchema, then by the titles of item and list', () => {
    expect(getItemName({ title: 'Jobs' }, { title: 'Job' }, { 'ui:options': { itemLabel: 'Role' } }, 0)).toBe(
      'Role 1',
    )
    expect(getItemName({ title: 'Jobs' }, { title: 'Job' }, undefined, 0)).toBe('Job 1')
    expect(getItemName({ title: 'Jobs' }, {}, undefined, 2)).toBe('Jobs 3')
    expect(getItemName({}, {}, undefined, 0)).toBe('Item 1')
  })

  it('has the schema of its place in a tuple, and that of further items beyond it', () => {
    const tuple = { title: 'Pair', items: [{ title: 'First' }], additionalItems: { title: 'More' } }
    expect(describeIn(tuple, 'root/0')).toBe('First 1')
    expect(describeIn(tuple, 'root/3')).toBe('More 4')
  })

  it('takes the titles of its parts from the uiSchema of the items', () => {
    const ui = { items: { email: { 'ui:title': 'Mailbox' } } }
    expect(describeIn({ title: 'Referees', items: person }, 'root/0/email', { ui })).toBe('Person 1: Mailbox')
  })

  it('follows the name of the group around the list', () => {
    const group = { title: 'Family', properties: { children: { title: 'Children', items: person } } }
    expect(describeIn(group, 'root/children/0/email')).toBe('Family: Person 1: Email')
  })

  it('is not a property with a number as its name', () => {
    expect(describeIn({ title: 'Years', properties: { 2026: { title: 'This year' } } }, 'root/2026')).toBe(
      'Years: This year',
    )
  })
})

it('names an item without any name in the current language', async () => {
  await loadLanguage('de')
  expect(withLanguage('de', () => getItemName({}, {}, undefined, 1))).toBe('Eintrag 2')
})
