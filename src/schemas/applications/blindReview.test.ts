import { describe, expect, it } from 'vitest'
import type { CustomField } from '../settings/userSettings'
import { getIdentifyingContent, maskSections, maskText } from './blindReview'

const customFields: CustomField[] = [
  { id: 101, type: 'url', label: 'Portfolio' },
  {
    id: 102,
    type: 'group',
    label: 'Referees',
    repeats: {},
    fields: [{ id: 103, type: 'tel', label: 'Call' }],
  },
]
const content = getIdentifyingContent(
  {
    firstName: 'Mary Jane',
    surname: 'Will',
    preferredName: 'Mimi',
    email: 'mj@example.org',
    linkedIn: 'https://www.linkedin.com/in/mary-jane/',
    mobile: '+61 491 570 159',
    street: '5 Zebra Street',
    suburb: 'Reading',
    postcode: '7001',
    emergencyContactName: 'Otto',
    emergencyContactPhone: '02 5550 1234',
    'custom-101': 'https://quimby.example/work/',
    'custom-102': [{ 'custom-103': '02 5550 9876' }],
  },
  { applicationFormFields: [], customFields },
)

describe('masking of free text in blind review', () => {
  it.each([
    ['a LinkedIn address', 'See https://au.linkedin.com/in/m-j-w?x=1 there', 'See ••• there'],
    ['a LinkedIn address without a scheme', 'See linkedin.com/in/somebody', 'See •••'],
    ['a short LinkedIn address', 'LNKD.IN/eXy9', '•••'],
    [
      'e-mail addresses, whether the applicant’s or not',
      'To MJ@example.org or m.will@mail.example',
      'To ••• or •••',
    ],
    ['the phone number in another spelling', 'Call 0491570159 or (0491) 570-159.', 'Call ••• or •••.'],
    ['the emergency contact’s and the referee’s numbers', '+61 2 5550 1234, 0255509876', '•••, •••'],
    ['a custom web address', 'http://quimby.example/work and quimby.example/WORK/', '••• and •••'],
    ['the street without its number', 'I live in zebra street, Reading 7001', 'I live in •••, ••• •••'],
    ['parts of the name', 'Mary, MIMI and Otto', '•••, ••• and •••'],
    ['the whole name in small letters', 'github: mary jane-will', 'github: •••'],
  ])('masks %s', (_what, text, masked) => {
    expect(maskText(text, content)).toBe(masked)
  })

  it('leaves other words and numbers unchanged', () => {
    const text = 'I will be reading 17001 pages, see harbour.example, since 2019-2021.'
    expect(maskText(text, content)).toBe(text)
  })

  it('leaves out answers that are a contact detail, also in groups', () => {
    const items = [
      { label: 'Portfolio', answer: 'https://quimby.example/work/' },
      { label: 'Call', answer: '02 5550 9876' },
      { label: 'Why?', answer: 'I like boats' },
    ]
    expect(maskSections([{ title: 'More', items }], content)).toEqual([{ title: 'More', items: [items[2]] }])
  })
})
