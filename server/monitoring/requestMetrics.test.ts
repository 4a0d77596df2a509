import { expect, test, vi } from 'vitest'
import { DeliveryMetrics, RequestMetrics } from './requestMetrics'

test('requests are counted by duration and route', () => {
  const metrics = new RequestMetrics()
  const recordSeconds = (seconds: number, status = 200) =>
    metrics.recordResponse({ method: 'GET', route: '/api/"vacancies"', status, seconds })
  for (const seconds of [0.005, 0.006, 11]) recordSeconds(seconds)
  recordSeconds(10, 404)
  const labels = (status: number) => `method="GET",route="/api/vacancies",status="${status}"`
  const name = 'foyer_http_request_duration_seconds'
  const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, '+Inf']
  const buckets = (status: number, counts: number[]) =>
    counts.map((count, index) => `${name}_bucket{${labels(status)},le="${bounds[index]}"} ${count}`)
  expect(metrics.formatLines()).toEqual([
    `# HELP ${name} Requests answered, by route.`,
    `# TYPE ${name} histogram`,
    ...buckets(200, [1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3]),
    `${name}_sum{${labels(200)}} 11.011000`,
    `${name}_count{${labels(200)}} 3`,
    ...buckets(404, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]),
    `${name}_sum{${labels(404)}} 10.000000`,
    `${name}_count{${labels(404)}} 1`,
  ])
})

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute))

test('delivery attempts are counted by client', () => {
  const metrics = new DeliveryMetrics(() => undefined)
  metrics.recordAttempt('harbour', null, at(1))
  metrics.recordAttempt('harbour', 'It answered 500', at(2))
  metrics.recordAttempt('meridian', 'It answered 500', at(3))
  metrics.recordAttempt('harbour', null, at(4))
  metrics.recordAttempt('harbour', 'No answer', at(5))
  expect(metrics.getCountsByClient()).toEqual([
    { client: 'harbour', taken: 2, failed: 2, lastTakenAt: at(4), reason: 'No answer' },
    { client: 'meridian', taken: 0, failed: 1, lastTakenAt: null, reason: 'It answered 500' },
  ])
})

test('reports when a back-office starts to fail, fails differently or recovers', () => {
  const report = vi.fn()
  const metrics = new DeliveryMetrics(report)
  for (const reason of [null, 'a', 'a', 'b', null, null]) metrics.recordAttempt('harbour', reason, at(0))
  expect(report.mock.calls).toEqual([
    ['harbour', 'a'],
    ['harbour', 'b'],
    ['harbour', null],
  ])
})
