import Ajv2020 from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkShape } from '../configShape/checkShape'
import { checkClientConfig } from './checkClientConfig'
import { configShape } from './configShape'
import { formatConfigProblem } from './formatConfigProblem'
import { readClientConfig } from './readClientConfig'

const getMessages = (rawConfig: unknown) =>
  checkClientConfig(rawConfig).map(({ severity, path, message }) => `${severity} ${path}: ${message}`)
const page = (over: object) => ({
  pages: [{ path: '/about', title: 'About', blocks: [{ type: 'heading', text: 'Hi' }], ...over }],
})
const blocks = (...list: unknown[]) => page({ blocks: list })

describe("[LY-10] a client's file", () => {
  it.each([
    [{ themeColor: 7 }, 'error /themeColor: must be text, not a whole number.'],
    [{ themeColor: 'red' }, 'error /themeColor: must be a colour like #0b5c63. This is "red".'],
    [{ siteTitle: ' ' }, 'error /siteTitle: must not be empty.'],
    [{ titel: 'x' }, 'warning /titel: is not known and has no effect.'],
    [
      { themeColour: '#fff' },
      "warning /themeColour: is not known and has no effect; did you mean 'themeColor'?",
    ],
    [{ menuItems: [{ label: 'A' }] }, 'error /menuItems/0/url: is missing.'],
    [
      { shareImageName: 'share.svg' },
      'error /shareImageName: must be an image\'s file name in the client\'s folder (png, jpg or webp). This is "share.svg".',
    ],
    [blocks({ type: 'image', name: 'a.png' }), 'error /pages/0/blocks/0/alt: is missing.'],
    [blocks({ type: 'newestJobs', count: 99 }), 'error /pages/0/blocks/0/count: must be 20 or less.'],
    [
      blocks({ type: 'button', label: 'x', url: 'javascript:x()' }),
      'error /pages/0/blocks/0/url: must be a path of this site, or an address with http, https, mailto or tel. This is "javascript:x()".',
    ],
    [blocks('x'), 'error /pages/0/blocks/0: must be an object, not text.'],
    [blocks({}), 'error /pages/0/blocks/0/type: is missing.'],
    [
      blocks({ type: 'heading', text: 'x', level: 5 }),
      'error /pages/0/blocks/0/level: must be one of 2, 3, not 5.',
    ],
    [
      page({ path: '/user/mine' }),
      "error /pages/0/path: '/user/mine' belongs to the product; a client's page cannot use it.",
    ],
    [
      page({ path: '/team/:name' }),
      "error /pages/0/path: must not have a part with ':', except for the address of a public page.",
    ],
    [
      page({ path: '/job/details/:guid' }),
      "error /pages/0/blocks: must have the block 'jobDetails', which this page requires.",
    ],
    [
      blocks({ type: 'applicationForm' }),
      "error /pages/0/blocks/0/type: cannot be 'applicationForm' here: that block works only at /applicant/apply/:guid.",
    ],
    ['text', 'error : must be an object, not text.'],
  ])('%j: %s', (rawConfig, message) => expect(getMessages(rawConfig)).toEqual([message]))

  it('gets a message with all blocks if it names an unknown block', () => {
    expect(getMessages(blocks({ type: 'userManagement' }))[0]).toMatch(
      /^error \/pages\/0\/blocks\/0\/type: names a block that does not exist: 'userManagement'\. Available blocks: jobList, .*columns, .*locations\.$/,
    )
  })

  it('cannot give one address to two pages', () => {
    const configWithDuplicate = { pages: [...page({}).pages, ...page({ path: '/About/' }).pages] }
    expect(getMessages(configWithDuplicate)).toEqual([
      "error /pages/1/path: '/About/' is the address of another page above.",
    ])
  })

  it('[ER-04] loses only its invalid parts', () => {
    const { config } = readClientConfig(
      {
        siteTitle: 7,
        themeColor: '#0b5c63',
        logoName: null,
        extra: true,
        menuItems: [{ label: 'A', url: '/a', extra: 1 }, { label: 'B' }],
        vacancyListTableOverrides: { Title: 'Role', Locations: 'x', Location: '' },
        pages: [...page({ path: '/api' }).pages, ...page({ extra: 1 }).pages],
      },
      'Acme',
    )
    expect(config).toMatchObject({ siteTitle: 'Acme careers', themeColor: '#0b5c63', logoName: null })
    expect(config.menuItems.map(({ label }) => label)).toEqual(['A'])
    expect(config.vacancyListTableOverrides).toEqual({ Title: 'Role' })
    expect(config.pages.map(({ path }) => path)).toEqual(['/about'])
    expect(config).not.toHaveProperty('extra')
  })

  it('has its error reported with the place and the effect', () => {
    const [problem] = checkClientConfig({ themeColor: 'red' })
    expect(problem && formatConfigProblem('acme', problem)).toBe(
      'clients/acme/config.json /themeColor: must be a colour like #0b5c63. This is "red". The default is used instead.',
    )
  })
})

describe('config.schema.json', () => {
  it('accepts the same files in an editor as the product does', () => {
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(configShape)
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('/about', 'https://x.org', 'logo.svg', '#123', 'heading', 'image', 'columns', 'AU'),
      fc.integer({ min: 0, max: 30 }),
      fc.constant(null),
      fc.array(fc.string(), { maxLength: 3 }),
    )
    const blockKeys = ['type', 'text', 'name', 'alt', 'count', 'level', 'columns', 'url', 'label', 'other']
    const block = fc.dictionary(fc.constantFrom(...blockKeys), value, { maxKeys: 4 })
    const knownKeys = Object.keys(configShape.properties ?? {}).filter((key) => key !== 'pages')
    const config = fc.tuple(
      fc.dictionary(fc.constantFrom(...knownKeys, 'other'), value, { maxKeys: 4 }),
      fc.option(fc.array(block, { maxLength: 2 }), { nil: undefined }),
    )
    fc.assert(
      fc.property(config, ([top, list]) => {
        const raw = list ? { ...top, ...page({ blocks: list }) } : top
        // A text of blanks counts as empty; JSON Schema cannot express that for a text that may contain blanks.
        fc.pre(!/"\s+"/.test(JSON.stringify(raw)))
        expect(checkShape(configShape, raw).length === 0).toBe(validate(raw))
      }),
      { numRuns: 2000 },
    )
  })
})
