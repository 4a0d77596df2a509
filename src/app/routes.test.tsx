import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderSite } from '../../tests/fixtures/renderSite'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('routes', () => {
  it.each([
    ['[RT-01]', '/', '/', 'Available Jobs'],
    ['[RT-02]', '/home', '/', 'Available Jobs'],
    ['[RT-04]', '/job', '/job/viewjobs', 'Available Jobs'],
    ['[RT-04]', '/job/search?iframe', '/job/viewjobs?iframe', 'Available Jobs'],
    ['[RT-05]', '/job/viewjobs', '/job/viewjobs', 'Available Jobs'],
    ['[RT-06]', '/job/details/guid-3', '/job/details/guid-3', 'Job 03'],
    ['[RT-07]', '/applicant', '/', 'Available Jobs'],
    ['[RT-03]', '/home/login', '/home/login', 'Login'],
    ['[RT-09]', '/applicant/viewapplications', '/home/login', 'Login'],
    ['[RT-13]', '/vacancy-interest', '/job/viewjobs', 'Available Jobs'],
    ['[RT-14]', '/no/such/page', '/no/such/page', 'Page not found'],
    [
      '[RT-16]',
      '/job/viewjobs?isExpressionOfInterest=true&t=1',
      '/job/viewjobs?isExpressionOfInterest=true&t=1',
      'Expression of Interest',
    ],
  ])('%s %s leads to %s', async (_row, from, to, title) => {
    const { here } = await renderSite(from)
    await heading(title)
    expect(here()).toBe(to)
  })

  it('[RT-13] /vacancy-interest/{guid} redirects to the application form with the prefill', async () => {
    // This prefill does not exist, which is logged asynchronously; the spy keeps the message out of the next test.
    const consoleError = vi.spyOn(console, 'error').mockReturnValue()
    const { here } = await renderSite('/vacancy-interest/guid-3?prefill=abc')
    await waitFor(() => expect(here()).toBe('/applicant/apply/guid-3?prefill=abc'))
    await waitFor(() =>
      expect(consoleError).toHaveBeenCalledWith(expect.stringContaining('applicationprefills')),
    )
    consoleError.mockRestore()
  })

  it('[RT-13] a `state` parameter that is no guid of a vacancy is escaped in the address, and leads to no other page', async () => {
    const { here } = await renderSite('/vacancy-interest?state=../../user/settings%3Fa')
    const expectedAddress = '/applicant/apply/..%2F..%2Fuser%2Fsettings%3Fa?state=../../user/settings%3Fa'
    await waitFor(() => expect(here()).toBe(expectedAddress))
  })

  it('[RT-03] sends a signed-in user from Login to View Applications', async () => {
    const { here } = await renderSite('/home/login', { signedIn: true })
    await heading('Submitted Applications')
    expect(here()).toBe('/applicant/viewapplications')
  })

  it('[RT-15] scrolls every page to the top, unless disableScroll is 1', async () => {
    const { router } = await renderSite('/')
    await heading('Available Jobs')
    const scroll = vi.mocked(window.scrollTo)
    expect(scroll).not.toHaveBeenCalled()
    await act(() => router.navigate('/job/details/guid-3'))
    expect(scroll).toHaveBeenCalledTimes(1)
    await act(() => router.navigate('/job/viewjobs?disableScroll=1'))
    expect(scroll).toHaveBeenCalledTimes(1)
    await act(() => router.navigate('/job/viewjobs?disableScroll=0'))
    expect(scroll).toHaveBeenCalledTimes(2)
  })

  it('sets the document title, and focuses the heading after a link', async () => {
    const { router } = await renderSite('/')
    await heading('Available Jobs')
    expect(document.title).toBe('Available Jobs · Harbour careers')
    expect(document.activeElement).toBe(document.body)
    await act(() => router.navigate('/job/details/guid-3'))
    expect(await heading('Job 03')).toBe(document.activeElement)
    expect(document.title).toBe('Job 03 · Harbour careers')
  })
})
