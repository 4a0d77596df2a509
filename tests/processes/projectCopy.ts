import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { projectFiles } from '../docs/projectFiles'
import { createCleanEnvironment } from '../fixtures/cleanEnvironment'

const modules = dirname(dirname(createRequire(import.meta.url).resolve('vitest/package.json')))

interface ProcessResult {
  code: number
  output: string
}

/** Folder for results of type checks, in the project and in each copy; the project's has the copies as well. */
const cacheFolder = '.cache'

/** A copy of the whole project as in a fresh clone, for programs that must not write into the tested tree. */
export class ProjectCopy {
  readonly root: string

  /**
   * Each `name` has the same path in every run, so that type checks and transformed modules are reused for files that
   * have not changed.
   */
  constructor(name: string) {
    this.root = resolve(cacheFolder, 'copies', name)
    mkdirSync(this.root, { recursive: true })
    this.remove()
    for (const path of projectFiles.filter((file) => existsSync(file))) cpSync(path, join(this.root, path))
    symlinkSync(modules, join(this.root, 'node_modules'))
    execFileSync('git', ['init', '--quiet'], { cwd: this.root })
  }

  /** Runs a program in the copy. */
  run(program: string, ...args: string[]): Promise<ProcessResult> {
    return this.runWith({}, program, ...args)
  }

  /** Like `run`, with more environment variables. */
  runWith(variables: Record<string, string>, program: string, ...args: string[]): Promise<ProcessResult> {
    const { VITEST: _vitest, FORCE_COLOR: _colour, ...inherited } = createCleanEnvironment()
    const env = { ...inherited, NO_COLOR: '1', ...variables }
    const options = { cwd: this.root, env, shell: process.platform === 'win32', maxBuffer: 2 ** 26 }
    return new Promise((resolve) => {
      execFile(program, args, options, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}` }),
      )
    })
  }

  npm(script: string, ...args: string[]): Promise<ProcessResult> {
    return this.run('npm', 'run', '--silent', script, '--', ...args)
  }

  typecheck(): Promise<ProcessResult> {
    return this.npm('typecheck')
  }

  /** Returns the paths of the files that differ from the project's. */
  changedFiles(): string[] {
    const untrackedFiles = execFileSync('git', ['ls-files', '--others', '--exclude-standard', '-z'], {
      cwd: this.root,
      encoding: 'utf8',
    })
    const isUnchanged = (path: string) =>
      existsSync(path) && readFileSync(path).equals(readFileSync(join(this.root, path)))
    return untrackedFiles.split('\0').filter((path) => path !== '' && !isUnchanged(path))
  }

  /** Returns every path below a folder, relative to it. */
  listPaths(folder = 'src'): string[] {
    return readdirSync(join(this.root, folder), { recursive: true, encoding: 'utf8' }).toSorted()
  }

  findLines(path: string, pattern: RegExp): string[] {
    const lines = readFileSync(join(this.root, path), 'utf8').split('\n')
    return lines.filter((line) => pattern.test(line))
  }

  /** Removes the copy, and keeps the cache for the next run. */
  remove(): void {
    for (const path of readdirSync(this.root))
      if (path !== cacheFolder) rmSync(join(this.root, path), { recursive: true })
  }
}
