import { expect, test } from 'vitest'
import { findFacts } from './resumeFacts'
import type { ResumeLine } from './resumeText'

/** Creates a line from its position on the page. */
const createLine = (left: number, depth: number, text: string): ResumeLine => ({
  text,
  size: 9,
  place: { left, right: left + 120, depth },
})
const getFacts = (lines: ResumeLine[]) => findFacts({ lines, links: [] }, 'AU')

const name: ResumeLine = { text: 'Ada Byron', size: 22, place: { left: 0, right: 200, depth: 20 } }

test('does not mistake contact details in a column beside the references for those of a referee', () => {
  const lines = [
    name,
    createLine(0, 300, 'References'),
    createLine(0, 315, 'Tom Okafor, tom.okafor@example.org'),
    createLine(400, 40, 'ada.byron@example.org'),
  ]
  expect(getFacts(lines).email).toBe('ada.byron@example.org')
  expect(getFacts(lines.slice(0, 3)).email).toBeUndefined()
})

test('joins an address that breaks at the end of its column with the line below, whatever is beside it', () => {
  const lines = [
    name,
    createLine(400, 40, 'ada.byron@example.co'),
    createLine(0, 41, 'Surveyor'),
    createLine(0, 52, 'since'),
    createLine(0, 63, 'm'),
    createLine(400, 53, 'm'),
    createLine(400, 80, 'linkedin.com/in/ada-'),
    createLine(400, 93, 'byron-7835'),
  ]
  expect(getFacts(lines)).toMatchObject({
    email: 'ada.byron@example.com',
    linkedIn: 'https://linkedin.com/in/ada-byron-7835',
  })
})

test('does not join a complete address with the line below', () => {
  const lines = [name, createLine(400, 40, 'ada.byron@example.org'), createLine(400, 53, 'references')]
  expect(getFacts(lines).email).toBe('ada.byron@example.org')
})
