import { runCli } from '../../server/cli/runCli'

export interface CommandResult {
  code: number
  out: string
  err: string
}

/** Runs one of the operator's commands in this process. */
export async function runCommand(
  variables: Record<string, string>,
  args: readonly string[],
): Promise<CommandResult> {
  const out: string[] = []
  const err: string[] = []
  const code = await runCli(args, {
    variables,
    print: (line) => out.push(line),
    tell: (line) => err.push(line),
    readStdin: async () => '',
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}
