import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'
import { everySetting, getVacancies, getVacancy } from '../../../tests/fixtures/siteData'

// The panel loads the form engine; here it is loaded before the timeout of `findBy…` starts.
beforeAll(() =>
  Promise.all([import('./JobFiltersForm'), import('./JobFilterChips'), import('./SimilarJobs')]),
)

const getRowNames = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent)

describe('the table', () => {
  it('[JL-09] [JL-10] has six columns, all sortable except Share', async () => {
    await renderSite('/')
    const headings = await screen.findAllByRole('columnheader')
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Summary',
      'Employment Type',
      'Location',
      'Closing Date',
      'Share',
    ])
    expect(headings.map((cell) => within(cell).queryByRole('button') !== null)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ])
  })

  it("[JL-09] shows the client's headings", async () => {
    await renderSite('/', { config: { vacancyListTableOverrides: { Title: 'Role', Share: 'Tell' } } })
    const headings = await screen.findAllByRole('columnheader')
    expect([headings[0]?.textContent, headings[5]?.textContent]).toEqual(['Role', 'Tell'])
  })

  it('[JL-22] reverses the order of the titles, sorts by location, and returns to page 1', async () => {
    const { here } = await renderSite('/?page=2')
    await screen.findByRole('table')
    expect(getRowNames()[0]).toBe('Job 11')
    await userEvent.click(screen.getByRole('button', { name: 'Title' }))
    expect(here()).toBe('/?order=desc')
    expect(getRowNames()[0]).toBe('Job 25')
    expect(screen.getAllByRole('columnheader')[0]?.getAttribute('aria-sort')).toBe('descending')
    await userEvent.click(screen.getByRole('button', { name: 'Location' }))
    expect(here()).toBe('/?sort=location')
  })

  it('[JL-11] opens Job Details in the same tab, or in a new tab if the client chose that', async () => {
    const { site } = await renderSite('/')
    const link = await screen.findByRole('link', { name: 'Job 01' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/job/details/guid-1', null])
    const client = site.clientSite.store.getState()
    if (client.status !== 'ready') throw new Error('not ready')
    const settings = { ...client.settings, canRedirectToVacancyDetails: true }
    act(() => site.clientSite.store.setState({ ...client, settings }))
    expect(screen.getByRole('link', { name: /Job 01/ }).getAttribute('target')).toBe('_blank')
  })

  it('[JL-11] a click on the link of a job navigates inside the tab', async () => {
    const { here } = await renderSite('/')
    await userEvent.click(await screen.findByRole('link', { name: 'Job 02' }))
    expect(here()).toBe('/job/details/guid-2')
  })

  it('[RT-17] [JL-14] shows the page of the query, if it exists', async () => {
    await renderSite('/?page=3')
    await screen.findByRole('table')
    expect(getRowNames()).toEqual(['Job 21', 'Job 22', 'Job 23', 'Job 24', 'Job 25'])
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true)
  })

  it('[RT-17] shows page 1 if the page of the query does not exist', async () => {
    await renderSite('/?page=4')
    await screen.findByRole('table')
    expect(getRowNames()[0]).toBe('Job 01')
  })

  it('[JL-14] has no pagination with one page', async () => {
    await renderSite('/', { vacancies: getVacancies(10) })
    await screen.findByRole('table')
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  it('[JL-15] shows all rows at once on a narrow screen', async () => {
    await renderSite('/', { narrow: true })
    // Cards have no row of headings.
    expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(25)
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })
})

describe('the search', () => {
  it('[JL-02] [JL-04] [JL-06] filters while the user types, from page 1, and clears', async () => {
    const { here } = await renderSite('/?page=2')
    await screen.findByRole('table')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    const panel = within(await screen.findByRole('region', { name: 'Advanced Search' }))
    const clearButton = panel.getByRole('button', { name: 'Clear filters' })
    expect(clearButton).toHaveProperty('disabled', true)
    await userEvent.type(await panel.findByLabelText(/Title/), 'job 07')
    await userEvent.tab()
    await waitFor(() => expect(here()).toBe('/?name=job+07'))
    await waitFor(() => expect(getRowNames()).toEqual(['Job 07']))
    expect(panel.getByText('All Locations')).toBeDefined()
    expect(panel.getByText('All Departments')).toBeDefined()
    expect(panel.getByText('All Employment Types')).toBeDefined()
    await userEvent.click(clearButton)
    await waitFor(() => expect(getRowNames()).toHaveLength(10))
    expect(here()).toBe('/')
    const title = panel.getByLabelText<HTMLInputElement>(/Title/)
    expect(title.value).toBe('')
    await userEvent.type(title, 'a')
    await waitFor(() => expect(here()).toBe('/?name=a'))
  })

  it('[JL-03] has the department filter only if departments are shown', async () => {
    await renderSite('/?name=job', { settings: { ...everySetting, canShowVacancyDepartment: false } })
    const panel = within(await screen.findByRole('region', { name: 'Advanced Search' }))
    await panel.findByText('All Locations')
    expect(panel.queryByText('All Departments')).toBeNull()
  })

  it('[JL-05] Collapse closes and clears the search', async () => {
    const { here } = await renderSite('/?name=job+07')
    await userEvent.click(await screen.findByRole('button', { name: 'Collapse' }))
    await waitFor(() => expect(getRowNames()).toHaveLength(10))
    expect(here()).toBe('/')
    expect(screen.queryByRole('region', { name: 'Advanced Search' })).toBeNull()
  })
})

describe('the filters above the list, and the messages of an empty list', () => {
  it('[JL-12] says that nothing matched, and links to the Expressions of Interest', async () => {
    const eoi = getVacancy(30, { isExpressionOfInterest: true, name: 'Planner pool' })
    await renderSite('/?name=astronaut', { vacancies: [...getVacancies(3), eoi] })
    expect(await screen.findByText('Sorry, no vacancy matched your criteria.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Submit an Expression of Interest' })).toBeDefined()
  })

  it('[JL-12] names the search term, suggests similar jobs and clears the search', async () => {
    const { here } = await renderSite('/?name=lifegard+captain', {
      vacancies: [...getVacancies(3), getVacancy(40, { name: 'Beach Lifeguard' })],
    })
    await screen.findByText('No results for “lifegard captain”')
    const similarJobs = within(
      (await screen.findByRole('heading', { name: 'Similar jobs' })).parentElement as HTMLElement,
    )
    expect(similarJobs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Beach Lifeguard',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    await waitFor(() => expect(getRowNames()).toHaveLength(4))
    expect(here()).toBe('/')
  })

  it('[JL-02] [JL-03] filters by the selects above the list, which include departments only if the settings show them', async () => {
    const { here, site } = await renderSite('/?page=2')
    await screen.findByRole('table')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Location' }), 'Eastside')
    expect(here()).toBe('/?location=Eastside')
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(here()).toBe('/')
    expect(screen.getByRole('combobox', { name: 'Department' })).toBeDefined()
    const client = site.clientSite.store.getState()
    if (client.status !== 'ready') throw new Error('not ready')
    const settings = { ...client.settings, canShowVacancyDepartment: false }
    act(() => site.clientSite.store.setState({ ...client, settings }))
    expect(screen.queryByRole('combobox', { name: 'Department' })).toBeNull()
  })

  it('[JL-03] shows department and salary of each job', async () => {
    await renderSite('/', {
      vacancies: [getVacancy(1, { department: 'Parks', salaryAddText: '$72,000 – $80,000' })],
    })
    const table = within(await screen.findByRole('table'))
    expect(table.getByText('Parks')).toBeDefined()
    expect(table.getByText('$72,000 – $80,000')).toBeDefined()
  })

  it('[JL-12] offers no Expression of Interest if none is advertised', async () => {
    await renderSite('/?name=astronaut', { vacancies: getVacancies(3) })
    expect(await screen.findByText('Sorry, no vacancy matched your criteria.')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Submit an Expression of Interest' })).toBeNull()
  })

  it('[JL-13] says that no roles are advertised', async () => {
    await renderSite('/', { vacancies: [] })
    expect(await screen.findByText('Thank you for your interest in working with us.')).toBeDefined()
    expect(
      screen.getByText(
        'We are not advertising any roles at this time. Please re-visit our Careers site regularly for opportunities.',
      ),
    ).toBeDefined()
  })

  it('[JL-08] says that no Expressions of Interest are sought', async () => {
    await renderSite('/job/viewjobs?isExpressionOfInterest=true')
    expect(
      await screen.findByText(
        'We are not seeking Expression of Interest at this time. Please re-visit our Careers site regulary for opportunities.',
      ),
    ).toBeDefined()
  })

  it('[JL-07] the list of Expressions of Interest has a link back instead of the search', async () => {
    const eoi = getVacancy(30, { isExpressionOfInterest: true, name: 'Planner pool' })
    await renderSite('/job/viewjobs?isExpressionOfInterest=true', { vacancies: [...getVacancies(3), eoi] })
    await screen.findByRole('heading', { level: 1, name: 'Expression of Interest' })
    const card = within(
      (await screen.findByRole('heading', { level: 2, name: 'Planner pool' })).closest('li') as HTMLElement,
    )
    expect(card.getByRole('link', { name: 'Planner pool' }).getAttribute('href')).toBe('/job/details/guid-30')
    expect(
      card.getByRole('link', { name: /^Register your interest\s*Planner pool$/ }).getAttribute('href'),
    ).toBe('/applicant/apply/guid-30')
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Go to Available Jobs' }).getAttribute('href')).toBe(
      '/job/viewjobs',
    )
  })
})
