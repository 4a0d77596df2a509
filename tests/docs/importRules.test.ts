import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/* Runs dependency-cruiser with the import rules on a small tree in which each case breaks one rule. */

interface Case {
  rule: string
  from: string
  to: string
  /** True if only a type is imported. */
  isType?: boolean
}

/** Two modules that import each other, although no two of their files do. */
const cycle = [
  {
    rule: 'server-modules-no-cycles',
    from: 'server/modules/mail/send.ts',
    to: 'server/modules/audit/act.ts',
  },
  {
    rule: 'server-modules-no-cycles',
    from: 'server/modules/audit/list.ts',
    to: 'server/modules/mail/queue.ts',
  },
]

const repository = 'server/modules/clients/clients.repository.ts'

const serverCases: Case[] = [
  { rule: 'server-base', from: 'server/text/plain.ts', to: 'server/http/requestHeaders.ts' },
  { rule: 'server-base', from: 'server/db/tables.ts', to: 'server/context.ts', isType: true },
  { rule: 'server-base', from: 'server/jobs/worker.ts', to: 'server/modules/seo/feed.ts' },
  { rule: 'server-modules-below-app', from: 'server/modules/seo/seo.service.ts', to: 'server/cli/run.ts' },
  { rule: 'server-modules-below-app', from: 'server/plugins/errors.ts', to: 'server/startServer.ts' },
  {
    rule: 'server-modules-below-plugins',
    from: 'server/modules/seo/page.ts',
    to: 'server/plugins/securityHeaders.ts',
  },
  {
    rule: 'routes-are-private',
    from: 'server/modules/seo/seo.service.ts',
    to: 'server/modules/sites/sites.routes.ts',
  },
  {
    rule: 'routes-are-private',
    from: 'server/modules/seo/seo.routes.ts',
    to: 'server/modules/sites/sites.routes.ts',
  },
  { rule: 'routes-call-services', from: 'server/modules/clients/clients.routes.ts', to: repository },
  {
    rule: 'routes-call-services',
    from: 'server/modules/clients/rows.routes.ts',
    to: 'server/db/openDatabase.ts',
  },
  { rule: 'routes-call-services', from: 'server/http/endpoint.ts', to: repository },
  { rule: 'http-knows-no-repository', from: 'server/http/endpoint.ts', to: repository },
  { rule: 'routes-call-services', from: 'server/plugins/openApi.ts', to: repository },
  { rule: 'routes-call-services', from: 'server/app.ts', to: repository },
  {
    rule: 'repositories-know-the-database',
    from: 'server/modules/sites/sites.repository.ts',
    to: 'server/modules/sites/sites.service.ts',
  },
  {
    rule: 'repositories-know-the-database',
    from: 'server/modules/sites/rows.repository.ts',
    to: 'server/problem.ts',
  },
]

const allowed: Omit<Case, 'rule'>[] = [
  { from: 'src/schemas/two.ts', to: 'src/schemas/one.ts' },
  { from: 'server/modules/sites/themes.service.ts', to: repository },
  { from: 'server/modules/sites/themes.repository.ts', to: repository },
  { from: 'server/modules/sites/themes.repository.ts', to: 'server/db/openDatabase.ts' },
  { from: 'server/modules/sites/themes.routes.ts', to: 'server/modules/sites/themes.service.ts' },
  { from: 'server/modules/sites/themes.routes.ts', to: repository, isType: true },
  { from: 'server/modules/sites/sites.endpoints.ts', to: 'server/modules/sites/themes.routes.ts' },
  { from: 'server/modules/sites/themes.test.ts', to: 'server/app.ts' },
  { from: 'server/modules/sites/themes.repository.ts', to: 'server/modules/sites/themes.types.ts' },
  { from: 'server/modules/sites/themes.repository.ts', to: 'kysely' },
  { from: 'server/modules/sites/themes.test.ts', to: 'kysely' },
]

