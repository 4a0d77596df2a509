import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { renderSite } from '../../../../tests/fixtures/renderSite'
import { loadBlockRegistry } from '../../registry/loadBlocks'
import { adminPages } from '../../registry/pageDefinitions'

beforeAll(async () => {
  await Promise.all([import('../../../app/layout/AdminLayout'), loadBlockRegistry([{ type: 'overview' }])])
})

it.each(adminPages.filter(({ path }) => path !== '/vacancies/manage/:id'))(
  '$path has its h1 in the shared page header, and no other h1 or header',
  async ({ path, access }) => {
    const role = access === 'superUser' ? 'SuperUser' : 'Client'
    await renderSite(path.replace('/:part?', '').replace(':id', '3'), { signedIn: true, role })
    // Wait for the page: its skeleton has a heading, too.
    await waitFor(() => expect(document.querySelector('.fy-page-header h1')).not.toBeNull())
    expect(screen.getByRole('main').querySelectorAll('h1, header')).toHaveLength(2)
  },
)
