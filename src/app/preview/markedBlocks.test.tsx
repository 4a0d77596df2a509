import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'
import { getVacancies, getVacancy } from '../../../tests/fixtures/siteData'
import type { ClientBlock } from '../../schemas/blocks/block'
import { previewCanvasTexts } from '../../texts/admin/previewCanvas.texts'
import { markBlocks } from './markedBlocks'

beforeAll(markBlocks)
afterEach(cleanup)

const blocks: ClientBlock[] = [{ type: 'expression', title: 'Join us' }]
const config = { pages: [{ path: '/join', title: 'Join', blocks }] }

test('in the studio, an Expression of Interest block says that visitors do not see it if none is advertised', async () => {
  await renderSite('/join', { config, vacancies: getVacancies(3) })
  await screen.findByText(previewCanvasTexts.noExpressions)
  expect(screen.queryByText('Join us')).toBeNull()
})

test('in the studio, the block is rendered as for visitors if an Expression of Interest is advertised', async () => {
  const vacancies = [...getVacancies(3), getVacancy(9, { isExpressionOfInterest: true })]
  await renderSite('/join', { config, vacancies })
  await screen.findByText('Join us')
  expect(screen.queryByText(previewCanvasTexts.noExpressions)).toBeNull()
})