const commonCases: Case[] = [
  { rule: 'no-cycles', from: 'src/schemas/one.ts', to: 'src/schemas/two.ts' },
  { rule: 'schemas-pure', from: 'src/schemas/pure.ts', to: 'react' },
  { rule: 'server-takes-schemas-only', from: 'server/text/shared.ts', to: 'src/data/store.ts' },
  { rule: 'src-not-server', from: 'src/data/call.ts', to: 'server/problem.ts' },
  { rule: 'rjsf-in-the-renderer', from: 'src/pages/form.tsx', to: '@rjsf/core' },
  { rule: 'axios-in-data', from: 'src/pages/call.tsx', to: 'axios' },
  { rule: 'zustand-in-data', from: 'src/pages/store.tsx', to: 'zustand' },
  { rule: 'kysely-in-repositories', from: 'server/modules/sites/query.service.ts', to: 'kysely' },
  { rule: 'kysely-in-repositories', from: 'src/data/query.ts', to: 'kysely' },
  { rule: 'ajv-behind-the-validator', from: 'src/pages/check.tsx', to: 'ajv' },
]

const root = mkdtempSync(join(tmpdir(), 'foyer-import-rules-'))

beforeAll(() => {
  const imports = [...cycle, ...serverCases, ...allowed, ...commonCases]
  const lines = new Map<string, string[]>()
  for (const { from, to, ...rest } of imports) {
    const target = isPackage(to) ? to : `./${relative(dirname(from), to).replace(/\.tsx?$/, '')}`
    const kind = 'isType' in rest && rest.isType ? 'import type' : 'import'
    lines.set(from, [...(lines.get(from) ?? []), `${kind} { value } from '${target}'`])
    if (!isPackage(to) && !lines.has(to)) lines.set(to, [])
  }
  for (const [path, text] of lines) write(path, `${text.join('\n')}\nexport const value = 1\n`)
  for (const name of new Set(imports.map(({ to }) => to).filter(isPackage))) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    write(`node_modules/${name}/index.js`, 'export const value = 1\n')
  }
  cpSync('tsconfig.json', join(root, 'tsconfig.json'))
})

afterAll(() => rmSync(root, { recursive: true }))

test('each rule of the server reports the import that breaks it, and no other import', () => {
  const reported = listViolations('.dependency-cruiser.server.cjs', 'server')
  const cyclePrefix = 'server-modules-no-cycles: server/modules'
  const expected = [
    ...serverCases.map(describeCase),
    `${cyclePrefix}/audit → server/modules/mail`,
    `${cyclePrefix}/mail → server/modules/audit`,
  ]
  expect(reported).toEqual(expected.sort())
})

test('each rule of the server has a case in this file, and a comment that says where the code belongs', () => {
  const rules: { name: string; comment?: string }[] = createRequire(import.meta.url)(
    resolve('.dependency-cruiser.server.cjs'),
  ).forbidden
  const proven = new Set([...cycle, ...serverCases].map(({ rule }) => rule))
  expect([...proven].sort()).toEqual(rules.map(({ name }) => name).sort())
  for (const { name, comment } of rules) expect(comment, name).toMatch(/belongs? in|Put|Move/)
})

test('the rules on cycles, on server and browser, and on libraries report the imports that break them', () => {
  const reported = listViolations('.dependency-cruiser.cjs', 'src', 'server')
  const names = new Set(commonCases.map(({ rule }) => rule))
  expect(reported.filter((violation) => names.has(violation.split(':')[0] ?? ''))).toEqual(
    commonCases.map(describeCase).sort(),
  )
})

function isPackage(path: string): boolean {
  return !/\.tsx?$/.test(path)
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function describeCase({ rule, from, to }: Case): string {
  return `${rule}: ${from} → ${isPackage(to) ? `node_modules/${to}/index.js` : to}`
}

/** Returns the violations that dependency-cruiser reports, as sorted 'rule: from → to'. */
function listViolations(config: string, ...folders: string[]): string[] {
  const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const args = [program, '--config', resolve(config), '--output-type', 'json', ...folders]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(stderr).toBe('')
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] }
  }
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort()
}
