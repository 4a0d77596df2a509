import { expect, test } from 'vitest'
import { projectFiles, readProjectFile } from './projectFiles'

const document = readProjectFile('docs/security.md')
const inventory = document.slice(document.indexOf('## Cryptography'), document.indexOf('## OWASP ASVS'))

const libraryPattern =
  /from '(node:crypto|jose|@node-rs\/argon2|standardwebhooks|otplib|altcha-lib\/v1)'|\bcrypto\.(subtle|getRandomValues)\b/
const filesWithCryptography = projectFiles.filter(
  (file) => /^(server|src)\/.*(?<!\.test)\.tsx?$/.test(file) && libraryPattern.test(readProjectFile(file)),
)

/** Names of algorithms in the document, by their pattern in the code. */
const algorithmNames: [RegExp, string][] = [
  [/createHmac\('sha256'/, 'HMAC-SHA-256'],
  [/createHash\('sha256'/, 'SHA-256'],
  [/createCipheriv\('aes-256-gcm'/, 'AES-256-GCM'],
  [/'HS256'/, 'HMAC-SHA-256'],
  [/@node-rs\/argon2/, 'argon2id'],
  [/from 'otplib'/, 'TOTP'],
  [/randomUUID\(\)/, 'random UUID'],
  [/createPrivateKey\(/, 'createPrivateKey'],
  [/randomBytes\(|getRandomValues\(/, 'random bits'],
]
/** Matches all used functions of `node:crypto`. Describe a new one in the document. */
const knownFunctionPattern =
  /\b(createHmac|createHash|createCipheriv|createDecipheriv|randomUUID|randomBytes|timingSafeEqual|createPrivateKey)\b/

/** Returns the rows of the table and the sentences below it that name the file. */
function getDescription(file: string): string {
  const [table = '', rest = ''] = inventory.split('\n\nThese hashes and random values')
  const rows = table.split('\n').filter((row) => row.includes(`\`${file}\``))
  return rows.length > 0 ? rows.join('\n') : rest.includes(`\`${file}\``) ? rest : ''
}

test('docs/security.md names each file that uses cryptography, and no other', () => {
  expect(filesWithCryptography.length).toBeGreaterThan(20)
  const named = [...inventory.matchAll(/`((?:server|src)\/[\w/.]+\.tsx?)`/g)].map(([, file]) => file)
  expect([...new Set(named)].sort()).toEqual(filesWithCryptography.toSorted())
})

test.each(filesWithCryptography)('docs/security.md names every algorithm that %s uses', (file) => {
  const text = readProjectFile(file)
  const description = getDescription(file)
  const unnamed = algorithmNames.filter(
    ([pattern, name]) => pattern.test(text) && !description.includes(name),
  )
  expect(unnamed.map(([, name]) => name)).toEqual([])
  const imported = /import \{([^}]*)\} from 'node:crypto'/.exec(text)?.[1]?.split(',') ?? []
  expect(imported.filter((name) => !knownFunctionPattern.test(name))).toEqual([])
})

test('docs/security.md names every derived key', () => {
  const keys = readProjectFile('server/security/keys.ts')
  const derived = [...keys.matchAll(/^ {4}(\w+): derive\(/gm)].map(([, name]) => `\`${name}\``)
  expect(derived.length).toBeGreaterThan(3)
  expect(derived.filter((name) => !inventory.includes(name))).toEqual([])
})
