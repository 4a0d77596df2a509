import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A block of commands in a guide: fenced as `sh`, or indented and beginning with a command. */
export interface CommandBlock {
  guide: string
  text: string
}

const commandPattern = /^(foyer|npm|curl|psql|systemctl|install|cd|\w+=\S+ foyer)\b/

/** Returns the command blocks of docs/`name`.md in order. */
export function commandBlocks(name: string): CommandBlock[] {
  const page = readFileSync(`docs/${name}.md`, 'utf8')
  const blocks = page.matchAll(/^```(\w*)[^\n]*\n([\s\S]*?)^```$|((?:^ {4,}\S.*\n)+)/gm)
  return [...blocks].flatMap(([, language, fenced, indented = '']) => {
    const text = fenced ?? indented.replace(/^ +/gm, (spaces) => ' '.repeat(Math.max(0, spaces.length - 7)))
    const isCommandBlock = fenced === undefined ? commandPattern.test(text) : language === 'sh'
    return isCommandBlock ? [{ guide: name, text }] : []
  })
}

/** Shell scripts that replace programs that need root, systemd or the internet, by program name. */
const replacements: Record<string, string> = {
  'apt-get': 'exit 0',
  useradd: 'exit 0',
  chown: 'exit 0',
  runuser: 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"',
  install: `for word; do shift; case $word in -o|-g|foyer) ;; *) set -- "$@" "$word";; esac; done
/usr/bin/install "$@"
for file; do :; done
case $file in */bin/foyer)
  sed -e "s#/usr/bin/node#node#; s#/opt/foyer#$MACHINE/opt/foyer#; s#\\"\\$@\\"#& --env-file $MACHINE/etc/foyer.env#" "$file" > "$file.new"
  chmod 755 "$file.new"; mv "$file.new" "$file" ;;
esac`,
  journalctl: 'tail -n 5 "$MACHINE/log"',
  systemctl: `case "$*" in
  *start*foyer|'enable --now foyer '*)
    cd "$MACHINE/opt/foyer"
    set -a; . "$MACHINE/etc/foyer.env"; set +a
    HOST=127.0.0.1 PORT=$MACHINE_PORT nohup node scripts/foyer.mjs serve >> "$MACHINE/log" 2>&1 < /dev/null &
    echo $! > "$MACHINE/pid"
    until curl --fail --silent --output /dev/null "http://127.0.0.1:$MACHINE_PORT/api/health/ready"; do
      kill -0 "$(cat "$MACHINE/pid")" || exit 1; sleep 0.1
    done ;;
  'stop foyer')
    kill -TERM "$(cat "$MACHINE/pid")"
    # A process that has ended stays listed as a zombie if nothing on this machine collects it.
    while ps -o stat= -p "$(cat "$MACHINE/pid")" | grep -qv Z; do sleep 0.1; done ;;
esac`,
}

/** A folder that simulates a machine: commands of the guides run there, and their absolute paths lead into the folder. */
export class GuideMachine {
  readonly root = mkdtempSync(join(tmpdir(), 'foyer-machine-'))
  #port = 0

  async prepare(): Promise<void> {
    for (const path of [
      'bin',
      'etc/caddy',
      'etc/prometheus',
      'opt',
      'root',
      'units',
      'var/lib',
      'usr/local/bin',
    ])
      mkdirSync(this.at(path), { recursive: true })
    for (const [name, text] of Object.entries(replacements))
      writeFileSync(this.at('bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
    this.#port = await findFreePort()
  }

  at(...parts: string[]): string {
    return join(this.root, ...parts)
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Runs shell commands in `folder`. @returns what they printed. @throws Error if one fails */
  async run(commands: string, folder = this.at('var/lib/foyer')): Promise<string> {
    const text = commands
      .replaceAll(/([\s=<>"'(])\/(etc|opt|root|var\/lib|usr\/local\/bin)\//g, `$1${this.root}/$2/`)
      .replaceAll(`${this.root}/etc/systemd/system/`, `${this.root}/units/`)
      .replaceAll(/(127\.0\.0\.1|localhost):3000/g, `127.0.0.1:${this.#port}`)
    const child = spawn('sh', ['-euc', text], {
      cwd: existsSync(folder) ? folder : this.root,
      env: {
        PATH: `${this.at('usr/local/bin')}:${this.at('bin')}:${dirname(process.execPath)}:${process.env.PATH}`,
        HOME: this.at('root'),
        MACHINE: this.root,
        MACHINE_PORT: String(this.#port),
      },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += String(part)
      })
    const code = await new Promise((resolve) => child.once('exit', resolve))
    if (code !== 0) throw new Error(`${text}\nended with ${code}:\n${output}`)
    return output
  }

  async remove(): Promise<void> {
    await this.run('systemctl stop foyer').catch(() => {})
    rmSync(this.root, { recursive: true })
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
