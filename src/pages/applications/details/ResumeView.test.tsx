import '../../../../tests/fixtures/readableBlobs'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ApplicationAttachment } from '../../../schemas/applications/application'
import { ApplicationSourceContext } from './ApplicationSource'
import { ResumeView } from './ResumeView'

it('shows a text resume in Windows-1252 as the resume reader decodes it', async () => {
  const bytes = new Uint8Array(Buffer.from('José Müller', 'latin1'))
  const source = {
    isSent: true,
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
