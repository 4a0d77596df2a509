import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError, type Values } from './command'
import type { AnyCommand } from './commands'

interface ParsedCommand {
  values: Values
  file: string | undefined
}

/** Resolves paths relative to the operator's folder; - means stdin. */
export function withPaths(
  { paths = [] }: AnyCommand,
  { values, file }: ParsedCommand,
  folder?: string,
): ParsedCommand {
  if (folder === undefined) return { values, file }
  const found = (path: Values[string]) => (typeof path === 'string' ? resolve(folder, path) : path)
  const named = paths.flatMap((name) => (name in values ? [[name, found(values[name])] as const] : []))
  const isPath = paths.includes('FILE') && file !== undefined && file !== '-'
  return { values: { ...values, ...Object.fromEntries(named) }, file: isPath ? resolve(folder, file) : file }
}

/** @throws UsageError */
export function parse(command: AnyCommand, args: readonly string[]): ParsedCommand {
  try {
    const options = { args: [...args], options: command.options, strict: true, allowPositionals: true }
    const { values, positionals } = parseArgs(options)
    const action = command.actions && positionals.shift()
    if (command.actions && !command.actions.includes(action ?? '')) {
      throw new UsageError(`Say which of ${command.actions.join(', ')}.`)
    }
    const [file, ...extra] = positionals
    if (extra.length > 0 || (file !== undefined && !command.takesFile)) {
      throw new UsageError(`'${command.takesFile ? extra[0] : file}' is not understood.`)
    }
    return { values: { ...(values as Values), ...(action === undefined ? {} : { action }) }, file }
  } catch (error) {
    if (error instanceof UsageError) throw error
    const reason = error instanceof Error ? error.message.split('. ')[0] : error
    throw new UsageError(`${reason}.`)
  }
}
