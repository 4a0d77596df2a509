import { runCli } from '../../server/cli/runCli'

/** Environment variables of a command under test. The data folder is required, so that none uses the project's ./data. */
export type TestVariables = { FOYER_DATA_DIR: string } & Record<string, string>

export interface CommandResult {
  code: number
  out: string
  err: string
}

/** Runs an operator command in this process, with these variables and no others. */
export async function runCommand(variables: TestVariables, args: readonly string[]): Promise<CommandResult> {
  const outputLines: string[] = []
  const err: string[] = []
  const code = await runCli(args, {
    variables,
    print: (line) => outputLines.push(line),
    reportProgress: (line) => err.push(line),
    readStdin: async () => '',
  })
  return { code, out: outputLines.join('\n'), err: err.join('\n') }
}
