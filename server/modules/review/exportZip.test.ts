import { expect, it } from 'vitest'
import { reserveFreeName } from './exportZip'

it('keeps the extension of a long name, avoids device names, and numbers existing names', () => {
  const names = new Set<string>()
  const getName = (filename: string) =>
    reserveFreeName({ applicationId: 60, applicantName: 'Sam Rivers', filename }, names)
  expect(getName(`${'cover letter '.repeat(15)}.pdf`)).toMatch(/^Sam Rivers 60\/cover letter .+\.pdf$/)
  expect(getName('CON.txt')).toBe('Sam Rivers 60/_CON.txt')
  expect(getName('Resume.pdf')).toBe('Sam Rivers 60/Resume.pdf')
  expect(getName('resume.PDF')).toBe('Sam Rivers 60/resume (2).PDF')
})
