import { installationMetrics } from '../../services/operation/installationMetrics'
import { ProblemError } from '../../services/problem'
import { textAnswer } from '../answers/rawAnswer'
import { endpoint } from '../endpoint'
import { isMonitor } from '../requests/isMonitor'

/** What a monitor reads: requests, deliveries, the process. */
export const getMetrics = endpoint({
  method: 'GET',
  url: '/api/metrics',
  access: 'none',
  summary: 'Figures for a monitor, as Prometheus reads them; for this machine, or by token',
  refusals: ['not-found'],
  schema: { response: { 200: textAnswer('text/plain') } },
  example: {},
  handle: async (request, reply, context) => {
    if (!isMonitor(request, context.environment)) throw new ProblemError('not-found')
    const lines = [...request.server.requestMetrics.lines(), ...(await installationMetrics(context))]
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`)
  },
})
