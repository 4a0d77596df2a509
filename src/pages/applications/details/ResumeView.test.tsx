import '../../../../tests/fixtures/readableBlobs'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ApplicationAttachment } from '../../../schemas/applications/application'
import { findViewableDocument } from './ApplicationFacts'
import { ApplicationSourceContext } from './ApplicationSource'
import { ResumeView } from './ResumeView'

it('decodes a text resume in Windows-1252', async () => {
  const bytes = new Uint8Array(Buffer.from('José Müller', 'latin1'))
  const source = {
    isSubmitted: true,
    downloadAttachment: async () => new Blob([bytes]),
    revealSecret: async () => '',
  }
  const attachment = { id: 1, filename: 'resume.txt', mime: 'text/plain' } as ApplicationAttachment
  render(
    <ApplicationSourceContext value={source}>
      <ResumeView attachment={attachment} />
    </ApplicationSourceContext>,
  )
  expect(await screen.findByText('José Müller')).toBeTruthy()
})

it('a picture is shown beside the answers only if it was sent as the resume', () => {
  const toFile = (fieldKey: string, mime: string) =>
    ({ fieldKey, mime, isWithheld: false }) as ApplicationAttachment
  const photo = toFile('photo', 'image/png')
  const letter = toFile('coverLetter', 'application/pdf')
  const scannedResume = toFile('resume', 'image/png')
  expect(findViewableDocument([photo])).toBeNull()
  expect(findViewableDocument([photo, letter])).toBe(letter)
  expect(findViewableDocument([photo, letter, scannedResume])).toBe(scannedResume)
  expect(findViewableDocument([photo, { ...letter, isWithheld: true }])).toBeNull()
})
