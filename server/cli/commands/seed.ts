import { seedLoad } from '../../demo/seedLoad'
import {
  type Command,
  clientOption,
  formatCount,
  parseNumberOption,
  requireClient,
  UsageError,
} from '../command'

export const seed: Command = {
  summary: 'fills a client with generated vacancies and applications',
  help: `seed --client CODE [--vacancies N] [--applications N]

For load tests and demonstrations. The same numbers on the same day create the same data; existing data stay. Applications
are spread evenly over the vacancies and count as sent: no back-office receives them.
  --vacancies     number of vacancies; codes from SEED-000001
  --applications  number of applications; from seed.1@example.org`,
  options: { ...clientOption, vacancies: { type: 'string' }, applications: { type: 'string' } },
  run: async (tools, values) => {
    const size = {
      vacancies: parseNumberOption(values, 'vacancies'),
      applications: parseNumberOption(values, 'applications'),
    }
    if (size.applications > 0 && size.vacancies === 0) {
      throw new UsageError('--applications needs --vacancies to go to.')
    }
    const client = await requireClient(tools, values)
    const addedSize = await seedLoad(tools.db, client.id, size, tools.now, tools.reportProgress)
    tools.print(
      `${formatCount(addedSize.vacancies, 'vacancy')} and ${formatCount(addedSize.applications, 'application')} added to ${client.code}.`,
    )
  },
}
