import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildConformanceForm, field } from '../../../tests/conformance/buildConformanceForm'
import { compileFromModuleSource } from '../../../tests/fixtures/compileFromModuleSource'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import { maximumFileSize } from '../../schemas/fields/formats'
import { shortenFileName } from './FileCard'

// jsdom has no object URLs; these functions count created and revoked ones.
const urls = new Set<string>()
beforeEach(() => {
  URL.createObjectURL = () => {
    const url = `blob:${urls.size}`
    urls.add(url)
    return url
  }
  URL.revokeObjectURL = (url) => void urls.delete(url)
})
afterEach(() => {
  cleanup()
  expect(urls.size).toBe(0)
})

async function show(group: 1 | 2 = 2) {
  const rules = { kind: 'file' as const, required: true, fileTypeGroup: group }
  const form = buildConformanceForm([field('resume', { type: 'file', label: 'Resume', rules })])
  const validator = await compileFromModuleSource(form)
  const handle = createRef<FormHandle>()
  const { container } = render(
    <FormRenderer form={form} loadValidator={async () => validator} handle={handle} />,
  )
  const input = screen.getByLabelText<HTMLInputElement>(/^Resume/)
  const user = userEvent.setup({ applyAccept: false })
  return { user, input, container, value: () => handle.current?.getValues().resume }
}

/** Creates a file with a replaced `slice`, because jsdom cannot read the bytes of files. */
const file = (name: string, size = 400_000, type = 'application/pdf', content = '%PDF-1.7') => {
  const fileOfSize = Object.defineProperty(new File([content], name, { type }), 'size', { value: size })
  return Object.assign(fileOfSize, {
    slice: () => ({ arrayBuffer: async () => new TextEncoder().encode(content) }),
  })
}

test('[FB-06] shows accepted types and the limit, then the chosen file with its size', async () => {
  const { user, input, value } = await show()
  expect(screen.getByText('.doc .docx .pdf .txt .rtf .odt, up to 2 MB')).toBeTruthy()
  const resume = file('resume.pdf')
  await user.upload(input, resume)
  expect(value()).toBe(resume)
  expect(screen.getByText('resume.pdf')).toBeTruthy()
  expect(screen.getByText('391 KB · ready')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove resume.pdf' }))
  expect(value()).toBeNull()
  expect(document.activeElement).toBe(input)
})

test('[VR-08] a file that is too large shows an error at once, and has no preview', async () => {
  const { user, input } = await show(1)
  await user.upload(input, file('photo.png', maximumFileSize + 1, 'image/png'))
  expect(await screen.findByText('Maximum file size is 2MB')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

test('[VR-09] a file of another type shows an error', async () => {
  const { user, input } = await show()
  await user.upload(input, file('photo.png', 10, 'image/png'))
  expect(await screen.findByText('File is of the incorrect type.')).toBeTruthy()
})

test.each([
  ['is empty', 0, '', 'The file is empty.'],
  ['has content that does not match its name', 9, 'Some words', 'File is of the incorrect type.'],
])(
  '[VR-08] [FB-06] a file that %s is refused at once, and not shown as ready',
  async (_what, size, content, message) => {
    const { user, input } = await show()
    await user.upload(input, file('resume.pdf', size, 'application/pdf', content))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.queryByText(/ready/)).toBeNull()
    expect(screen.getByText(/not accepted/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByRole('link', { name: `Resume: ${message}` })).toBeTruthy()
  },
)

test('[FB-06] an image under the limit gets a preview', async () => {
  const { user, input } = await show(1)
  await user.upload(input, file('me.png', 1000, 'image/png'))
  expect(screen.getByRole('img', { name: 'Preview of me.png' })).toBeTruthy()
})

test('[FK-06] takes the first of two dropped files and names the ignored file', async () => {
  const { value } = await show()
  const [first, second] = [file('one.pdf'), file('two.pdf')]
  const zone = screen.getByText('Drop a file here')
  fireEvent.drop(zone, { dataTransfer: { files: [first, second], types: ['Files'] } })
  expect(value()).toBe(first)
  expect(screen.getByText('This field takes one file. Left out: two.pdf.')).toBeTruthy()
})

test('[FK-06] a file is dropped or pasted as well as picked', async () => {
  const { input, container, value } = await show()
  const [dropped, pasted] = [file('dropped.pdf'), file('pasted.pdf')]
  const zone = container.querySelector('.fy-file__zone') as HTMLElement
  fireEvent.drop(zone, { dataTransfer: { files: [dropped], types: ['Files'] } })
  expect(value()).toBe(dropped)
  const paste = createEvent.paste(input, { clipboardData: { files: [pasted] } })
  fireEvent(input, paste)
  expect(value()).toBe(pasted)
})

test('[FK-06] the camera is offered for images only', async () => {
  const { input, user } = await show(1)
  const click = vi.spyOn(input, 'click').mockImplementation(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Take a photo' }))
  expect(click).toHaveBeenCalledOnce()
  expect(input.getAttribute('capture')).toBe('environment')
  cleanup()
  await show(2)
  expect(screen.queryByRole('button', { name: 'Take a photo' })).toBeNull()
})

test.each([
  [`${'a'.repeat(40)}.pdf`, false],
  [`${'long-name-'.repeat(6)}final.pdf`, true],
])('[FB-06] %s is shortened from 45 characters on: %s', (name, shortened) => {
  const shortName = shortenFileName(name)
  expect(shortName.includes('…')).toBe(shortened)
  expect(shortName.endsWith('.pdf')).toBe(true)
  expect(shortName.length).toBeLessThan(45)
})
