import { expect, test, vi } from 'vitest'
import { buildConformanceForm, field } from '../../../../tests/conformance/buildConformanceForm'
import { maximumFileSize } from '../../../schemas/fields/formats'
import { FileContentChecker } from './formChecks'

const rules = { kind: 'file' as const, required: false, fileTypeGroup: 2 as const }
const form = buildConformanceForm([
  field('name'),
  field('resume', { type: 'file', rules }),
  field('letter', { type: 'file', rules, visibleWhen: { field: 'name', equals: 'Ada' } }),
])

async function getError(file: File): Promise<string | undefined> {
  const contents = new FileContentChecker()
  await contents.readNew({ resume: file })
  return contents.getErrors(form, { resume: file })[0]?.message
}

test('[VR-09] recognizes a file by its first bytes', async () => {
  expect(await getError(new File(['%PDF-1.7'], 'cv.pdf'))).toBeUndefined()
  expect(await getError(new File(['These are words'], 'cv.pdf'))).toBe('File is of the incorrect type.')
  expect(await getError(new File([`%PDF-${'x'.repeat(5000)}\0`], 'cv.pdf'))).toBeUndefined()
  expect(await getError(new File([`words ${'x'.repeat(4090)}\0`], 'cv.txt'))).toBeUndefined()
  expect(await getError(new File([`words ${'x'.repeat(4089)}\0`], 'cv.txt'))).toBe(
    'File is of the incorrect type.',
  )
})

test('[VR-08] rejects an empty file, and leaves a file that is too large to the check of its size', async () => {
  expect(await getError(new File([], 'cv.pdf'))).toBe('The file is empty.')
  expect(await getError(new File(['x'.repeat(maximumFileSize)], 'cv.pdf'))).toBe(
    'File is of the incorrect type.',
  )
  expect(await getError(new File(['x'.repeat(maximumFileSize + 1)], 'cv.pdf'))).toBeUndefined()
})

test('a file that was changed or removed after it was chosen is refused before it is sent', async () => {
  const resume = new File(['%PDF-1.7'], 'cv.pdf')
  const contents = new FileContentChecker()
  await contents.readNew({ resume })
  expect(contents.getErrors(form, { resume })).toEqual([])
  vi.spyOn(resume, 'slice').mockImplementation(() => {
    throw new DOMException('The file has changed.', 'NotReadableError')
  })
  await contents.recheckAll({ resume })
  expect(contents.getErrors(form, { resume })).toEqual([
    { path: '/resume', message: 'This file changed or was removed. Choose it again.' },
  ])
})

test('reads each file once and ignores other answers', async () => {
  const contents = new FileContentChecker()
  const file = new File(['words'], 'cv.pdf')
  expect(contents.readNew({ name: 'Ada', resume: null })).toBeNull()
  const reading = contents.readNew({ resume: file })
  expect(reading).not.toBeNull()
  await reading
  expect(contents.readNew({ resume: file })).toBeNull()
  expect(contents.readNew({ resume: file, letter: new File(['words'], 'letter.pdf') })).not.toBeNull()
})

test('a hidden field has no error', async () => {
  const contents = new FileContentChecker()
  const letter = new File(['words'], 'letter.pdf')
  await contents.readNew({ letter })
  const typeError = { path: '/letter', message: 'File is of the incorrect type.' }
  expect(contents.getErrors(form, { name: 'Ada', letter })).toEqual([typeError])
  expect(contents.getErrors(form, { name: 'Bea', letter })).toEqual([])
  expect(contents.getErrors(form, { name: 'Ada', letter: new File(['words'], 'letter.pdf') })).toEqual([])
})
