import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildCatalogueForm } from '../../../../tests/fixtures/buildCatalogueForm'
import { ApiError } from '../../../data/http/apiError'
import { UploadList } from './UploadList'

const failed = (error: ApiError) => ({
  key: 'resume',
  file: new File(['text'], 'resume.txt'),
  state: 'failed' as const,
  progress: 0,
  error,
})

it.each([
  [10, 'We’re very busy right now. Send it again in 10 seconds.'],
  [1, 'We’re very busy right now. Send it again in 1 second.'],
  [600, 'We’re very busy right now. Send it again in 10 minutes.'],
])('[JD-09] a file that has to wait %i seconds says so', (seconds, text) => {
  render(
    <UploadList
      form={buildCatalogueForm([20])}
      uploads={[failed(new ApiError({ status: 429, detail: 'Please wait.' }, seconds))]}
    />,
  )
  expect(screen.getByText(text)).toBeDefined()
})

it("[JD-09] shows the server's message for another failure", () => {
  render(
    <UploadList
      form={buildCatalogueForm([20])}
      uploads={[failed(new ApiError({ status: 503, detail: 'Not available.' }, 5))]}
    />,
  )
  expect(screen.getByText('Not available.')).toBeDefined()
})
