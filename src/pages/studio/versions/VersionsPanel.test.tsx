import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { interceptCalls } from '../../../../tests/fixtures/interceptCalls'
import { openStudio } from '../../../../tests/fixtures/openStudio'
import { renderInStudio } from '../../../../tests/fixtures/renderInStudio'
import type { SiteVersion } from '../../../schemas/site/siteVersion'
import { VersionsPanel } from './VersionsPanel'

afterEach(cleanup)

const createVersion = (number: number, serves: boolean): SiteVersion => ({
  ...{ number, hash: 'ab', at: '2026-11-22T00:00:00.000Z', by: 'ann', note: '' },
  ...{ source: 'studio', changes: [], serves },
})

test('only versions that are not live can be restored, also after a publication', async () => {
  const studio = await openStudio({})
  let versions = [createVersion(1, true)]
  interceptCalls(({ url }) => ({
    data: url.endsWith('/versions')
      ? versions
      : { serves: { source: 'version', version: versions[0]?.number } },
  }))
  renderInStudio(<VersionsPanel studio={studio} />)
  await screen.findByText('Visitors see version 1.')
  screen.getByText('Live')
  expect(screen.queryByRole('button', { name: /^Restore version/ })).toBeNull()
  versions = [createVersion(2, true), createVersion(1, false)]
  act(() => studio.setPublishedPaths(['/']))
  await screen.findByText('Visitors see version 2.')
  const restore = screen.getAllByRole('button', { name: /^Restore version/ })
  expect(restore.map((button) => button.getAttribute('aria-label'))).toEqual(['Restore version 1'])
})
