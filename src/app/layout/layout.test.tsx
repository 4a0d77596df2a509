import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'
import { everySetting, getVacancies, getVacancy } from '../../../tests/fixtures/siteData'

const findJobsHeading = () => screen.findByRole('heading', { level: 1, name: 'Available Jobs' })
const querySidebar = () => screen.queryByRole('complementary', { name: 'More about working here' })

describe('header', () => {
  it('[LY-01] the logo links to /job', async () => {
    await renderSite('/')
    await findJobsHeading()
    expect(screen.getByRole('link', { name: /Harbour City/ }).getAttribute('href')).toBe('/job')
  })

  it('[LY-01] the logo links to customLogoRedirectUrl when it is set', async () => {
    await renderSite('/', { settings: { customLogoRedirectUrl: 'https://example.org/' } })
    await findJobsHeading()
    expect(screen.getByRole('link', { name: /Harbour City/ }).getAttribute('href')).toBe(
      'https://example.org/',
    )
  })

  it("[LY-02] shows the client's menu behind a toggle, and its heading title", async () => {
    const menuItems = [{ label: 'About us', url: 'https://example.org/about' }]
    await renderSite('/', { config: { menuItems, headingTitle: 'Work by the sea' } })
    await findJobsHeading()
    const toggle = screen.getByRole('button', { name: 'Menu' })
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('link', { name: 'About us' }).getAttribute('href')).toBe(
      'https://example.org/about',
    )
    expect(screen.getByText('Work by the sea')).toBeDefined()
  })

  it('links to the items of a submenu, and closes it with Escape or a click elsewhere', async () => {
    const items = [{ label: 'Benefits', url: '/benefits' }]
    await renderSite('/', { config: { menuItems: [{ label: 'Working here', url: '/work', items }] } })
    await findJobsHeading()
    const group = screen.getByText('Working here', { selector: 'summary' }).closest('details')
    if (!group) throw new Error('There is no group')
    group.open = true
    const links = within(group).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Working here', '/work'],
      ['Benefits', '/benefits'],
    ])
    links[1]?.focus()
    await userEvent.keyboard('{Escape}')
    expect(group.open).toBe(false)
    expect(document.activeElement?.tagName).toBe('SUMMARY')
    group.open = true
    await userEvent.click(document.body)
    expect(group.open).toBe(false)
  })

  it('[LY-14] closes the menu by a swipe from 10 pixels on, unless it goes further down than sideways', async () => {
    await renderSite('/', { config: { menuItems: [{ label: 'About us', url: '/about' }] } })
    await findJobsHeading()
    const toggle = screen.getByRole('button', { name: 'Menu' })
    await userEvent.click(toggle)
    const menu = screen.getByRole('navigation', { name: 'Main' })
    const swipe = (by: number, down = 0) => {
      fireEvent.touchStart(menu, { touches: [{ clientX: 100, clientY: 100 }] })
      fireEvent.touchEnd(menu, { changedTouches: [{ clientX: 100 + by, clientY: 100 + down }] })
    }
    swipe(9)
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    swipe(-10, 11)
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    swipe(-10)
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('dashboard', () => {
  it('[LY-03] is hidden from guests', async () => {
    await renderSite('/')
    await findJobsHeading()
    expect(screen.queryByRole('button', { name: 'Dashboard' })).toBeNull()
  })

  it('[LY-03] links to the pages of signed-in users, and closes with Escape', async () => {
    await renderSite('/', { signedIn: true })
    const button = await screen.findByRole('button', { name: 'Dashboard' })
    await userEvent.click(button)
    const menu = screen.getByRole('navigation', { name: 'Main' })
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Available Jobs',
      'Expressions of Interest',
      'Submitted Applications',
      'Submitted Expressions of Interest',
      'Settings',
    ])
    expect(within(menu).getByRole('button', { name: 'Logout' })).toBeDefined()
    await userEvent.keyboard('{Escape}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
  })
})

describe('footer', () => {
  it('[LY-04] shows version, copyright, privacy, login, and the link of the client', async () => {
    const settings = { privacyLink: 'https://example.org/privacy', privacyLinkLabel: 'How we keep it' }
    await renderSite('/', { settings })
    await findJobsHeading()
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByText('Version 1.2.3')).toBeDefined()
    expect(footer.getByText('© 2026 Harbour City')).toBeDefined()
    expect(footer.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy')
    expect(footer.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/home/login')
    expect(footer.getByRole('link', { name: /How we keep it/ })).toBeDefined()
  })

  it('[LY-04] offers Logout to signed-in users', async () => {
    await renderSite('/', { signedIn: true })
    await findJobsHeading()
    expect(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Logout' })).toBeDefined()
  })
})

describe('sidebar', () => {
  it("[LY-06] [LY-07] holds the client's content, the Expression of Interest and the newest five jobs", async () => {
    const eoi = getVacancy(99, { isExpressionOfInterest: true, dateAdvertised: '2026-12-01T00:00:00Z' })
    await renderSite('/', { vacancies: [...getVacancies(8), eoi] })
    await screen.findByRole('heading', { name: 'Working here' })
    const sidebar = within(screen.getByRole('complementary', { name: 'More about working here' }))
    expect(sidebar.getByRole('link', { name: /Expression of Interest/ }).getAttribute('href')).toBe(
      '/job/viewjobs?isExpressionOfInterest=true',
    )
    const recent = within(sidebar.getByRole('list')).getAllByRole('link')
    expect(recent.map((link) => link.textContent)).toEqual(['Job 08', 'Job 07', 'Job 06', 'Job 05', 'Job 04'])
  })

  it('[LY-06] offers no Expression of Interest if none is advertised', async () => {
    await renderSite('/', { vacancies: getVacancies(2) })
    await screen.findByRole('heading', { name: 'Working here' })
    const sidebar = within(screen.getByRole('complementary', { name: 'More about working here' }))
    await sidebar.findByRole('list')
    expect(sidebar.queryByRole('link', { name: /Expression of Interest/ })).toBeNull()
  })

  it('[LY-05] is hidden if the client disabled it', async () => {
    await renderSite('/', { settings: { ...everySetting, canShowSidebar: false } })
    await findJobsHeading()
    expect(querySidebar()).toBeNull()
  })

  it('[LY-05] is hidden on Login', async () => {
    await renderSite('/home/login')
    await screen.findByRole('heading', { level: 1, name: 'Login' })
    expect(querySidebar()).toBeNull()
  })

  it('[LY-05] is shown on Apply only while the vacancy is loading', async () => {
    let release: () => void = () => undefined
    const response = new Promise<void>((resolve) => {
      release = resolve
    })
    const { site } = await renderSite('/applicant/apply/guid-1')
    vi.spyOn(site.vacancies, 'open').mockImplementation(async () => response)
    await act(() => site.vacancies.clearActive())
    act(() =>
      site.vacancies.store.setState({
        active: { guid: 'guid-1', status: 'loading', detail: null, lists: null },
      }),
    )
    await waitFor(() => expect(querySidebar()).not.toBeNull())
    act(() =>
      site.vacancies.store.setState({
        active: { guid: 'guid-1', status: 'gone', detail: null, lists: null },
      }),
    )
    await waitFor(() => expect(querySidebar()).toBeNull())
    release()
  })
})

describe('base layout', () => {
  it('[LY-09] covers the screen until the base layout has loaded', async () => {
    const rendering = renderSite('/')
    expect(screen.getByRole('status').className).toBe('fy-loader')
    await rendering
    await findJobsHeading()
    expect(document.querySelector('.fy-loader')).toBeNull()
    expect(document.getElementById('Layout')).not.toBeNull()
  })

  it('[LY-08] shows notifications, which a button or a swipe dismisses', async () => {
    const { site } = await renderSite('/')
    await findJobsHeading()
    act(() => site.notifications.notify({ id: 'a', type: 'success', title: 'Success', message: 'Done.' }))
    act(() => site.notifications.notify({ id: 'b', type: 'error', title: '', message: 'Not done.' }))
    expect(screen.getByRole('alert').textContent).toContain('Not done.')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Success' }))
    expect(screen.queryByText('Done.')).toBeNull()
    const card = screen.getByRole('alert')
    fireEvent.touchStart(card, { touches: [{ clientX: 0, clientY: 0 }] })
    fireEvent.touchEnd(card, { changedTouches: [{ clientX: 10, clientY: 0 }] })
    expect(screen.queryByText('Not done.')).toBeNull()
  })

  it('[ER-01] notifies the user when the server fails', async () => {
    vi.spyOn(console, 'error').mockReturnValueOnce()
    await renderSite('/', {
      answer: ({ url }) => (url === '/api/publicsettings' ? { status: 500 } : undefined),
    })
    expect(await screen.findByText('500: There was an issue with the server.')).toBeDefined()
  })

  it('[ER-04] shows a plain page for an unknown client', async () => {
    const { site } = await renderSite('/')
    await findJobsHeading()
    act(() => site.clientSite.store.setState({ status: 'unknown', subdomain: 'nobody' }, true))
    expect(screen.getByRole('heading', { level: 1, name: 'This careers site is not here' })).toBeDefined()
    expect(screen.getByText(/“nobody”/)).toBeDefined()
  })
})
