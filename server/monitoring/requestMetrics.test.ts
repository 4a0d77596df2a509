import { expect, test } from 'vitest'
import { RequestMetrics } from './requestMetrics'

test('requests are counted by how long they took, by route', () => {
  const metrics = new RequestMetrics()
  const note = (seconds: number, status = 200) =>
    metrics.note({ method: 'GET', route: '/api/"vacancies"', status, seconds })
  for (const seconds of [0.005, 0.006, 11]) note(seconds)
  note(10, 404)
  const labels = (status: number) => `method="GET",route="/api/vacancies",status="${status}"`
  const name = 'foyer_http_request_duration_seconds'
  const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, '+Inf']
  const buckets = (status: number, counts: number[]) =>
    counts.map((count, index) => `${name}_bucket{${labels(status)},le="${bounds[index]}"} ${count}`)
  expect(metrics.lines()).toEqual([
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
