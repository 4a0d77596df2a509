import { expect, test } from 'vitest'
import { siteChangeTexts } from '../../../texts/admin/siteVersions.texts'
import { splitTextChange } from './splitTextChange'

const describeChange = (before: string, after: string) =>
  siteChangeTexts.blockTextChanged('Text', 'About us (/about)', 'Text', before, after)

test.each([
  ['… the port and parks. Come …', '… the port, the parks. Come …'],
  ['', 'New'],
  ['Old', ''],
  ['A word more', 'A word'],
  ['He said: “Hello”', 'He said: “Goodbye”'],
])(
  'splits the description of a changed text into its subject and the texts before and after: %j, %j',
  (oldText, newText) => {
    const change = splitTextChange(describeChange(oldText, newText))
    expect(change?.subject).toBe('Text changed on About us (/about): Text')
    const [before, after] = [change?.before, change?.after].map((parts) => parts?.filter(Boolean).join(' '))
    expect([before, after]).toEqual([oldText, newText])
  },
)

test('separates the part that differs', () => {
  const change = splitTextChange(
    describeChange('… the port and parks. Come …', '… the port, the parks. Come …'),
  )
  expect(change?.before).toEqual(['… the', 'port and', 'parks. Come …'])
  expect(change?.after).toEqual(['… the', 'port, the', 'parks. Come …'])
})

test.each([
  siteChangeTexts.pageRenamed('About (/about)', 'Us (/about)'),
  siteChangeTexts.valueChanged('Site title', 'Ours', 'Theirs'),
  siteChangeTexts.blockAdded('Text', 'About us (/about)'),
  describeChange('A” → “B', 'C'),
])('does not split another description, or one whose text contains the separator: %s', (description) => {
  expect(splitTextChange(description)).toBeNull()
})
