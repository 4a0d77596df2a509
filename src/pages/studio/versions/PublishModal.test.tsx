import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../../tests/fixtures/openStudio'
import { renderInStudio } from '../../../../tests/fixtures/renderInStudio'
import { PublishModal } from './PublishModal'

const { showModal, close } = HTMLDialogElement.prototype
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close: () => undefined,
  })
})
afterAll(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }))
afterEach(cleanup)

test('separates what must be fixed before publishing from suggestions', async () => {
  const studio = await openStudio({
    shareImageName: null,
    menuItems: [{ label: 'About us', url: '/abuot' }],
    pages: [{ path: '/about', title: 'About us', blocks: [{ type: 'richText', text: ['[here](/about)'] }] }],
  })
  renderInStudio(<PublishModal studio={studio} siteHref="/" onClose={() => undefined} />)
  const required = await screen.findByRole('alert')
  within(required).getByText('Fix 1 issue before publishing')
  within(required).getByText(/leads to \/abuot/)
  const suggestions = screen.getByText(/^\d suggestions? \(optional\)$/).closest('details')
  expect(suggestions?.open).toBe(false)
  expect(suggestions?.textContent).not.toContain('/abuot')
})
