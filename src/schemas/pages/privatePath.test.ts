import { expect, test } from 'vitest'
import { isCacheable, isPrivatePath } from './privatePath'

test.each([
  '/home/login',
  '/Home/Login?iframe=1',
  '/hom%65/login/',
  '/home//login',
  '/user',
  '/%75ser/settings#top',
  '/user/%E0%A4%A/x',
  '/APPLICANT/viewApplications',
  '/studio',
  '/Studio/preview/harbour',
])('%s can be neither framed nor cached', (url) => {
  expect([isPrivatePath(url), isCacheable(url)]).toEqual([true, false])
})

test.each([
  '/',
  '/?next=/home/login',
  '/users',
  '/job/viewjobs',
  '/home',
  '/%E0%A4%A',
  '/job/details/user',
  '/studios',
])('%s is public', (url) => {
  expect([isPrivatePath(url), isCacheable(url)]).toEqual([false, true])
})

test('a receipt may be shown in a frame, but is not cached', () => {
  const url = '/applicant/Receiv%65d/9f3c9f0e-3f5b-4c57-9d0c-3f0f6f6c1f11'
  expect([isPrivatePath(url), isCacheable(url)]).toEqual([false, false])
})
