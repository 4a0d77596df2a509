import type { CommandWithoutEnvironment } from '../command'

export const serve: CommandWithoutEnvironment = {
  summary: 'serves the sites in production',
  help: `serve

Serves the installation that the environment variables, or the file of --env-file, describe, until SIGTERM or SIGINT.
Needs FOYER_SECRET. The log is one JSON line per event on stdout; docs/environment.md lists the variables.`,
  options: {},
  withoutEnvironment: true,
  run: async ({ variables }) => {
    Object.assign(process.env, variables)
    process.argv.splice(2, Number.POSITIVE_INFINITY, '--production')
    await import('../../main')
  },
}
